/** @jest-environment jsdom */
import { configure, waitFor } from '@testing-library/dom';
import type { Language } from '../i18n/languages';
import type { PageContext } from '../pageContext';

// The site's hooks in Gatsby's own code for the browser: its start, its loader and its router.

type Props = { location: { pathname: string }; pageContext: PageContext };

const mockHooks: Record<string, unknown> = {};
let mockTemplate: (props: Props) => unknown;

jest.mock('$virtual/match-paths.json', () => [], { virtual: true });
jest.mock(
  '$virtual/async-requires',
  () => ({ components: { template: async () => ({ default: mockTemplate }) } }),
  { virtual: true },
);
jest.mock('gatsby/cache-dir/api-runner-browser-plugins', () => [{ plugin: mockHooks }]);
jest.mock('gatsby-react-router-scroll', () => ({
  ScrollContext: ({ children }: { children: unknown }) => children,
}));

// All of Gatsby is loaded anew for each address.
configure({ asyncUtilTimeout: 20_000 });

const { NODE_ENV } = process.env;
const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const reported = jest.fn();
const requested: string[] = [];
/** The `result` of all page data, in place of the right one. */
let damaged: { result: unknown } | undefined;

const languageOf: Record<string, Language | undefined> = {
  '/': 'is',
  '/en/': 'en-us',
  '/en/verkefni/': 'en-us',
  '/ha-frettir/HönnunarMars/': 'is',
  // As in the build, the context of the not-found pages has no language.
  '/404.html': undefined,
  '/en/404/': undefined,
};

/** A host that has the data of these pages, and reads addresses as most hosts do. */
class FakeRequest {
  onreadystatechange: () => void = () => undefined;
  readyState = 4;
  status = 404;
  responseText = '';
  open(method: string, url: string) {
    const { pathname } = new URL(url, window.location.origin);
    requested.push(`${method} ${pathname}`);
    const name = /^\/page-data\/+(.+)\/page-data\.json$/.exec(decodeURIComponent(pathname))?.[1];
    const path = Object.keys(languageOf).find((each) =>
      name === 'index' ? each === '/' : [`/${name}`, `/${name}/`].includes(each),
    );
    if (path !== undefined) {
      const result = { pageContext: { lang: languageOf[path] } };
      this.respond({
        path,
        result,
        ...damaged,
        componentChunkName: 'template',
        staticQueryHashes: [],
      });
    }
    if (name === undefined && pathname.endsWith('app-data.json')) {
      this.respond({ webpackCompilationHash: 'hash' });
    }
  }
  private respond(data: object) {
    this.status = 200;
    this.responseText = JSON.stringify(data);
  }
  send() {
    queueMicrotask(() => this.onreadystatechange());
  }
}

beforeEach(() => {
  jest.resetModules();
  requested.length = 0;
  damaged = undefined;
  logged.mockClear();
  reported.mockClear();
  Object.assign(process.env, { NODE_ENV: 'production' });
  Object.assign(window, {
    reportError: reported,
    XMLHttpRequest: FakeRequest,
    __BASE_PATH__: '',
    __PATH_PREFIX__: '',
    ___chunkMapping: {},
    ___webpackCompilationHash: 'hash',
  });
});

afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
});

/** Opens an address for which the server sends the HTML of a page. */
async function open(address: string, pagePath: string, message: string) {
  window.history.replaceState(null, '', window.location.origin + address);
  window.pagePath = pagePath;
  document.body.innerHTML =
    '<div id="___gatsby"><div id="gatsby-focus-wrapper">' +
    `<h1>${message}</h1></div><div id="gatsby-announcer"></div></div>`;
  const { onClientEntry } = await import('./onClientEntry');
  const { replaceHydrateFunction } = await import('./replaceHydrateFunction');
  const { wrapRootElement } = await import('./wrapRootElement');
  const { languageOfPage } = await import('../pageContext');
  const { messagesOf } = await import('../i18n/messageStore');
  const onInitialClientRender = jest.fn();
  const hooks = { onClientEntry, onInitialClientRender, replaceHydrateFunction, wrapRootElement };
  Object.assign(mockHooks, hooks);
  mockTemplate = ({ location, pageContext }) => (
    <h1>{messagesOf(languageOfPage(pageContext, location.pathname))?.['404.title']}</h1>
  );
  jest.requireActual('gatsby/cache-dir/production-app');
  const served = document.querySelector('h1');
  await waitFor(() => expect(onInitialClientRender).toHaveBeenCalledTimes(1));
  expect(document.querySelector('h1')?.textContent).toBe(message);
  return { isHydrated: document.querySelector('h1') === served };
}

describe.each([
  ['/', '/404.html', 'Síða fannst ekki'],
  ['/en/', '/en/404/', 'Page not found'],
])('a path below %s that no page has keeps the HTML of the not-found page', (root, page, title) => {
  it.each([
    'x/',
    'x%3Dy/',
    'x%2Fy',
    'verkefni%2F',
    'verkefni%3Fy/',
    'verkefni%23y/',
    'verkefni%5C',
    'verk%0Aefni/',
    'x%253Dy/',
    '100%25/',
    'x/%252E%252E/verkefni/',
    '/x/',
    'Ho%CC%88nnun|?a=%&b=?/#%',
  ])('%s', async (rest) => {
    expect(await open(root + rest, page, title)).toEqual({ isHydrated: true });
    expect(window.location.href).toBe(new URL(window.location.origin + root + rest).href);
    expect(logged).not.toHaveBeenCalled();
    expect(reported).not.toHaveBeenCalled();
    // It is loaded at once, whatever the address.
    expect(requested).toHaveLength(2);
  });
});

it.each([
  ['/en%2Fverkefni%2F', '/en/verkefni/', 'Page not found'],
  ['/en%5Cverkefni/?a=b', '/en/verkefni/', 'Page not found'],
  ['//en//verkefni//', '/en/verkefni/', 'Page not found'],
  ['/%65n/', '/en/', 'Page not found'],
  ['//', '/', 'Síða fannst ekki'],
  ['/ha-frettir/H%c3%b6nnunarMars/', '/ha-frettir/HönnunarMars/', 'Síða fannst ekki'],
])('%s, for which the server sends %s, leads to its own address', async (address, page, title) => {
  expect(await open(address, page, title)).toEqual({ isHydrated: true });
  await waitFor(() => expect(decodeURI(window.location.pathname)).toBe(page));
  expect(window.location.search).toBe(address.includes('?') ? '?a=b' : '');
  expect(logged).not.toHaveBeenCalled();
  expect(reported).not.toHaveBeenCalled();
});

it.each([
  ['null', null, "Cannot read properties of null (reading 'pageContext')"],
  ['without a context', {}, "Cannot read properties of undefined (reading '__params')"],
  ['a text', 'x', "Cannot read properties of undefined (reading '__params')"],
])('page data whose result is %s keep the served HTML', async (_, result, message) => {
  damaged = { result };
  expect(await open('/en/verkefni/', '/en/verkefni/', 'Projects')).toEqual({ isHydrated: false });
  expect(logged.mock.calls).toEqual([[new TypeError(message)]]);
  expect(reported).not.toHaveBeenCalled();
});

it('a link to a page with such data loads its address as a document, and the last page stays until then', async () => {
  await open('/en/', '/en/', 'Page not found');
  damaged = { result: null };
  (window as unknown as { ___navigate: (to: string) => void }).___navigate('/en/verkefni/?a=b#c');
  // jsdom cannot load it, and says so.
  await waitFor(() => expect(String(logged.mock.calls)).toContain('Not implemented: navigation'));
  expect(window.location.href).toBe(`${window.location.origin}/en/verkefni/?a=b#c`);
  expect(document.querySelector('h1')?.textContent).toBe('Page not found');
  expect(logged).toHaveBeenCalledTimes(2);
});
