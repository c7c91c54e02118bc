import type { DocumentFinder, Place } from './createDocumentFinder';
import { createPageChanger } from './createPageChanger';
import type { PageResources } from './gatsbyLoader';
import type { PreviewManifest, PreviewQuery } from './PreviewManifest';

const toQuery = (query: string, variables: string[] = []): PreviewQuery => ({
  ...{ key: 'prismic', query, variables },
  ...{ typenames: ['__typename'], urls: ['url'] },
});
const manifest = {
  queries: {
    article: [toQuery('article', ['uid', 'lang', 'kind'])],
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
const toPlace = (context: Record<string, unknown>, path = `/frettir/${context.uid}`): Place => ({
  document: { id: 'X1', uid: 'stóll', type: 'article', lang: 'is', url: path },
  path,
  fallback: '/frettir/_preview',
  context: { ...context, ...noNeighbours },
});

/** Gatsby's pages, the documents of the preview by id, and what was asked. */
function start(places: Record<string, Place> = {}, known: Record<string, string> = {}) {
  const pages: Record<string, PageResources> = {
    '/frettir/stóll': toPage('/frettir/stóll', 'article', { ...stool, ...neighbours }),
    '/frettir/_preview': toPage('/frettir/_preview', 'article', {
      ...{ prismicPreview: 'fallback', id: '', uid: '', lang: 'is', kind: null },
    }),
    '/': toPage('/', 'home', { lang: 'is' }),
    '/um/': toPage('/um/', 'about', {}),
    '/404.html': toPage('/404.html', 'notFound', { lang: 'is' }),
  };
  const asked: [string, Record<string, unknown>][] = [];
  const learnt: string[] = [];
  const finder: DocumentFinder = {
    findById: async (id) => places[id],
    findByPath: async (path) => Object.values(places).find((place) => place.path === path),
    findForFallback: async (_, search) => places[search.replace('?id=', '')],
    learn: async (documents) => void learnt.push(...documents.map(({ id }) => id)),
    urlOf: (id) => `/at/${id}/`,
    forget() {},
  };
  let failure: Error | undefined;
  const change = createPageChanger({
    manifest,
    finder,
    ask: async ({ query }, variables) => {
      asked.push([query, variables]);
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
    asked,
    learnt,
    pages,
    fail: (error?: Error) => (failure = error),
    /** Shows an address; without a page of its own it has the resources of the not-found page. */
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
  test('has the draft’s data beside what other sources gave it', async () => {
    const { show, learnt } = start({ X1: toPlace(stool) });
    const { resources, isMissing, movedTo, document } = await show('/frettir/stóll');
    expect(resources.json.data).toEqual({ prismic: draft, site: { title: 'Site' } });
    expect({ isMissing, movedTo, id: document?.id }).toEqual({ isMissing: false, id: 'X1' });
    expect(learnt).toContain('X1');
  });

  test('keeps its neighbours, and has the draft’s other context', async () => {
    const { show } = start({ X1: toPlace({ ...stool, kind: 'event' }) });
    const { resources } = await show('/frettir/stóll');
    expect(resources.json.pageContext).toEqual({ ...stool, kind: 'event', ...neighbours });
  });

  test('is asked once where the draft changes nothing of the question, else with its own variables', async () => {
    const same = start({ X1: toPlace(stool) });
    await same.show('/frettir/stóll');
    const variables = { uid: 'stóll', lang: 'is', kind: null };
    expect(same.asked).toEqual([
      ['article', variables],
      ['layout', {}],
    ]);

    const other = start({ X1: toPlace({ ...stool, kind: 'event' }) });
    await other.show('/frettir/stóll');
    expect(other.asked).toContainEqual(['article', { ...variables, kind: 'event' }]);
  });

  test('has drafts of its static queries, and of those alone that ask Prismic', async () => {
    const { staticQueries } = await start({ X1: toPlace(stool) }).show('/frettir/stóll');
    expect(staticQueries).toEqual({
      7: { data: { prismic: expect.objectContaining({ layout: 'draft' }), site: 'Site' } },
    });
  });

  test('keeps what the repository did not have when the site was built', async () => {
    const { show, pages } = start({ X1: toPlace(stool) });
    const built = { article: 'published', allLater: { edges: [] } };
    Object.assign(pages['/frettir/stóll']?.json ?? {}, { data: { prismic: built } });
    const { resources } = await show('/frettir/stóll');
    expect(resources.json.data).toEqual({ prismic: { ...draft, allLater: { edges: [] } } });
  });

  test('is what it was built as when it is changed again', async () => {
    const places: Record<string, Place> = { X1: toPlace({ ...stool, kind: 'event' }) };
    const { show } = start(places);
    await show('/frettir/stóll');
    places.X1 = toPlace({ id: 'X1', uid: 'stóll', type: 'article', lang: 'is' });
    const { resources } = await show('/frettir/stóll');
    expect(resources.json.pageContext).toEqual({ ...stool, ...neighbours });
  });

  test('is left alone by a failure, which is thrown on', async () => {
    const { show, fail, pages } = start({ X1: toPlace(stool) });
    fail(new Error('lost'));
    await expect(show('/frettir/stóll')).rejects.toThrow('lost');
    expect(pages['/frettir/stóll']?.json.data?.prismic).toEqual({ article: 'published' });
    fail(undefined);
    expect((await show('/frettir/stóll')).resources.json.data?.prismic).toEqual(draft);
  });

  test('is the not-found page when the document is deleted', async () => {
    const { resources, ...changed } = await start().show('/frettir/stóll');
    expect(changed).toMatchObject({ isMissing: true, document: undefined, movedTo: undefined });
    expect(resources).toMatchObject({ component: 'notFound.tsx', head: 'head of notFound' });
    expect(resources.json.pageContext).toEqual({ lang: 'is' });
  });

  test('is the not-found page when the document has another address, and says which', async () => {
    const { show } = start({ X1: toPlace(stool, '/frettir/kollur') });
    const { resources, ...changed } = await show('/frettir/stóll');
    expect(changed).toMatchObject({ isMissing: true, movedTo: '/frettir/kollur' });
    expect(resources.component).toBe('notFound.tsx');
  });

  test('is another document’s when that one has its address now', async () => {
    const { show } = start({ X9: toPlace({ ...stool, id: 'X9' }) });
    const { resources, isMissing, movedTo } = await show('/frettir/stóll');
    expect(resources.component).toBe('article.tsx');
    expect(resources.json.pageContext).toMatchObject({ id: 'X9', uid: 'stóll' });
    expect({ isMissing, movedTo }).toEqual({ isMissing: false });
  });

  test('has the template of what the document has become', async () => {
    const event = { ...toPlace({ ...stool, kind: 'event' }), fallback: '/events/_preview' };
    const { show, pages } = start({ X1: { ...event, template: 'event' } });
    pages['/events/_preview'] = toPage('/events/_preview', 'event', { prismicPreview: 'fallback' });
    const { resources } = await show('/frettir/stóll');
    expect(resources.component).toBe('event.tsx');
    expect(resources.json.pageContext).toMatchObject({ id: 'X1', kind: 'event' });

    const same = start({ X1: { ...toPlace(stool), template: 'article' } });
    expect((await same.show('/frettir/stóll')).resources.component).toBe('article.tsx');
  });

  test('comes back when the document does', async () => {
    const places: Record<string, Place> = {};
    const { show } = start(places);
    await show('/frettir/stóll');
    places.X1 = toPlace(stool);
    const { resources, isMissing } = await show('/frettir/stóll');
    expect(isMissing).toBe(false);
    expect(resources.component).toBe('article.tsx');
  });
});

describe('an address without a page', () => {
  const lamp = { ...stool, id: 'X9', uid: 'lampi' };

  test.each([[{}], [{ '/frettir/lampi': 'X9' }], [{ '/frettir/lampi': 'gone' }]])(
    'has the template of the document that will be there: known are %j',
    async (known) => {
      const { show } = start({ X9: toPlace(lamp) }, known);
      const { resources, isMissing } = await show('/frettir/lampi');
      expect(isMissing).toBe(false);
      expect(resources).toMatchObject({ component: 'article.tsx', head: 'head of article' });
      expect(resources.json.data?.prismic).toEqual(draft);
      expect(resources.json.pageContext).toEqual({ ...lamp, ...noNeighbours });
    },
  );

  test('leaves the fallback page as it is', async () => {
    const { show, pages } = start({ X9: toPlace(lamp) });
    await show('/frettir/lampi');
    expect(pages['/frettir/_preview']?.json.pageContext.prismicPreview).toBe('fallback');
  });

  test('stays the not-found page where the preview has nothing either', async () => {
    const { resources, isMissing } = await start().show('/frettir/nowhere');
    expect(resources.component).toBe('notFound.tsx');
    expect(isMissing).toBe(false);
  });
});

describe('a page for documents without one', () => {
  test('leads to where the document will be', async () => {
    const { show, asked } = start({ X1: toPlace(stool) });
    const { movedTo, document } = await show('/frettir/_preview', '?id=X1');
    expect([movedTo, document?.id]).toEqual(['/frettir/stóll', 'X1']);
    expect(asked).toEqual([]);
  });

  test('leads nowhere without a document', async () => {
    expect((await start().show('/frettir/_preview')).movedTo).toBeUndefined();
  });
});

describe('a page of the site’s own', () => {
  test('has the drafts of its lists', async () => {
    const { resources } = await start().show('/');
    expect(resources.json.data?.prismic).toMatchObject({ home: 'draft' });
  });

  test('that asks nothing of Prismic stays as it is, but for static queries', async () => {
    const { resources, staticQueries } = await start().show('/um/');
    expect(resources.json.data?.prismic).toEqual({ article: 'published' });
    expect(Object.keys(staticQueries)).toEqual(['7']);
  });
});
