import { fakeArticles } from '../../test/fakeDocuments';
import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { toConnection } from './connection';
import { fetchDocuments } from './fetchDocuments';

let repository: FakeRepository;
beforeEach(async () => {
  repository = await startFakeRepository();
  repository.documents = [...fakeArticles(45), ...fakeArticles(3, 'en-us')];
});
afterEach(() => repository.close());

const refs = { ref: 'ref-1', integrationFieldsRef: null };
const articles = { type: 'Article', sortType: 'SortArticley', sortBy: 'title_ASC', lang: 'is' };
const fetchArticles = (onPage: (count: number) => void = () => {}) =>
  fetchDocuments(toConnection(repository), refs, articles, onPage);

test.each([
  [20, [20, 40, 45]],
  [100, [45]],
  [45, [45]],
  [1, Array.from({ length: 45 }, (_, index) => index + 1)],
])('45 documents come once each from a service that gives %i at a time', async (limit, counts) => {
  repository.pageLimit = limit;
  const seen: number[] = [];
  const edges = await fetchArticles((count) => seen.push(count));

  expect(edges.map(({ node }) => node._meta.id)).toEqual(fakeArticles(45).map(({ id }) => id));
  expect(seen).toEqual(counts);
});

test('the first page is asked for without a cursor, not with an empty one', async () => {
  await fetchArticles();
  expect(repository.requests.map(({ variables }) => variables.after)).toEqual([
    undefined,
    'cursor-19',
    'cursor-39',
  ]);
});

test('a type without documents has none', async () => {
  repository.documents = [];
  expect(await fetchArticles()).toEqual([]);
});

test.each([[null], ['cursor-19']])(
  'a service that ends every page at %j is not asked forever',
  async (endCursor) => {
    const pageInfo = { hasNextPage: true, endCursor };
    repository.fault = () => ({
      status: 200,
      body: JSON.stringify({ data: { allArticles: { pageInfo, edges: [] } } }),
    });
    await expect(fetchArticles()).rejects.toThrow(/allArticles goes on .* no new cursor/);
  },
);
