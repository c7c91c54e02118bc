import { fakeArticles } from '../../test/fakeDocuments';
import { fakeSchema } from '../../test/fakeSchema';
import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { fetchDocuments } from './fetchDocuments';
import { toCursor } from './readList';
import { toRepositoryConnection } from './repository';

let repository: FakeRepository;
beforeEach(async () => {
  repository = await startFakeRepository();
  repository.documents = [...fakeArticles(45), ...fakeArticles(3, 'en-us')];
});
afterEach(() => repository.close());

const content = { ref: 'ref-1', integrationFieldsRef: null, digests: {} };
const articles = {
  type: 'Article',
  sortType: 'SortArticley',
  sortBy: 'meta_lastPublicationDate_ASC',
  lang: 'is',
};
const fetchArticles = (onPage: (count: number) => void = () => {}) =>
  fetchDocuments(toRepositoryConnection(repository), content, articles, fakeSchema, onPage);

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
  expect(repository.requests.map(({ variables }) => variables.after0)).toEqual([
    undefined,
    'cursor-19',
    'cursor-39',
  ]);
});

describe('with cursors that are positions', () => {
  beforeEach(() => {
    repository.toCursor = toCursor;
    repository.documents = fakeArticles(720);
  });
  const requestedCursors = () =>
    repository.requests.map(
      ({ variables }) => Object.keys(variables).filter((name) => /^after/.test(name)).length,
    );

  test('fetches up to 300 documents in a request', async () => {
    const edges = await fetchArticles();
    expect(edges.map(({ node }) => node._meta.id)).toEqual(fakeArticles(720).map(({ id }) => id));
    expect(requestedCursors()).toEqual([0, 15, 15, 5]);
  });

  test('fetches each page by itself if the service refuses several at once', async () => {
    repository.fault = (_path, query) =>
      query.includes('page1')
        ? { status: 400, body: '{"errors":[{"message":"Too complex"}]}' }
        : undefined;
    expect(await fetchArticles()).toHaveLength(720);
  });
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
      body: JSON.stringify({ data: { page0: { pageInfo, edges: [] } } }),
    });
    await expect(fetchArticles()).rejects.toThrow(/allArticles continues .* no new cursor/);
  },
);
