import { walkDocuments } from './walkDocuments';

const list = { field: 'allArticles', lang: 'is', node: 'title' } as const;

it('asks until there is no more, and skips what is missing', async () => {
  const answers = [
    {
      pageInfo: { hasNextPage: true, endCursor: 'c1' },
      edges: [{ node: { title: 'a' } }, null, { node: null }],
    },
    { pageInfo: { hasNextPage: true, endCursor: 'c2' }, edges: null },
    { pageInfo: { hasNextPage: false, endCursor: 'c3' }, edges: [{ node: { title: 'b' } }] },
  ];
  const asked: unknown[] = [];
  const graphql = async (_query: string, variables: unknown) => {
    asked.push(variables);
    return { data: { prismic: { list: answers[asked.length - 1] } } } as never;
  };
  expect(await walkDocuments(graphql as never, list)).toEqual([{ title: 'a' }, { title: 'b' }]);
  expect(asked).toEqual([
    { lang: 'is', after: null },
    { lang: 'is', after: 'c1' },
    { lang: 'is', after: 'c2' },
  ]);
});

it('says which list cannot be read, and why', async () => {
  const graphql = async () => ({ errors: [new Error('response timeout')] }) as never;
  await expect(walkDocuments(graphql, list)).rejects.toThrow(
    /allArticles \(is\) cannot be read.*response timeout/,
  );
});
