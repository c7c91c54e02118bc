import { cacheUrls, createUrlIndex, readUrls } from './urlIndex';

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

const cacheEntries = (addresses: [string, string][]) =>
  cacheUrls(connection, cache, new Map(addresses));

test('an index has the URLs of the digest that it was loaded for', async () => {
  const index = createUrlIndex(connection, cache);
  expect(index.urlOf('A')).toBeNull();

  await index.load(await cacheEntries([['A', '/a/']]));
  expect([index.urlOf('A'), index.urlOf('B')]).toEqual(['/a/', null]);
  await index.load(await cacheEntries([['B', '/b/']]));
  expect([index.urlOf('A'), index.urlOf('B')]).toEqual([null, '/b/']);
});

test('an index is empty without a digest and for an outdated digest', async () => {
  const index = createUrlIndex(connection, cache);
  const outdated = await cacheEntries([['A', '/a/']]);
  const last = await cacheEntries([['A', '/b/']]);
  await index.load(outdated);
  expect(index.urlOf('A')).toBeNull();
  await index.load(last);
  await index.load(undefined);
  expect(index.urlOf('A')).toBeNull();
});

test('a slow load does not overwrite a later one', async () => {
  const first = await cacheEntries([['A', '/a/']]);
  const old = await cache.get(`urls ${connection.api}`);
  const second = await cacheEntries([['A', '/b/']]);
  let finish = () => {};
  const slow = new Promise<unknown>((resolve) => (finish = () => resolve(old)));
  let reads = 0;
  const index = createUrlIndex(connection, {
    get: (key) => (reads++ === 0 ? slow : cache.get(key)),
  });

  const loading = index.load(first);
  const last = index.load(second);
  finish();
  await Promise.all([loading, last]);
  expect(index.urlOf('A')).toBe('/b/');
});

test('the digest does not depend on the order of the URLs', async () => {
  expect(await readUrls(connection, cache)).toBeUndefined();
  const a: [string, string] = ['A', '/a/'];
  const b: [string, string] = ['B', '/b/'];
  const digest = await cacheEntries([a, b]);
  expect(await cacheEntries([b, a])).toBe(digest);
  expect((await readUrls(connection, cache))?.digest).toBe(digest);
  expect(await cacheEntries([a])).not.toBe(digest);
});
