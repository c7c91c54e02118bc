import { getDataResponse } from './dataResponse';
import { toJson } from './LocalPage';
import type { LocalPage } from './LocalPage';
import { readLocalPage } from './localPages';
import { documentOf, openDocument } from './openDocuments';

jest.mock('./WorkerConfig', () => ({ workerConfig: { build: 'present', timeoutSeconds: 2 } }));
jest.mock('./localPages', () => ({ readLocalPage: jest.fn() }));
jest.mock('./precache', () => ({ readPrecached: async () => undefined }));

const appData = '/page-data/app-data.json';
const pageData = '/page-data/verkefni/page-data.json';

const copyOf = (build: string): LocalPage => ({
  html: new Response(),
  build,
  readData: async (address) => (address === pageData ? toJson(`"of ${build}"`) : undefined),
});

/** @param network what the server responds with, and after how many milliseconds */
async function request(
  address: string,
  client: string,
  network: { text?: string; after?: number },
) {
  const { text, after = 0 } = network;
  const response = new Promise<Response>((resolve, reject) => {
    setTimeout(
      () => (text === undefined ? reject(new TypeError('no network')) : resolve(toJson(text))),
      after,
    );
  });
  jest.spyOn(globalThis, 'fetch').mockReturnValue(response);
  const event = { request: { url: `https://acme.example${address}` }, clientId: client };
  const result = getDataResponse(event as unknown as FetchEvent);
  await jest.advanceTimersByTimeAsync(60_000);
  const data = await result;
  return data.type === 'error' ? 'nothing' : data.json();
}

const read = (client: string) => Object.assign(documentOf(client) ?? {}, { isLoading: false });

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(readLocalPage).mockResolvedValue(undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('a page from a copy gets the data of the copy, although the network has other data', async () => {
  openDocument('copy', copyOf('old'));
  expect(await request(pageData, 'copy', { text: '"new"' })).toBe('of old');
});

it('a page from the network waits for its data, although there is a copy', async () => {
  jest.mocked(readLocalPage).mockResolvedValue(copyOf('present'));
  openDocument('network');
  expect(await request(pageData, 'network', { text: '"new"', after: 9_000 })).toBe('new');
});

it('data that a link requests comes from the copy after two seconds', async () => {
  jest.mocked(readLocalPage).mockResolvedValue(copyOf('present'));
  openDocument('link');
  read('link');
  expect(await request(pageData, 'link', { text: '"new"', after: 1_900 })).toBe('new');
  expect(await request(pageData, 'link', { text: '"new"', after: 2_100 })).toBe('of present');
});

it('scripts of one build get no copy of another build, whose page is then loaded as a whole', async () => {
  jest.mocked(readLocalPage).mockResolvedValue(copyOf('old'));
  openDocument('mixed');
  read('mixed');
  expect(await request(pageData, 'mixed', {})).toBe('nothing');
});

it('offline the build is the build of the page on show, else the worker’s own', async () => {
  openDocument('old', copyOf('old'));
  read('old');
  expect(await request(appData, 'old', {})).toEqual({ webpackCompilationHash: 'old' });
  expect(await request(appData, 'unknown', {})).toEqual({ webpackCompilationHash: 'present' });
});

it('offline and without a copy there is nothing, which Gatsby understands', async () => {
  expect(await request(pageData, 'unknown', {})).toBe('nothing');
});
