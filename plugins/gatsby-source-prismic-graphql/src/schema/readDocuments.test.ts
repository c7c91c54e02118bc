import { afterPosition, readDocuments } from './readDocuments';
import { toCursor } from '../requests/readList';

const list = { type: 'Article', lang: 'is', fields: 'title' };

it('queries page after page, and skips missing edges and nodes', async () => {
  const responses = [
    {
      pageInfo: { hasNextPage: true, endCursor: 'c1' },
      edges: [{ node: { title: 'a' } }, null, { node: null }],
    },
    { pageInfo: { hasNextPage: true, endCursor: 'c2' }, edges: null },
    {
      pageInfo: { hasNextPage: false, endCursor: 'c3' },
      edges: [{ node: { title: 'b' } }],
    },
  ];
  const requests: unknown[] = [];
  const graphql = async (_query: string, variables: unknown) => {
    requests.push(variables);
    return { data: { prismic: { list0: responses[requests.length - 1] } } };
  };
  expect(await readDocuments(graphql, list)).toEqual([{ title: 'a' }, { title: 'b' }]);
  expect(requests).toEqual([
    { lang: 'is', after0: null },
    { lang: 'is', after0: 'c1' },
    { lang: 'is', after0: 'c2' },
  ]);
});

it('rejects with the name of the list and the reason', async () => {
  const graphql = async () => ({ errors: [new Error('response timeout')] });
  await expect(readDocuments(graphql, list)).rejects.toThrow(
    /allArticles \(is\) cannot be read.*response timeout/,
  );
});

it('queries the later pages together if cursors are positions', async () => {
  const pageAfter = (after: string | null) => {
    const start = after === null ? 0 : Number(atob(after).split(':')[1]) + 1;
    const edges = Array.from({ length: 20 }, (_, index) => ({ node: start + index + 1 }));
    const pageInfo = { hasNextPage: start < 380, endCursor: toCursor(start + 19) };
    return { totalCount: 400, pageInfo, edges };
  };
  const counts: number[] = [];
  const graphql = async (_query: string, variables: Record<string, unknown>) => {
    const cursors = Object.keys(variables).flatMap((name) =>
      name === 'lang' ? [] : ((variables[name] ?? null) as string | null),
    );
    counts.push(cursors.length);
    if (refusesMany && cursors.length > 1) return { errors: ['too large'] };
    const lists = cursors.map((cursor, index) => [`list${index}`, pageAfter(cursor)]);
    return { data: { prismic: Object.fromEntries(lists) } };
  };
  const all = Array.from({ length: 400 }, (_, index) => index + 1);
  let refusesMany = false;
  const read = () => readDocuments<number>(graphql, list);
  expect(await read()).toEqual(all);
  expect(counts).toEqual([1, 15, 4]);
  refusesMany = true;
  expect(await read()).toEqual(all);
});

it('a page begins after the document before its first one', () => {
  expect([0, 18].map(afterPosition)).toEqual([null, toCursor(17)]);
});
