import { fakeArticles } from '../../test/fakeDocuments';
import { fakeSchema } from '../../test/fakeSchema';
import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { toCursor } from './documentFields';
import { fetchDocuments, readDocuments } from './readList';
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

test('returns an empty list for a type without documents', async () => {
  repository.documents = [];
  expect(await fetchArticles()).toEqual([]);
});

const list = { type: 'Article', lang: 'is', fields: 'title' };

test('queries all pages, and skips missing edges and nodes', async () => {
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

test('rejects with the name of the list and the reason', async () => {
  const graphql = async () => ({ errors: [new Error('response timeout')] });
  await expect(readDocuments(graphql, list)).rejects.toThrow(
    /allArticles \(is\) cannot be read.*response timeout/,
  );
});
