import type { DocumentFinder, ListedDocument, PreviewDocument } from './createDocumentFinder';
import { createPageChanger } from './createPageChanger';
import type { PageResources } from './gatsbyLoader';
import type { PreviewManifest, PreviewQuery } from './PreviewManifest';
import type { Pagination } from '../planning/planPages';
import { toPagination } from '../planning/planPages';

const toQuery = (query: string, variables: string[] = []): PreviewQuery => ({
  ...{ key: 'prismic', query, variables },
  ...{ typenames: ['__typename'], urls: ['url'] },
});
const manifest = {
  pages: [{ type: 'Article', template: 'article', langs: ['is'] }],
  queries: {
    article: [toQuery('article', ['uid', 'lang', 'kind', 'paginationNextUid'])],
    home: [toQuery('home', ['lang'])],
  },
  staticQueries: { 7: [toQuery('layout')] },
} as unknown as PreviewManifest;

const toPage = (
  path: string,
  chunk: string,
  pageContext: Record<string, unknown>,
  data: Record<string, unknown> = { prismic: { article: 'published' }, site: { title: 'Site' } },
): PageResources => ({
  component: `${chunk}.tsx`,
  head: `head of ${chunk}`,
  json: { data, pageContext },
  page: { path, componentChunkName: chunk, staticQueryHashes: [7, '8'] },
  staticQueryResults: { 7: { data: { prismic: 'published', site: 'Site' } }, 8: { data: {} } },
});
const stool = { id: 'X1', uid: 'stóll', type: 'article', lang: 'is', kind: null };
const neighbours = { next: { id: 'X2' }, paginationNextUid: 'borð', cursor: 'c9' };
const noNeighbours = { next: null, paginationNextUid: '', cursor: 'c0' };
const lampAfter: Pagination = {
  cursor: 'c5',
  ...toPagination(null, { id: 'X9', uid: 'lampi', type: 'article', lang: 'is', url: '/lampi' }),
};
const toFound = (
  context: Record<string, unknown>,
  path = `/frettir/${context.uid}`,
): PreviewDocument => ({
  document: { id: String(context.id), uid: 'stóll', type: 'article', lang: 'is', url: path },
  path,
  entry: 0,
  fallback: '/frettir/_preview',
  toContext: (draftNeighbours) => ({ ...context, ...(draftNeighbours ?? noNeighbours) }),
});

/**
 * @param documents the documents of the preview, by id.
 * @param known ids of documents, by path.
 * @param draftNeighbours neighbours in the preview, if they are known.
 */
function start(
  documents: Record<string, PreviewDocument> = {},
  known: Record<string, string> = {},
  draftNeighbours?: Pagination,
) {
  const pages: Record<string, PageResources> = {
    '/frettir/stóll': toPage('/frettir/stóll', 'article', { ...stool, ...neighbours }),
    '/frettir/_preview': toPage('/frettir/_preview', 'article', {
      ...{ prismicPreview: 'fallback', id: '', uid: '', lang: 'is', kind: null },
    }),
    '/': toPage('/', 'home', { lang: 'is' }),
    '/um/': toPage('/um/', 'about', {}),
    '/404.html': toPage('/404.html', 'notFound', { lang: 'is' }),
  };
  const sentQueries: [string, Record<string, unknown>][] = [];
  const loadedIds: string[] = [];
  const listed: ListedDocument[] = [];
  const finder: DocumentFinder = {
    findById: async (id) => documents[id],
    findByPath: async (path) => Object.values(documents).find((found) => found.path === path),
    findForFallback: async (_, search) => documents[search.replace('?id=', '')],
    findNeighbours: async (document) => {
      listed.push(document);
      return draftNeighbours;
    },
    loadUrls: async (related) => void loadedIds.push(...related.map(({ id }) => id)),
    urlOf: (id) => `/at/${id}/`,
    clearUrls() {},
  };
  let failure: Error | undefined;
  const change = createPageChanger({
    manifest,
    finder,
    sendQuery: async ({ query }, variables) => {
      sentQueries.push([query, variables]);
      if (failure) throw failure;
      return {
        [query]: 'draft',
        meta: { documentId: 'X1', documentType: 'article', documentLang: 'is' },
        other: { __typename: 'Article' },
      };
    },
    load: async (address) => pages[address],
    idAt: (path) => known[path],
  });
  return {
    sentQueries,
    loadedIds,
    listed,
    finder,
    pages,
    fail: (error?: Error) => (failure = error),
    /** Shows a path. A path without a page has the resources of the not-found page. */
    async show(path: string, search = '') {
      const resources = pages[path] ?? toPage('/404.html', 'notFound', { lang: 'is' });
      return { ...(await change(path, search, resources)), resources };
    },
  };
}

const draft = {
  article: 'draft',
  meta: { documentId: 'X1', documentType: 'article', documentLang: 'is', url: '/at/X1/' },
  other: { __typename: 'PRISMIC_Article' },
};

describe('the page of a published document', () => {
  test('gets the draft’s data and keeps the data of other sources', async () => {
    const { show, loadedIds } = start({ X1: toFound(stool) });
    const { resources, isMissing, movedTo, document } = await show('/frettir/stóll');
    expect(resources.json.data).toEqual({ prismic: draft, site: { title: 'Site' } });
    expect({ isMissing, movedTo, id: document?.id }).toEqual({ isMissing: false, id: 'X1' });
    expect(loadedIds).toContain('X1');
  });

  test('gets the draft’s context and keeps its neighbours when the draft’s are not known', async () => {
    const { show } = start({ X1: toFound({ ...stool, kind: 'event' }) });
    const { resources } = await show('/frettir/stóll');
    expect(resources.json.pageContext).toEqual({ ...stool, kind: 'event', ...neighbours });
  });

  test('gets the draft’s neighbours', async () => {
    const { show } = start({ X1: toFound(stool) }, {}, lampAfter);
    const { resources } = await show('/frettir/stóll');
    expect(resources.json.pageContext).toEqual({ ...stool, ...lampAfter });
  });

  test('looks for its neighbours once, at its place in the build', async () => {
    const { show, listed } = start({ X1: toFound(stool) }, {}, lampAfter);
    await show('/frettir/stóll');
    expect(listed).toEqual([{ id: 'X1', lang: 'is', entry: 0, cursor: 'c9' }]);
  });

  test('looks for its neighbours while it waits for the document and the query', async () => {
    const { show, finder, listed, sentQueries } = start({ X1: toFound(stool) }, {}, lampAfter);
    let respond: (found: PreviewDocument) => void = () => {};
    finder.findById = () => new Promise((resolve) => (respond = resolve));
    const shown = show('/frettir/stóll');
    expect([listed.length, sentQueries.length]).toEqual([1, 1]);
    respond(toFound(stool));
    await shown;
    expect(listed).toHaveLength(1);
  });

  test('looks again in the entry that the document belongs to now', async () => {
    const found = { X1: { ...toFound(stool), entry: 1 } };
    const { show, listed } = start(found, {}, lampAfter);
    await show('/frettir/stóll');
    expect(listed.map(({ entry, cursor }) => [entry, cursor])).toEqual([
      [0, 'c9'],
      [1, 'c9'],
    ]);
  });

  test('is queried again when a neighbour is a variable of its query and has changed', async () => {
    const { show, sentQueries } = start({ X1: toFound(stool) }, {}, lampAfter);
    await show('/frettir/stóll');
    const queried = sentQueries.filter(([query]) => query === 'article');
    expect(queried.map(([, { paginationNextUid }]) => paginationNextUid)).toEqual([
      'borð',
      'lampi',
    ]);
  });

  test('stays unchanged when the query for its neighbours is aborted', async () => {
    const { show, finder, pages } = start({ X1: toFound(stool) });
    finder.findNeighbours = () => Promise.reject(new DOMException('', 'AbortError'));
    await expect(show('/frettir/stóll')).rejects.toThrow(DOMException);
    expect(pages['/frettir/stóll']?.json.pageContext).toEqual({ ...stool, ...neighbours });
  });

  test('is queried once, unless the draft changes the variables of the query', async () => {
    const same = start({ X1: toFound(stool) });
    await same.show('/frettir/stóll');
    const variables = { uid: 'stóll', lang: 'is', kind: null, paginationNextUid: 'borð' };
    expect(same.sentQueries).toEqual([
      ['article', variables],
      ['layout', {}],
    ]);

    const other = start({ X1: toFound({ ...stool, kind: 'event' }) });
    await other.show('/frettir/stóll');
    expect(other.sentQueries).toContainEqual(['article', { ...variables, kind: 'event' }]);
  });

  test('gets drafts of the static queries that query Prismic', async () => {
    const { staticQueries } = await start({ X1: toFound(stool) }).show('/frettir/stóll');
    expect(staticQueries).toEqual({
      7: { data: { prismic: expect.objectContaining({ layout: 'draft' }), site: 'Site' } },
    });
  });

  test('keeps fields that the repository did not have during the build', async () => {
    const { show, pages } = start({ X1: toFound(stool) });
    const built = { article: 'published', allNewTypes: { edges: [] } };
    Object.assign(pages['/frettir/stóll']?.json ?? {}, { data: { prismic: built } });
    const { resources } = await show('/frettir/stóll');
    expect(resources.json.data).toEqual({ prismic: { ...draft, allNewTypes: { edges: [] } } });
  });

  test('is changed again from its unchanged resources', async () => {
    const documents: Record<string, PreviewDocument> = { X1: toFound({ ...stool, kind: 'event' }) };
    const { show } = start(documents);
    await show('/frettir/stóll');
    documents.X1 = toFound({ id: 'X1', uid: 'stóll', type: 'article', lang: 'is' });
    const { resources } = await show('/frettir/stóll');
    expect(resources.json.pageContext).toEqual({ ...stool, ...neighbours });
  });

  test('stays unchanged after an error, which is rethrown', async () => {
    const { show, fail, pages } = start({ X1: toFound(stool) });
    fail(new Error('lost'));
    await expect(show('/frettir/stóll')).rejects.toThrow('lost');
    expect(pages['/frettir/stóll']?.json.data?.prismic).toEqual({ article: 'published' });
    fail(undefined);
    expect((await show('/frettir/stóll')).resources.json.data?.prismic).toEqual(draft);
  });

  test('becomes the not-found page when the document is deleted', async () => {
    const { resources, ...changed } = await start().show('/frettir/stóll');
    expect(changed).toMatchObject({ isMissing: true, document: undefined, movedTo: undefined });
    expect(resources).toMatchObject({ component: 'notFound.tsx', head: 'head of notFound' });
    expect(resources.json.pageContext).toEqual({ lang: 'is' });
  });

  test('becomes the not-found page when the document has moved, and reports the new path', async () => {
    const { show } = start({ X1: toFound(stool, '/frettir/kollur') });
    const { resources, ...changed } = await show('/frettir/stóll');
    expect(changed).toMatchObject({ isMissing: true, movedTo: '/frettir/kollur' });
    expect(resources.component).toBe('notFound.tsx');
  });

  test('shows another document that has this path now', async () => {
    const { show } = start({ X9: toFound({ ...stool, id: 'X9' }) });
    const { resources, isMissing, movedTo } = await show('/frettir/stóll');
    expect(resources.component).toBe('article.tsx');
    expect(resources.json.pageContext).toMatchObject({ id: 'X9', uid: 'stóll' });
    expect({ isMissing, movedTo }).toEqual({ isMissing: false });
  });

  test('gets another template when the document needs it', async () => {
    const event = { ...toFound({ ...stool, kind: 'event' }), fallback: '/events/_preview' };
    const { show, pages } = start({ X1: { ...event, template: 'event' } });
    pages['/events/_preview'] = toPage('/events/_preview', 'event', { prismicPreview: 'fallback' });
    const { resources } = await show('/frettir/stóll');
    expect(resources.component).toBe('event.tsx');
    expect(resources.json.pageContext).toMatchObject({ id: 'X1', kind: 'event' });

    const same = start({ X1: { ...toFound(stool), template: 'article' } });
    expect((await same.show('/frettir/stóll')).resources.component).toBe('article.tsx');
  });

  test('shows the document again when it is restored', async () => {
    const documents: Record<string, PreviewDocument> = {};
    const { show } = start(documents);
    await show('/frettir/stóll');
    documents.X1 = toFound(stool);
    const { resources, isMissing } = await show('/frettir/stóll');
    expect(isMissing).toBe(false);
    expect(resources.component).toBe('article.tsx');
  });
});

describe('a path without a page', () => {
  const lamp = { ...stool, id: 'X9', uid: 'lampi' };

  test.each([[{}], [{ '/frettir/lampi': 'X9' }], [{ '/frettir/lampi': 'gone' }]])(
    'gets the template of the document that will have this path, with the known ids %j',
    async (known) => {
      const { show } = start({ X9: toFound(lamp) }, known);
      const { resources, isMissing } = await show('/frettir/lampi');
      expect(isMissing).toBe(false);
      expect(resources).toMatchObject({ component: 'article.tsx', head: 'head of article' });
      expect(resources.json.data?.prismic).toEqual(draft);
      expect(resources.json.pageContext).toEqual({ ...lamp, ...noNeighbours });
    },
  );

  test('gets the neighbours of the draft', async () => {
    const { show, listed } = start({ X9: toFound(lamp) }, {}, { ...lampAfter, next: null });
    const { resources } = await show('/frettir/lampi');
    expect(resources.json.pageContext).toMatchObject({ id: 'X9', cursor: 'c5', next: null });
    expect(listed).toMatchObject([{ lang: 'is', entry: 0, cursor: undefined }]);
  });

  test('does not change the fallback page', async () => {
    const { show, pages } = start({ X9: toFound(lamp) });
    await show('/frettir/lampi');
    expect(pages['/frettir/_preview']?.json.pageContext.prismicPreview).toBe('fallback');
  });

  test('stays the not-found page without a document in the preview', async () => {
    const { resources, isMissing } = await start().show('/frettir/nowhere');
    expect(resources.component).toBe('notFound.tsx');
    expect(isMissing).toBe(false);
  });
});

describe('a fallback page', () => {
  test('redirects to the path that the document will have', async () => {
    const { show, sentQueries } = start({ X1: toFound(stool) });
    const { movedTo, document } = await show('/frettir/_preview', '?id=X1');
    expect([movedTo, document?.id]).toEqual(['/frettir/stóll', 'X1']);
    expect(sentQueries).toEqual([]);
  });

  test('does not redirect without a document', async () => {
    expect((await start().show('/frettir/_preview')).movedTo).toBeUndefined();
  });
});

describe('a page that the site creates', () => {
  test('gets the drafts of its lists', async () => {
    const { resources } = await start().show('/');
    expect(resources.json.data?.prismic).toMatchObject({ home: 'draft' });
  });

  test('without a query of Prismic changes only its static queries', async () => {
    const { resources, staticQueries } = await start().show('/um/');
    expect(resources.json.data?.prismic).toEqual({ article: 'published' });
    expect(Object.keys(staticQueries)).toEqual(['7']);
  });
});
