import type { PrismicDocument } from '@prismicio/client';
import { createReader, linkedFields } from './readDocuments';

const toDocument = (id: string) => ({ id }) as PrismicDocument;

/** A repository that has every document except those whose id begins with `no`. */
const getByIDs = jest.fn(async (ids: string[]) => ({
  results: ids.filter((id) => !id.startsWith('no')).map(toDocument),
}));

beforeEach(() => getByIDs.mockClear());

it('reads each document once per ref', async () => {
  const read = createReader(getByIDs);
  await read('one', ['a', 'b']);
  const documents = await read('one', ['b', 'c', 'c', 'none']);
  expect(getByIDs.mock.calls).toEqual([
    [['a', 'b'], { ref: 'one', fetchLinks: linkedFields }],
    [['c', 'none'], { ref: 'one', fetchLinks: linkedFields }],
  ]);
  expect(documents.get('c')).toEqual({ id: 'c' });
  expect(documents.get('none')).toBeUndefined();
  await read('one', ['none']);
  expect(getByIDs).toHaveBeenCalledTimes(2);
});

it('reads them again at another ref', async () => {
  const read = createReader(getByIDs);
  await read('one', ['a']);
  await read('two', ['a']);
  expect(getByIDs).toHaveBeenCalledTimes(2);
});

it('splits many ids into several queries, whose URLs are not too long', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `article-${index}`);
  const documents = await createReader(getByIDs)('one', ids);
  expect(getByIDs.mock.calls.map(([group]) => group.length)).toEqual([15, 15, 10]);
  expect(documents.size).toBe(40);
});

it('tries again after a failure', async () => {
  const read = createReader(getByIDs);
  getByIDs.mockRejectedValueOnce(new Error('no network'));
  await expect(read('one', ['a'])).rejects.toThrow('no network');
  expect((await read('one', ['a'])).get('a')).toEqual({ id: 'a' });
});
