import { walkList } from './walkList';

const list = { field: 'allArticles', lang: 'is', node: 'title' } as const;

it('asks until there is no more, and skips what is missing', async () => {
  const answers = [
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
  const asked: unknown[] = [];
  const graphql = async (_query: string, variables: unknown) => {
    asked.push(variables);
    return { data: { prismic: { list: answers[asked.length - 1] } } } as never;
  };
  expect(await walkList(graphql as never, list)).toEqual([
    { cursor: 'c0', node: { title: 'a' } },
    { cursor: 'c3', node: { title: 'b' } },
  ]);
  expect(asked).toEqual([
    { lang: 'is', after: null },
    { lang: 'is', after: 'c1' },
    { lang: 'is', after: 'c2' },
  ]);
});

it('says which list cannot be read, and why', async () => {
  const graphql = async () => ({ errors: [new Error('response timeout')] }) as never;
  await expect(walkList(graphql, list)).rejects.toThrow(
    /allArticles \(is\) cannot be read.*response timeout/,
  );
});

it('asks for the later pages at once where cursors are places', async () => {
  const toCursor = (place: number) => Buffer.from(`arrayconnection:${place}`).toString('base64');
  let under = 0;
  let most = 0;
  const graphql = async (_query: string, { after }: { after: string | null }) => {
    under += 1;
    most = Math.max(most, under);
    await new Promise(setImmediate);
    under -= 1;
    const start = after === null ? 0 : Number(atob(after).split(':')[1]) + 1;
    const edges = [0, 1].map((index) => ({
      cursor: toCursor(start + index),
      node: start + index + 1,
    }));
    const pageInfo = { hasNextPage: start < 6, endCursor: toCursor(start + 1) };
    return { data: { prismic: { list: { totalCount: 8, pageInfo, edges } } } } as never;
  };
  const found = await walkList<number>(graphql as never, list);
  expect(found.map(({ node }) => node)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(most).toBe(3);
});
