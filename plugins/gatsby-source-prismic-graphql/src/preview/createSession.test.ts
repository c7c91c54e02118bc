/** @jest-environment ./plugins/gatsby-source-prismic-graphql/test/browserEnvironment.ts */
import { clearBrowser, setPreviewCookie } from '../../test/cookies';
import type { PreviewRepository } from '../../test/previewRepository';
import { previewSite, startPreviewRepository } from '../../test/previewRepository';
import { createContentApi } from '../requests/contentApi/createContentApi';
import type { StartedSession } from './createSession';
import { createSession } from './createSession';
import { findSource, readMetadata } from './findSource';
import type { PageResources } from './gatsbyLoader';
import type { PreviewManifest } from './PreviewManifest';
import type { PreviewState } from './PreviewSession';
import { getView, onView, setView } from './previewStore';
import { changeTab, readTab } from './tabPreview';

// A preview from its cookie to the page, against the content service; of Gatsby there is a loader,
// and a page that is drawn whenever it is told to.

const mockNavigate = jest.fn<Promise<void>, [string]>();
jest.mock('gatsby', () => ({
  withPrefix: (path: string) => path,
  navigate: (url: string) => mockNavigate(url),
}));

let repository: PreviewRepository;
let manifest: PreviewManifest;
beforeAll(async () => {
  repository = await startPreviewRepository();
  const ofPrismic = { key: 'prismic', typenames: [], urls: [] };
  const article =
    'query ArticlePage($uid:String!,$lang:String!){article(uid:$uid,lang:$lang){title}}';
  const layout = 'query Layout{allHomepages(lang:"is"){edges{node{title}}}}';
  manifest = {
    ...repository.manifest,
    queries: { article: [{ ...ofPrismic, query: article, variables: ['uid', 'lang'] }] },
    staticQueries: { 7: [{ ...ofPrismic, query: layout, variables: [] }] },
  };
});
afterAll(() => repository.close());

const ofUid = (uid: string, id: string) => ({ uid, id, type: 'article', lang: 'is' });
function toPages(): Record<string, PageResources> {
  const toPage = (path: string, chunk: string, pageContext = {}): PageResources => ({
    ...{ component: chunk, head: undefined, staticQueryResults: {} },
    json: { data: { prismic: { article: { title: 'published' } } }, pageContext },
    page: { path, componentChunkName: chunk, staticQueryHashes: [7] },
  });
  return {
    '/': toPage('/', 'home'),
    '/frettir/stóll/': toPage('/frettir/stóll/', 'article', ofUid('stóll', 'article-stool-is')),
    '/frettir/borð/': toPage('/frettir/borð/', 'article', ofUid('borð', 'article-table-is')),
    '/frettir/askja/': toPage('/frettir/askja/', 'article', ofUid('askja', 'article-chair-is')),
    '/frettir/_preview': toPage('/frettir/_preview', 'article', {
      ...{ prismicPreview: 'fallback', id: '', uid: '', lang: 'is' },
    }),
    '/404.html': toPage('/404.html', 'notFound'),
  };
}

let pages: Record<string, PageResources>;
/** What is on show at the address. */
let shown: PageResources | undefined;
let logged: jest.SpyInstance;
/** What the session hears of the window: it listens as long as its page is there. */
let heard: EventTarget;
let session: StartedSession;
/** Answers instead of the content service. */
let instead: (() => Promise<Response>) | undefined;
const { fetch: fetchReally } = globalThis;

beforeEach(() => {
  clearBrowser();
  window.history.replaceState({}, '', '/');
  pages = toPages();
  shown = undefined;
  instead = undefined;
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
    return instead && /graphql|previews/.test(String(input)) ? instead() : fetchReally(input, init);
  });
  heard = new EventTarget();
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    heard.addEventListener(type, listener as EventListener);
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

/** Resolves when the state is as it should be. */
function until(isSo: (state: PreviewState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => isSo(session.getState()) && resolve();
    session.subscribe(look);
    look();
  });
}
const title = () => (shown?.json.data?.prismic as { article?: { title?: string } }).article?.title;

test('the page on show becomes the draft, and the layout with it', async () => {
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

test('a document without a page is shown at its future address, by its template', async () => {
  await start(await open(), '/');
  await session.goTo('article-lamp-is');
  expect(decodeURI(window.location.pathname)).toBe('/frettir/lampi/');
  expect([shown?.component, title()]).toEqual(['article', 'Lampi']);
  await until(({ document }) => document?.id === 'article-lamp-is');
});

test('an address that a draft has left leads on to the new one', async () => {
  await start(await open(), '/frettir/borð/');
  await session.show();
  expect(decodeURI(window.location.pathname)).toBe('/frettir/skrifborð');
  expect(title()).toBe('Skrifborð');
});

test('a deleted document is missing, which is no failure', async () => {
  await start(await open(), '/frettir/askja/');
  await session.show();
  expect(session.getState()).toMatchObject({ status: 'ready', isMissing: true });
  expect(shown?.component).toBe('notFound');
});

test('a document of no page leads to the front page; one that there is not is refused', async () => {
  await start(await open(), '/frettir/stóll/');
  await session.goTo('homepage-front-is');
  expect(window.location.pathname).toBe('/');
  await until(({ document }) => document?.type === 'homepage');
  await expect(session.goTo('article-chair-is')).rejects.toMatchObject({ kind: 'refused' });
});

test('a release is shown instead, remembered by the tab, and left again', async () => {
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
  await session.pickRelease();
  expect(title()).toBe('Kollur');
  expect(session.getState()).toMatchObject({ subject: { kind: 'draft' }, release: undefined });
});

test('a day is remembered; without a release by then it is the draft', async () => {
  await start(await open());
  await session.pickDate('2026-12-24');
  expect(session.getState()).toMatchObject({ date: '2026-12-24', subject: { kind: 'draft' } });
  expect([title(), readTab().date]).toEqual(['Kollur', '2026-12-24']);
});

test('the links lead to what is on show, and to where it is edited', async () => {
  const token = await open();
  await start(token);
  expect(session.editLink()).toBeUndefined();
  await session.show();
  expect(Object.fromEntries(new URL(session.shareLink()).searchParams)).toEqual({
    ...{ token, documentId: 'article-stool-is' },
  });
  expect(session.editLink()).toBe(`${repository.url}/#article-stool-is`);
});

test('a preview that has ended says so, drops its cookie, and shows no published page as a draft', async () => {
  await start(`${repository.url}/previews/ended:1?websitePreviewId=X`);
  await session.show();
  expect(session.getState()).toMatchObject({ status: 'failed', failure: { kind: 'ended' } });
  expect([document.cookie, readTab()]).toEqual(['', {}]);
  expect(getView()?.props.error).toMatchObject({ kind: 'ended' });
  expect(logged).toHaveBeenCalledTimes(1);
});

test('its time over, a preview ends by itself', async () => {
  changeTab({ until: Date.now() + 30 });
  await start(await open());
  await until(({ failure }) => failure?.kind === 'ended');
  expect(document.cookie).toBe('');
});

test('a connection that is lost is told, and a retry shows the draft', async () => {
  await start(await open());
  instead = () => Promise.reject(new TypeError('Failed to fetch'));
  await session.show();
  expect(session.getState()).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
  expect(getView()?.props.error).toMatchObject({ message: 'Failed to fetch' });
  expect(document.cookie).not.toBe('');

  instead = undefined;
  await session.retry();
  expect(session.getState()).toMatchObject({ status: 'ready', failure: undefined });
  expect([title(), getView()?.props]).toEqual(['Kollur', { loading: false }]);
});

test('a saved draft is shown, at the ref that the toolbar names', async () => {
  const token = await open();
  await start(token);
  await session.show();
  const newest = token.replace(/(\/previews\/[^:?]+)[^?]*/, '$1:newest');
  await until(({ until: end }) => end !== undefined);
  heard.dispatchEvent(new CustomEvent('prismicPreviewUpdate', { detail: { ref: newest } }));
  expect(session.getState().status).toBe('loading');
  await until(({ status }) => status !== 'loading');
  expect(readTab().token).toBe(newest);
});

test('another preview in another tab is noticed, and can be taken over', async () => {
  await start(await open());
  await session.show();
  setPreviewCookie(await open());
  heard.dispatchEvent(new Event('focus'));
  expect(session.getState().elsewhere).toBe('other');
  expect(title()).toBe('Kollur');
});

test('an exit leaves nothing of the preview', async () => {
  await start(await open());
  session.exit();
  expect([document.cookie, readTab()]).toEqual(['', {}]);
});

test('addresses of documents are those of the preview', async () => {
  await start(await open());
  const table = { id: 'article-table-is', uid: 'skrifborð', type: 'article', lang: 'is' };
  expect(await session.addressOf(table)).toBe('/frettir/skrifborð/');
  expect(await session.addressOf({ ...table, id: 'article-chair-is' })).toBeNull();
});
