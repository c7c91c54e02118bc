import { fakeArticles } from '../../test/fakeDocuments';
import { fakeSchema } from '../../test/fakeSchema';
import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { fetchDocuments } from './fetchDocuments';
import { toRepositoryConnection } from './repositoryConnection';

let repository: FakeRepository;
beforeEach(async () => {
  repository = await startFakeRepository();
  repository.documents = [...fakeArticles(45), ...fakeArticles(3, 'en-us')];
});
afterEach(() => repository.close());

const refs = { ref: 'ref-1', integrationFieldsRef: null };
const articles = { type: 'Article', sortType: 'SortArticley', sortBy: 'title_ASC', lang: 'is' };
const fetchArticles = (onPage: (count: number) => void = () => {}) =>
  fetchDocuments(toRepositoryConnection(repository), refs, articles, fakeSchema, onPage);

test.each([
  [20, [20, 40, 45]],
  [100, [45]],
  [45, [45]],
  [1, Array.from({ length: 45 }, (_, index) => index + 1)],
])(
  'fetches each of 45 documents once from a service with the page size %i',
  async (limit, counts) => {
    repository.pageLimit = limit;
    const seen: number[] = [];
    const edges = await fetchArticles((count) => seen.push(count));

    expect(edges.map(({ node }) => node._meta.id)).toEqual(fakeArticles(45).map(({ id }) => id));
    expect(seen).toEqual(counts);
  },
);

test('requests the first page without a cursor', async () => {
  await fetchArticles();
  expect(repository.requests.map(({ variables }) => variables.after)).toEqual([
    undefined,
    'cursor-19',
    'cursor-39',
  ]);
});

test('returns an empty list for a type without documents', async () => {
  repository.documents = [];
  expect(await fetchArticles()).toEqual([]);
});

test.each([[null], ['cursor-19']])(
  'stops at a service that ends every page with the cursor %j',
  async (endCursor) => {
    const pageInfo = { hasNextPage: true, endCursor };
    repository.fault = () => ({
      status: 200,
      body: JSON.stringify({ data: { allArticles: { pageInfo, edges: [] } } }),
    });
    await expect(fetchArticles()).rejects.toThrow(/allArticles continues .* no new cursor/);
  },
);
