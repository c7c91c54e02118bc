import { afterPosition, readDocuments } from '../requests/readList';
import { toCursor } from '../requests/documentFields';

const list = { type: 'Article', lang: 'is', fields: 'title' };

it('queries all pages, and skips missing edges and nodes', async () => {
  const pages = new Map([
    [null, [{ node: { title: 'a' } }, null, { node: null }]],
    [toCursor(2), null],
    [toCursor(5), [{ node: { title: 'b' } }]],
  ]);
  const graphql = async (_query: string, { lang, after }: Record<string, unknown>) => {
    expect(lang).toBe('is');
    const edges = pages.get(after as string | null);
    return { data: { prismic: { list: { totalCount: 7, edges } } } };
  };
  expect(await readDocuments(graphql, list)).toEqual([{ title: 'a' }, { title: 'b' }]);
});

it('rejects with the name of the list and the reason', async () => {
  const graphql = async () => ({ errors: [new Error('response timeout')] });
  await expect(readDocuments(graphql, list)).rejects.toThrow(
    /allArticles \(is\) cannot be read.*response timeout/,
  );
});

it('a page begins after the document before its first one', () => {
  expect([0, 18].map(afterPosition)).toEqual([null, toCursor(17)]);
});
