import { readOfflinePage } from './localPages';

jest.mock('./WorkerConfig', () => ({
  workerConfig: {
    build: 'present',
    offlinePages: [
      ['/en/', '/en/offline/'],
      ['/', '/offline/'],
    ],
  },
}));
jest.mock('./pageCache', () => ({ readCached: async () => undefined }));
jest.mock('./precache', () => ({
  isPrecached: (path: string) => path.endsWith('/offline/'),
  readPrecached: async (path: string) => new Response(JSON.stringify({ path })),
}));

const read = async (path: string) => (await readOfflinePage(path))?.html.json();

it.each([
  ['/en/', '/en/offline/'],
  ['/en', '/en/offline/'],
  ['/en/projects/', '/en/offline/'],
  ['/enska/', '/offline/'],
  ['/', '/offline/'],
  ['/verkefni/', '/offline/'],
])('for %s stands %s, by whole segments of the path', async (path, offline) => {
  expect(await read(path)).toEqual({ path: offline });
});

it('the data of the offline page has the path that was requested', async () => {
  const page = await readOfflinePage('/verkefni/h%C3%BAs/');
  const data = await page?.readData('/page-data/verkefni/h%C3%BAs/page-data.json');
  expect(await data?.json()).toEqual({ path: '/verkefni/hús/' });
});
