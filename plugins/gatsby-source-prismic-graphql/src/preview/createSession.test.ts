/** @jest-environment ./plugins/gatsby-source-prismic-graphql/test/browserEnvironment.ts */
import { clearBrowser, setPreviewCookie } from '../../test/cookies';
import type { PreviewRepository } from '../../test/previewRepository';
import { previewSite, startPreviewRepository } from '../../test/previewRepository';
import { createContentApi } from '../requests/contentApi/createContentApi';
import type { StartedSession } from './createSession';
import { createSession } from './createSession';
import { findSource, readMetadata } from './findSource';
import type { PageResources } from './gatsbyLoader';
import type { PreviewState } from './previewApi';
import type { PreviewManifest } from './PreviewManifest';
import { getView, onView, setView } from './previewView';
import { changeTab, readTab } from './tabPreview';

// Tests a preview from the cookie to the page against the content service. The test replaces Gatsby's
// loader, and renders each view immediately.

const mockNavigate = jest.fn<Promise<void>, [string]>();
jest.mock('gatsby', () => ({
  withPrefix: (path: string) => path,
  navigate: (url: string) => mockNavigate(url),
}));

let repository: PreviewRepository;
let manifest: PreviewManifest;
beforeAll(async () => {
  repository = await startPreviewRepository();
  const prismicField = { key: 'prismic', typenames: [], urls: [] };
  const article =
    'query ArticlePage($uid:String!,$lang:String!){article(uid:$uid,lang:$lang){title}}';
  const layout = 'query Layout{allHomepages(lang:"is"){edges{node{title}}}}';
  manifest = {
    ...repository.manifest,
    queries: { article: [{ ...prismicField, query: article, variables: ['uid', 'lang'] }] },
    staticQueries: { 7: [{ ...prismicField, query: layout, variables: [] }] },
  };
});
afterAll(() => repository.close());

const toContext = (uid: string, id: string) => ({ uid, id, type: 'article', lang: 'is' });
function toPages(): Record<string, PageResources> {
  const toPage = (path: string, chunk: string, pageContext = {}): PageResources => ({
    ...{ component: chunk, head: undefined, staticQueryResults: {} },
    json: { data: { prismic: { article: { title: 'published' } } }, pageContext },
    page: { path, componentChunkName: chunk, staticQueryHashes: [7] },
  });
  return {
    '/': toPage('/', 'home'),
    '/frettir/stóll/': toPage('/frettir/stóll/', 'article', toContext('stóll', 'article-stool-is')),
    '/frettir/borð/': toPage('/frettir/borð/', 'article', toContext('borð', 'article-table-is')),
    '/frettir/askja/': toPage('/frettir/askja/', 'article', toContext('askja', 'article-chair-is')),
    '/frettir/_preview': toPage('/frettir/_preview', 'article', {
      ...{ prismicPreview: 'fallback', id: '', uid: '', lang: 'is' },
    }),
    '/404.html': toPage('/404.html', 'notFound'),
  };
}

let pages: Record<string, PageResources>;
/** Resources of the current page. */
let shown: PageResources | undefined;
let logged: jest.SpyInstance;
/** Receives the session's event listeners, which it never removes from the window. */
let windowEvents: EventTarget;
let session: StartedSession;
/** Replaces the response of the content service. */
let fakeResponse: (() => Promise<Response>) | undefined;
const { fetch: originalFetch } = globalThis;

beforeEach(() => {
  clearBrowser();
  window.history.replaceState({}, '', '/');
  pages = toPages();
  shown = undefined;
  fakeResponse = undefined;
  const loader = {
    loadPage: async (address: string) => {
      const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
      pages[path] ??= { ...toPages()['/404.html'] } as PageResources;
      return pages[path];
    },
  };
  Object.assign(window, { ___loader: loader, EventSource: EventTarget });
  mockNavigate.mockImplementation(async (url) => {
    window.history.replaceState({}, '', url);
    shown = (await loader.loadPage(url)) as PageResources;
    getView()?.onRoute();
  });
  const built = Object.keys(pages);
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (String(input).startsWith('/')) {
      const status = built.includes(String(input)) ? 200 : 404;
      return Promise.resolve(new Response(null, { status }));
    }
    return fakeResponse && /graphql|previews/.test(String(input))
      ? fakeResponse()
      : originalFetch(input, init);
  });
  windowEvents = new EventTarget();
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    windowEvents.addEventListener(type, listener as EventListener);
  });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
const stop = onView(() => getView()?.onDraw());
afterEach(async () => {
  await until(({ until: end, failure }) => end !== undefined || failure !== undefined);
  jest.restoreAllMocks();
  setView(undefined);
});
afterAll(stop);

async function start(token: string, path = '/frettir/stóll/'): Promise<void> {
  setPreviewCookie(token);
  changeTab({ token });
  window.history.replaceState({}, '', path);
  shown = pages[path];
  const api = createContentApi({ endpoint: repository.api, cookies: () => '' });
  const metadata = await readMetadata(api);
  const source = findSource(repository.api, metadata);
  session = createSession({ manifest, site: previewSite, api, metadata, source });
}
const open = () => repository.open('article-lamp-is');

/** Resolves when the state fulfils a condition. */
function until(condition: (state: PreviewState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => condition(session.getState()) && resolve();
    session.subscribe(check);
    check();
  });
}
const title = () => (shown?.json.data?.prismic as { article?: { title?: string } }).article?.title;

test('shows the draft on the current page and in the layout', async () => {
  await start(await open());
  expect(session.getState().status).toBe('loading');
  await session.show();
  expect(title()).toBe('Kollur');
  expect(session.getState()).toMatchObject({
    ...{ status: 'ready', isMissing: false, subject: { kind: 'draft' } },
    document: { id: 'article-stool-is', url: '/frettir/stóll/' },
  });
  expect(getView()?.props).toEqual({ loading: false });
  expect(getView()?.staticQueries['7']?.data.prismic).toEqual({
    allHomepages: { edges: [{ node: { title: 'Ný forsíða' } }] },
  });
});

test('shows a document without a page at its future path, with its template', async () => {
  await start(await open(), '/');
  await session.goTo('article-lamp-is');
  expect(decodeURI(window.location.pathname)).toBe('/frettir/lampi/');
  expect([shown?.component, title()]).toEqual(['article', 'Lampi']);
  await until(({ document }) => document?.id === 'article-lamp-is');
});

test('redirects from the old path of a draft to its new path', async () => {
  await start(await open(), '/frettir/borð/');
  await session.show();
  expect(decodeURI(window.location.pathname)).toBe('/frettir/skrifborð');
  expect(title()).toBe('Skrifborð');
});

test('a deleted document is missing, which is not an error', async () => {
  await start(await open(), '/frettir/askja/');
  await session.show();
  expect(session.getState()).toMatchObject({ status: 'ready', isMissing: true });
  expect(shown?.component).toBe('notFound');
});

test('goes to the front page for a document without a page, and refuses an unknown document', async () => {
  await start(await open(), '/frettir/stóll/');
  await session.goTo('homepage-front-is');
  expect(window.location.pathname).toBe('/');
  await until(({ document }) => document?.type === 'homepage');
  await expect(session.goTo('article-chair-is')).rejects.toMatchObject({ kind: 'refused' });
});

test('shows a selected release, stores it in the tab, and returns to the draft', async () => {
  await start(await open());
  const [christmas] = session.getState().releases;
  await session.pickRelease(christmas?.ref);
  expect(title()).toBe('Jólastóll');
  expect(session.getState().subject).toEqual({ kind: 'release', label: 'Christmas' });
  expect(session.getRef()).toBe(christmas?.ref);
  expect(readTab().release).toBe('christmas');
  expect(new URL(session.shareLink()).searchParams.get('token')).toContain(
    `/previews/${christmas?.ref}`,
  );
  await session.pickDate('2026-12-24');
  await session.pickRelease();
  expect(title()).toBe('Kollur');
  expect(session.getState()).toMatchObject({
    subject: { kind: 'draft' },
    release: undefined,
    date: undefined,
  });
});

test('stores a selected day, and shows the draft if no release is scheduled until then', async () => {
  await start(await open());
  await session.pickDate('2026-12-24');
  expect(session.getState()).toMatchObject({ date: '2026-12-24', subject: { kind: 'draft' } });
  expect([title(), readTab().date]).toEqual(['Kollur', '2026-12-24']);
});

test('the links lead to the current content and to its editor', async () => {
  const token = await open();
  await start(token);
  expect(session.editLink()).toBeUndefined();
  await session.show();
  expect(Object.fromEntries(new URL(session.shareLink()).searchParams)).toEqual({
    ...{ token, documentId: 'article-stool-is' },
  });
  expect(session.editLink()).toBe(`${repository.url}/#article-stool-is`);
});

test('a preview that has ended reports the end and removes its cookie', async () => {
  await start(`${repository.url}/previews/ended:1?websitePreviewId=X`);
  await session.show();
  expect(session.getState()).toMatchObject({ status: 'failed', failure: { kind: 'ended' } });
  expect([document.cookie, readTab()]).toEqual(['', {}]);
  expect(getView()?.props.error).toMatchObject({ kind: 'ended' });
  expect(logged).toHaveBeenCalledTimes(1);
});

test('a preview ends when its time is over', async () => {
  changeTab({ until: Date.now() + 30 });
  await start(await open());
  await until(({ failure }) => failure?.kind === 'ended');
  expect(document.cookie).toBe('');
});

test('reports a lost connection, and a retry shows the draft', async () => {
  await start(await open());
  fakeResponse = () => Promise.reject(new TypeError('Failed to fetch'));
  await session.show();
  expect(session.getState()).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
  expect(getView()?.props.error).toMatchObject({ message: 'Failed to fetch' });
  expect(document.cookie).not.toBe('');

  fakeResponse = undefined;
  await session.retry();
  expect(session.getState()).toMatchObject({ status: 'ready', failure: undefined });
  expect([title(), getView()?.props]).toEqual(['Kollur', { loading: false }]);
});

test('shows a saved draft at the ref from the toolbar', async () => {
  const token = await open();
  await start(token);
  await session.show();
  const newest = token.replace(/(\/previews\/[^:?]+)[^?]*/, '$1:newest');
  await until(({ until: end }) => end !== undefined);
  windowEvents.dispatchEvent(new CustomEvent('prismicPreviewUpdate', { detail: { ref: newest } }));
  expect(session.getState().status).toBe('loading');
  await until(({ status }) => status !== 'loading');
  expect(readTab().token).toBe(newest);
});

test('a draft that is saved while its page is opened is shown', async () => {
  const token = await open();
  await start(token, '/preview/');
  await until(({ until: end }) => end !== undefined);
  const going = session.goTo('article-stool-is');
  const newest = token.replace(/(\/previews\/[^:?]+)[^?]*/, '$1:newest');
  windowEvents.dispatchEvent(new CustomEvent('prismicPreviewUpdate', { detail: { ref: newest } }));
  await going;
  await until(({ status }) => status === 'ready');
  expect([window.location.pathname, title()]).toEqual([encodeURI('/frettir/stóll/'), 'Kollur']);
});

test('notices a preview in another tab', async () => {
  await start(await open());
  await session.show();
  setPreviewCookie(await open());
  windowEvents.dispatchEvent(new Event('focus'));
  expect(session.getState().elsewhere).toBe('other');
  expect(title()).toBe('Kollur');
});

test('exit removes the cookie and the tab’s state', async () => {
  await start(await open());
  session.exit();
  expect([document.cookie, readTab()]).toEqual(['', {}]);
});

test('exit stays on the site at a path that is the address of another host to browsers', async () => {
  const address = `${window.location.origin}//example.is/`;
  await start(await open(), address);
  session.exit();
  expect(fetch).toHaveBeenCalledWith(address, { method: 'HEAD' });
});

test('a path that begins with two slashes is not read as a host', async () => {
  await start(await open(), `${window.location.origin}//frettir/stóll/`);
  await session.show();
  expect(session.getState()).toMatchObject({
    ...{ isMissing: false, document: { id: 'article-stool-is' } },
  });
});

test('returns the URLs of documents in the preview', async () => {
  await start(await open());
  const table = { id: 'article-table-is', uid: 'skrifborð', type: 'article', lang: 'is' };
  expect(await session.addressOf(table)).toBe('/frettir/skrifborð/');
  expect(await session.addressOf({ ...table, id: 'article-chair-is' })).toBeNull();
});
