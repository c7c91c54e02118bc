import type { DocumentFinder, PreviewDocument } from './createDocumentFinder';
import { createPageChanger } from './createPageChanger';
import type { PageResources } from './gatsbyLoader';
import type { PreviewManifest, PreviewQuery } from './PreviewManifest';

const toQuery = (query: string, variables: string[] = []): PreviewQuery => ({
  ...{ key: 'prismic', query, variables },
  ...{ typenames: ['__typename'], urls: ['url'] },
});
const manifest = {
  pages: [{ type: 'Article', template: 'article', langs: ['is'] }],
  queries: { article: [toQuery('article', ['uid', 'lang', 'kind'])] },
  staticQueries: { 7: [toQuery('layout')] },
} as unknown as PreviewManifest;

const stool = { id: 'X1', uid: 'stóll', type: 'article', lang: 'is', kind: null };
const path = '/frettir/stóll';

const toFound = (context: Record<string, unknown>): PreviewDocument => ({
  document: { id: String(context.id), uid: 'stóll', type: 'article', lang: 'is', url: path },
  ...{ path, fallback: '/frettir/_preview', context },
});

async function show(documents: PreviewDocument[], published: Record<string, unknown> = {}) {
  const sentQueries: [string, Record<string, unknown>][] = [];
  const finder: DocumentFinder = {
    findById: async (id) => documents.find(({ document }) => document.id === id),
    findByPath: async (searched) => documents.find((found) => found.path === searched),
    findForFallback: async () => undefined,
    loadUrls: async () => {},
    urlOf: () => null,
    clearUrls() {},
  };
  const resources: PageResources = {
    ...{ component: 'article.tsx', head: undefined },
    json: { data: { prismic: published }, pageContext: { ...stool } },
    page: { path, componentChunkName: 'article', staticQueryHashes: [7] },
    staticQueryResults: { 7: { data: { prismic: 'published' } } },
  };
  const change = createPageChanger({
    ...{ manifest, finder },
    sendQuery: async ({ query }, variables) => {
      sentQueries.push([query, variables]);
      return { [query]: 'draft' };
    },
    load: async () => resources,
    idAt: () => undefined,
  });
  return { ...(await change(path, '', resources)), resources, sentQueries };
}

test('a page is queried with the variables of the draft', async () => {
  const { sentQueries } = await show([toFound({ ...stool, kind: 'event' })]);
  expect(sentQueries).toEqual([
    ['article', { uid: 'stóll', lang: 'is', kind: 'event' }],
    ['layout', {}],
  ]);
});

test('a page keeps fields that the repository did not have during the build', async () => {
  const allNewTypes = { edges: [] };
  const { resources } = await show([toFound(stool)], { article: 'published', allNewTypes });
  expect(resources.json.data?.prismic).toEqual({ article: 'draft', allNewTypes });
});

test('a page shows another document that has its path now', async () => {
  const { resources, isMissing } = await show([toFound({ ...stool, id: 'X9' })]);
  expect(isMissing).toBe(false);
  expect(resources.json.pageContext).toMatchObject({ id: 'X9', uid: 'stóll' });
});
