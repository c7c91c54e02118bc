/** @jest-environment jsdom */
import type { DocumentFinder, PreviewDocument } from './createDocumentFinder';
import type { PageResources } from './createPageChanger';
import { createPageChanger, onLoadPage, showWithoutPage, toGatsbyData } from './createPageChanger';
import type { PreviewManifest, PreviewQuery } from './previewRequests';

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
    sendQuery: async (query, variables) => {
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

test('a page shows its moved document, not the not-found page, until its path is open', async () => {
  const moved = { ...toFound({ ...stool, kind: 'event' }), path: '/frettir/kollur' };
  const { resources, isMissing, movedTo } = await show([moved]);
  expect([isMissing, movedTo]).toEqual([false, '/frettir/kollur']);
  expect(resources.json.pageContext).toMatchObject({ kind: 'event' });
});

const meta = (id: string) => ({
  ...{ documentId: id, documentUid: `uid-${id}`, documentType: 'article', documentLang: 'is' },
});
const reference = (id: string) => ({ id, uid: `uid-${id}`, type: 'article', lang: 'is' });
const linkTo = (id: string, others = {}) => ({
  link_type: 'Document',
  ...reference(id),
  ...others,
});

test('adds the type prefix, and the URLs of documents and links', () => {
  const response = {
    article: {
      kind: 'Article',
      type: 'Article',
      body: [{ __typename: 'ArticleBodyQuote' }, null],
      _meta: { ...meta('A'), alternateLanguages: [meta('B')] },
      text: [{ data: linkTo('A') }, { data: linkTo('B') }],
      link: { __typename: '_ExternalLink', url: 'https://a.is' },
    },
  };
  const query = { typenames: ['__typename', 'kind'], urls: ['url', 'address'] };
  const urlOf = (id: string) => (id === 'A' ? '/a/' : null);
  expect(toGatsbyData(response, query, urlOf)).toEqual({
    article: {
      kind: 'PRISMIC_Article',
      type: 'Article',
      body: [{ __typename: 'PRISMIC_ArticleBodyQuote' }, null],
      _meta: {
        ...meta('A'),
        ...{ url: '/a/', address: '/a/' },
        alternateLanguages: [{ ...meta('B'), url: null, address: null }],
      },
      text: [{ data: { ...linkTo('A'), url: '/a/' } }, { data: linkTo('B') }],
      link: { __typename: 'PRISMIC__ExternalLink', url: 'https://a.is' },
    },
  });
});

test('puts what a query selects of an image in the place of the image', () => {
  const image = { url: 'https://images.prismic.io/a.jpg', dimensions: { width: 400, height: 300 } };
  const data = (width: number) => ({ key: 'gatsbyImageData', options: { width } });
  const query = {
    ...{ typenames: [], urls: [] },
    images: {
      photoSharp__0: {
        key: 'photoSharp',
        fields: [{ key: 'childImageSharp', fields: [data(100)] }],
      },
      photoSharp__1: { key: 'photoSharp', fields: [data(200)] },
      face__2: { key: 'face', crop: 'face', fields: [data(50)] },
    },
  };
  const response = { article: { photoSharp__0: image, photoSharp__1: image, face__2: image } };
  expect(toGatsbyData(response, query, () => null)).toMatchObject({
    article: {
      photoSharp: {
        childImageSharp: { gatsbyImageData: { width: 100, height: 75 } },
        gatsbyImageData: { width: 200, height: 150 },
      },
      face: null,
    },
  });
});

const pageAt = (path: string) => ({ path, componentChunkName: 'a', staticQueryHashes: [] });
let loader: { pages: unknown; loadPage(address: string): Promise<unknown> };
beforeEach(() => {
  loader = {
    pages: undefined,
    loadPage() {
      return Promise.resolve(this.pages);
    },
  };
  Object.assign(window, { ___loader: loader });
});

test.each([[undefined], [null], [new Error('status 500')], [{ status: 'error' }]])(
  'does not change a page that could not be loaded: %s',
  async (failed) => {
    const change = jest.fn();
    const load = onLoadPage(change);
    loader.pages = failed;
    expect(await loader.loadPage('/a/')).toBe(failed);
    expect(await load('/a/')).toBeUndefined();
    expect(change).not.toHaveBeenCalled();
  },
);

test('at a path without a page, `gatsby develop` shows the draft instead of its own 404 page', () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  const isPageNotFound: (address: string) => boolean = () => true;
  const missing = { ...loader, isPageNotFound };
  Object.assign(window, { ___loader: missing });
  const changed = { json: {}, page: pageAt('/404.html') };
  showWithoutPage('/fréttir/ný', changed as never);
  jest.restoreAllMocks();
  expect(changed.page.path).toBe('/fréttir/ný');
  expect(missing.isPageNotFound('/fr%C3%A9ttir/n%C3%BD/?a=b')).toBe(false);
  expect(missing.isPageNotFound('/fréttir/önnur')).toBe(true);
});
