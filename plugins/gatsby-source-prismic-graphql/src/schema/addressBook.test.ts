import { createAddressBook, keepAddresses, readAddressDigest } from './addressBook';

const connection = { api: 'http://localhost/api/v2' };
let cache: {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<unknown>;
};
beforeEach(() => {
  const stored = new Map<string, unknown>();
  cache = {
    get: (key) => Promise.resolve(stored.get(key)),
    set: (key, value) => Promise.resolve(stored.set(key, value)),
  };
});

const keep = (addresses: [string, string][]) =>
  keepAddresses(connection, cache, new Map(addresses), JSON.stringify);

test('a book that was made before has the addresses of the digest at which it is opened', async () => {
  const book = createAddressBook(connection, cache);
  expect(book.urlOf('A')).toBeNull();

  await book.open(await keep([['A', '/a/']]));
  expect([book.urlOf('A'), book.urlOf('B')]).toEqual(['/a/', null]);
  await book.open(await keep([['B', '/b/']]));
  expect([book.urlOf('A'), book.urlOf('B')]).toEqual([null, '/b/']);
});

test('without a digest, and at one whose addresses are gone, there are none', async () => {
  const book = createAddressBook(connection, cache);
  const gone = await keep([['A', '/a/']]);
  const last = await keep([['A', '/b/']]);
  await book.open(gone);
  expect(book.urlOf('A')).toBeNull();
  await book.open(last);
  await book.open(undefined);
  expect(book.urlOf('A')).toBeNull();
});

test('a slow opening does not undo a later one', async () => {
  const first = await keep([['A', '/a/']]);
  const old = await cache.get(`addresses ${connection.api}`);
  const second = await keep([['A', '/b/']]);
  let finish = () => {};
  const slow = new Promise<unknown>((resolve) => (finish = () => resolve(old)));
  let reads = 0;
  const book = createAddressBook(connection, {
    get: (key) => (reads++ === 0 ? slow : cache.get(key)),
  });

  const opening = book.open(first);
  await book.open(second);
  finish();
  await opening;
  expect(book.urlOf('A')).toBe('/b/');
});

test('the digest is that of the addresses, not of their order', async () => {
  expect(await readAddressDigest(connection, cache)).toBeUndefined();
  const a: [string, string] = ['A', '/a/'];
  const b: [string, string] = ['B', '/b/'];
  const digest = await keep([a, b]);
  expect(await keep([b, a])).toBe(digest);
  expect(await readAddressDigest(connection, cache)).toBe(digest);
  expect(await keep([a])).not.toBe(digest);
});
