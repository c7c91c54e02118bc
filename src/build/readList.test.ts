import { readList } from './readList';

const list = { field: 'allArticles', lang: 'is', node: 'title' } as const;

it('queries page after page, and skips missing edges and nodes', async () => {
  const responses = [
    {
      pageInfo: { hasNextPage: true, endCursor: 'c1' },
      edges: [{ cursor: 'c0', node: { title: 'a' } }, null, { cursor: 'c1', node: null }],
    },
    { pageInfo: { hasNextPage: true, endCursor: 'c2' }, edges: null },
    {
      pageInfo: { hasNextPage: false, endCursor: 'c3' },
      edges: [{ cursor: 'c3', node: { title: 'b' } }],
    },
  ];
  const requests: unknown[] = [];
  const graphql = async (_query: string, variables: unknown) => {
    requests.push(variables);
    return { data: { prismic: { list: responses[requests.length - 1] } } } as never;
  };
  expect(await readList(graphql as never, list)).toEqual([
    { cursor: 'c0', node: { title: 'a' } },
    { cursor: 'c3', node: { title: 'b' } },
  ]);
  expect(requests).toEqual([
    { lang: 'is', after: null },
    { lang: 'is', after: 'c1' },
    { lang: 'is', after: 'c2' },
  ]);
});

it('rejects with the name of the list and the reason', async () => {
  const graphql = async () => ({ errors: [new Error('response timeout')] }) as never;
  await expect(readList(graphql, list)).rejects.toThrow(
    /allArticles \(is\) cannot be read.*response timeout/,
  );
});

it('queries the later pages in parallel if cursors are positions', async () => {
  const toCursor = (position: number) =>
    Buffer.from(`arrayconnection:${position}`).toString('base64');
  let running = 0;
  let most = 0;
  const graphql = async (_query: string, { after }: { after: string | null }) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    const start = after === null ? 0 : Number(atob(after).split(':')[1]) + 1;
    const edges = [0, 1].map((index) => ({
      cursor: toCursor(start + index),
      node: start + index + 1,
    }));
    const pageInfo = { hasNextPage: start < 6, endCursor: toCursor(start + 1) };
    return { data: { prismic: { list: { totalCount: 8, pageInfo, edges } } } } as never;
  };
  const found = await readList<number>(graphql as never, list);
  expect(found.map(({ node }) => node)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(most).toBe(3);
});
