import { readLocalPage, readOfflinePage } from './localPages';
import type { LocalPage } from './LocalPage';
import { documentOf } from './openDocuments';
import { getPageResponse } from './pageResponse';

jest.mock('./WorkerConfig', () => ({ workerConfig: { timeoutSeconds: 2 } }));
jest.mock('./localPages', () => ({ readLocalPage: jest.fn(), readOfflinePage: jest.fn() }));

const copy = (html: string): LocalPage => ({
  html: new Response(html),
  build: '0123456789ab',
  readData: async () => undefined,
});

/** @param pages what is stored in the browser, by address */
function store(pages: Record<string, string>) {
  jest.mocked(readLocalPage).mockImplementation(async (path) => {
    const html = pages[path];
    return html === undefined ? undefined : copy(html);
  });
  jest.mocked(readOfflinePage).mockImplementation(async () => copy('no network'));
}

/** @param network what the server responds with, and after how many milliseconds */
async function go(
  path: string,
  network: { response?: Response; after?: number; preloaded?: Response },
) {
  const fetched = new Promise<Response>((resolve, reject) => {
    const { response, after = 0 } = network;
    setTimeout(() => (response ? resolve(response) : reject(new TypeError('no network'))), after);
  });
  jest.spyOn(globalThis, 'fetch').mockReturnValue(fetched);
  const result = getPageResponse({
    request: { url: `https://acme.example${path}` },
    preloadResponse: Promise.resolve(network.preloaded),
    resultingClientId: path,
    waitUntil: () => undefined,
  } as unknown as FetchEvent);
  await jest.advanceTimersByTimeAsync(60_000);
  return result;
}

beforeEach(() => {
  jest.useFakeTimers();
  store({ '/verkefni/': 'copy' });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  ['within two seconds it comes from the network', new Response('new'), 1_900, 'new'],
  ['after two seconds it is the copy', new Response('new'), 2_100, 'copy'],
  ['from a server that has failed it is the copy', new Response('', { status: 503 }), 0, 'copy'],
  ['offline it is the copy', undefined, 0, 'copy'],
  ['once it is gone, the server’s 404', new Response('gone', { status: 404 }), 0, 'gone'],
])('a page that was read and is requested again: %s', async (_what, response, after, text) => {
  expect(await (await go('/verkefni/', { response, after })).text()).toBe(text);
});

it('a page that was never read is waited for, however long it takes', async () => {
  const response = new Response('new');
  expect(await (await go('/fagfelog/', { response, after: 30_000 })).text()).toBe('new');
  const broken = new Response('broken', { status: 500 });
  expect(await (await go('/fagfelog/', { response: broken })).text()).toBe('broken');
});

it('offline, the error that Firefox preloads is not the page', async () => {
  expect(await (await go('/verkefni/', { preloaded: Response.error() })).text()).toBe('copy');
});

it('offline an address without its final slash leads to the copy', async () => {
  const { status, headers } = await go('/verkefni?a=b', {});
  expect([status, headers.get('location')]).toEqual([302, 'https://acme.example/verkefni/?a=b']);
});

it('remembers where the page of a window came from', async () => {
  await go('/verkefni/', {});
  expect(documentOf('/verkefni/')).toMatchObject({ build: '0123456789ab', isLoading: true });
  await go('/verkefni/', { response: new Response('new') });
  expect(documentOf('/verkefni/')).toEqual({ local: undefined, build: undefined, isLoading: true });
});
