import { cachePage, getDataResponse, getPageResponse } from './pages';

const mockPrecached: Record<string, string> = {
  '/offline/': 'no network',
  '/page-data/offline/page-data.json': '{"path":"/offline/"}',
  '/en/offline/': 'no network in English',
};

jest.mock('./files', () => ({
  workerConfig: {
    build: 'present',
    timeoutSeconds: 2,
    maxPages: 2,
    maxAgeSeconds: 3600,
    offlinePages: [
      ['/en/', '/en/offline/'],
      ['/', '/offline/'],
    ],
  },
  isPrecached: (path: string) => path in mockPrecached,
  readPrecached: async (path: string) =>
    path in mockPrecached ? new Response(mockPrecached[path]) : undefined,
  cacheFiles: async () => undefined,
  orUndefined: (value: unknown) => value,
}));
const origin = 'https://acme.example';
const appData = '/page-data/app-data.json';
const pageData = '/page-data/verkefni/page-data.json';

/** Stored pages by path, the oldest first. */
let stored = new Map<string, Response>();

/** Stores `/verkefni/` as the only page. */
function store(build: string, secondsAgo = 0) {
  const page = { build, html: 'copy', headers: [], data: { [pageData]: `"of ${build}"` } };
  const date = new Date(Date.now() - secondsAgo * 1000).toUTCString();
  stored = new Map([['/verkefni/', Response.json(page, { headers: { Date: date } })]]);
}

const cache = {
  match: async (path: string) => stored.get(path)?.clone(),
  keys: async () => [...stored.keys()],
  put: async (path: string, response: Response) => {
    stored.delete(path);
    stored.set(path, response);
  },
  delete: async (path: string) => stored.delete(path),
};
Object.assign(globalThis, {
  caches: { open: async () => cache },
  location: { origin },
  navigator: {},
});

/** `after` is a delay in milliseconds. Without `response`, the network fails. */
type Network = { response?: Response; after?: number; preloaded?: Response };

async function respond(
  get: (event: FetchEvent) => Promise<Response>,
  event: { address: string; client: string },
  { response, after = 0, preloaded }: Network,
): Promise<Response> {
  const answer = () =>
    new Promise<Response>((resolve, reject) => {
      setTimeout(() => (response ? resolve(response) : reject(new TypeError('no network'))), after);
    });
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const result = get({
    request: { url: `${origin}${event.address}` },
    preloadResponse: Promise.resolve(preloaded),
    clientId: event.client,
    resultingClientId: event.client,
    waitUntil: () => undefined,
  } as unknown as FetchEvent);
  await jest.advanceTimersByTimeAsync(60_000);
  return result;
}

const go = (address: string, network: Network, client = address) =>
  respond(getPageResponse, { address, client }, network);

async function request(address: string, client: string, network: Network): Promise<unknown> {
  const data = await respond(getDataResponse, { address, client }, network);
  return data.type === 'error' ? 'nothing' : data.json();
}

const finishLoading = (client: string) =>
  cachePage(
    { type: 'read', path: '/offline/', isFirst: true, urls: [] },
    { event: {} as ExtendableEvent, client },
  );

beforeEach(() => {
  jest.useFakeTimers();
  store('present');
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

it.each([
  ['/en/', '/en/offline/'],
  ['/en', '/en/offline/'],
  ['/en/projects/', '/en/offline/'],
  ['/enska/', '/offline/'],
  ['/', '/offline/'],
  ['/fagfelog/', '/offline/'],
])('offline %s is %s, by complete segments of the path', async (path, offline) => {
  expect(await (await go(path, {})).text()).toBe(mockPrecached[offline]);
});

it('the data of the offline page has the path that was requested', async () => {
  await go('/fagfelog/h%C3%BAs/', {}, 'offline');
  const address = '/page-data/fagfelog/h%C3%BAs/page-data.json';
  expect(await request(address, 'offline', {})).toEqual({ path: '/fagfelog/hús/' });
});

it('a page from the network waits for its data, although there is a copy', async () => {
  await go('/verkefni/', {}, 'network');
  await go('/verkefni/', { response: new Response('new') }, 'network');
  const late = { response: Response.json('new'), after: 9_000 };
  expect(await request(pageData, 'network', late)).toBe('new');
});

it('data that a link requests comes from the copy after two seconds', async () => {
  await go('/fagfelog/', { response: new Response('new') }, 'link');
  await finishLoading('link');
  const after = (ms: number) => ({ response: Response.json('new'), after: ms });
  expect(await request(pageData, 'link', after(1_900))).toBe('new');
  expect(await request(pageData, 'link', after(2_100))).toBe('of present');
});

it('scripts of one build get no copy of another build, whose page is then loaded as a document', async () => {
  store('old');
  await go('/fagfelog/', { response: new Response('new') }, 'mixed');
  await finishLoading('mixed');
  expect(await request(pageData, 'mixed', {})).toBe('nothing');
});

it('offline the build is the build of the page on show, else the worker’s own', async () => {
  store('old');
  await go('/verkefni/', {}, 'old');
  await finishLoading('old');
  expect(await request(appData, 'old', {})).toEqual({ webpackCompilationHash: 'old' });
  expect(await request(appData, 'unknown', {})).toEqual({ webpackCompilationHash: 'present' });
});

it('a copy that is older than it may become is no longer shown, and is deleted', async () => {
  store('present', 3_500);
  expect(await (await go('/verkefni/', {})).text()).toBe('copy');
  store('present', 3_700);
  expect(await (await go('/verkefni/', {})).text()).toBe('no network');
  expect(stored.size).toBe(0);
});

it('before the offline page is shown, pages that are too old are deleted', async () => {
  store('present', 3_700);
  await go('/fagfelog/', {});
  expect(stored.size).toBe(0);
});

it('of too many pages, the one that was loaded longest ago is deleted', async () => {
  jest.useRealTimers();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address) =>
      String(address).endsWith('.json')
        ? Response.json({})
        : new Response('<script>window.___webpackCompilationHash="abc"</script>'),
    );
  for (const path of ['/a/', '/b/', '/a/', '/c/']) {
    await cachePage(
      { type: 'read', path, isFirst: false, urls: [] },
      { event: {} as ExtendableEvent, client: path },
    );
  }
  expect([...stored.keys()]).toEqual(['/a/', '/c/']);
});
