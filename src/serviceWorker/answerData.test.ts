import { answerData } from './answerData';
import { toJson, type LocalPage } from './LocalPage';
import { readLocalPage } from './localPages';
import { documentOf, openDocument } from './openDocuments';

jest.mock('./built', () => ({ built: { build: 'present', files: [] } }));
jest.mock('./localPages', () => ({ readLocalPage: jest.fn() }));
jest.mock('./precache', () => ({ readPrecached: async () => undefined }));

const appData = '/page-data/app-data.json';
const pageData = '/page-data/verkefni/page-data.json';

const kept = (build: string): LocalPage => ({
  html: new Response(),
  build,
  readData: async (address) => (address === pageData ? toJson(`"of ${build}"`) : undefined),
});

/** @param network what the server says, and after how many milliseconds */
async function ask(address: string, client: string, network: { text?: string; after?: number }) {
  const { text, after = 0 } = network;
  const answer = new Promise<Response>((resolve, reject) => {
    setTimeout(
      () => (text === undefined ? reject(new TypeError('no network')) : resolve(toJson(text))),
      after,
    );
  });
  jest.spyOn(globalThis, 'fetch').mockReturnValue(answer);
  const request = { url: `https://midstod.is${address}` };
  const answered = answerData({ request, clientId: client } as unknown as FetchEvent);
  await jest.advanceTimersByTimeAsync(60_000);
  const response = await answered;
  return response.type === 'error' ? 'nothing' : response.json();
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

it('a page from a copy gets the data of the copy, although the network has other', async () => {
  openDocument('copy', kept('old'));
  expect(await ask(pageData, 'copy', { text: '"new"' })).toBe('of old');
});

it('a page from the network waits for its data, although there is a copy', async () => {
  jest.mocked(readLocalPage).mockResolvedValue(kept('present'));
  openDocument('network');
  expect(await ask(pageData, 'network', { text: '"new"', after: 9_000 })).toBe('new');
});

it('what a link asks for comes from the copy after two seconds', async () => {
  jest.mocked(readLocalPage).mockResolvedValue(kept('present'));
  openDocument('link');
  read('link');
  expect(await ask(pageData, 'link', { text: '"new"', after: 1_900 })).toBe('new');
  expect(await ask(pageData, 'link', { text: '"new"', after: 2_100 })).toBe('of present');
});

it('scripts of one build get no copy of another, whose page is then loaded as a whole', async () => {
  jest.mocked(readLocalPage).mockResolvedValue(kept('old'));
  openDocument('mixed');
  read('mixed');
  expect(await ask(pageData, 'mixed', {})).toBe('nothing');
});

it('without a network the build is that of the page on show, else the worker’s own', async () => {
  openDocument('old', kept('old'));
  read('old');
  expect(await ask(appData, 'old', {})).toEqual({ webpackCompilationHash: 'old' });
  expect(await ask(appData, 'unknown', {})).toEqual({ webpackCompilationHash: 'present' });
});

it('without a network and a copy there is nothing, which Gatsby understands', async () => {
  expect(await ask(pageData, 'unknown', {})).toBe('nothing');
});
