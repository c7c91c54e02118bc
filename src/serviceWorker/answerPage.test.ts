import { answerPage } from './answerPage';
import { readLocalPage, readOfflinePage } from './localPages';
import type { LocalPage } from './LocalPage';
import { documentOf } from './openDocuments';

jest.mock('./localPages', () => ({ readLocalPage: jest.fn(), readOfflinePage: jest.fn() }));

const copy = (html: string): LocalPage => ({
  html: new Response(html),
  build: '0123456789ab',
  readData: async () => undefined,
});

/** What is kept on the device, by address. */
function keep(pages: Record<string, string>) {
  jest.mocked(readLocalPage).mockImplementation(async (path) => {
    const html = pages[path];
    return html === undefined ? undefined : copy(html);
  });
  jest.mocked(readOfflinePage).mockImplementation(async () => copy('no network'));
}

/** @param network what the server says, and after how many milliseconds */
async function go(path: string, network: { answer?: Response; after?: number }) {
  const answer = new Promise<Response>((resolve, reject) => {
    const { answer: response, after = 0 } = network;
    setTimeout(() => (response ? resolve(response) : reject(new TypeError('no network'))), after);
  });
  jest.spyOn(globalThis, 'fetch').mockReturnValue(answer);
  const answered = answerPage({
    request: { url: `https://midstod.is${path}` },
    preloadResponse: Promise.resolve(undefined),
    resultingClientId: path,
    waitUntil: () => undefined,
  } as unknown as FetchEvent);
  await jest.advanceTimersByTimeAsync(60_000);
  return answered;
}

beforeEach(() => {
  jest.useFakeTimers();
  keep({ '/verkefni/': 'copy' });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  ['within two seconds comes from the network', new Response('new'), 1_900, 'new'],
  ['later than two seconds is the copy', new Response('new'), 2_100, 'copy'],
  ['from a server that has broken down is the copy', new Response('', { status: 503 }), 0, 'copy'],
  ['without a network is the copy', undefined, 0, 'copy'],
  ['that is gone says so', new Response('gone', { status: 404 }), 0, 'gone'],
])('a page that was read and is asked for %s', async (_what, answer, after, text) => {
  expect(await (await go('/verkefni/', { answer, after })).text()).toBe(text);
});

it('a page that was never read is waited for, however long it takes', async () => {
  const answer = new Response('new');
  expect(await (await go('/fagfelog/', { answer, after: 30_000 })).text()).toBe('new');
  const broken = new Response('broken', { status: 500 });
  expect(await (await go('/fagfelog/', { answer: broken })).text()).toBe('broken');
});

it('without a network it is the offline page', async () => {
  expect(await (await go('/fagfelog/', {})).text()).toBe('no network');
  expect(documentOf('/fagfelog/')?.local).toBeDefined();
});

it('without a network an address without its final slash leads to the copy', async () => {
  const { status, headers } = await go('/verkefni?a=b', {});
  expect([status, headers.get('location')]).toEqual([302, 'https://midstod.is/verkefni/?a=b']);
});

it('knows of a window where its page has come from', async () => {
  await go('/verkefni/', {});
  expect(documentOf('/verkefni/')).toMatchObject({ build: '0123456789ab', isLoading: true });
  await go('/verkefni/', { answer: new Response('new') });
  expect(documentOf('/verkefni/')).toEqual({ local: undefined, build: undefined, isLoading: true });
});
