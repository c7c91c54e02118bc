import { fakeArticles } from '../../test/fakeDocuments';
import { fakeSchema } from '../../test/fakeSchema';
import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { fetchDocuments } from './readList';
import { toCursor } from './documentFields';
import { toRepositoryConnection } from './repository';

let repository: FakeRepository;
beforeEach(async () => {
  repository = await startFakeRepository();
  repository.documents = [...fakeArticles(45), ...fakeArticles(3, 'en-us')];
});

const content = { ref: 'ref-1', integrationFieldsRef: null, digests: {} };
const articles = {
  type: 'Article',
  sortType: 'SortArticley',
  sortBy: 'meta_lastPublicationDate_ASC',
  selection: '',
};
const fetchArticles = () =>
  fetchDocuments(toRepositoryConnection(repository), content, articles, 'is', fakeSchema);

test.each([20, 100, 45, 1])(
  'fetches each of 45 documents once from a service with the page size %i',
  async (limit) => {
    repository.pageLimit = limit;
    const edges = await fetchArticles();
    expect(edges.map(({ node }) => node._meta.id)).toEqual(fakeArticles(45).map(({ id }) => id));
  },
);

test('requests the first page without a cursor, then all other pages', async () => {
  await fetchArticles();
  const [first, ...others] = repository.requests.map(({ variables }) => variables.after);
  expect(first).toBeUndefined();
  expect(new Set(others)).toEqual(new Set([toCursor(19), toCursor(39)]));
});

test('returns an empty list for a type without documents', async () => {
  repository.documents = [];
  expect(await fetchArticles()).toEqual([]);
});
