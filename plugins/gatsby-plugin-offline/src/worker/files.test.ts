import { ruleOfFile, strategyOf } from './files';

jest.mock('./WorkerConfig', () => ({
  workerConfig: {
    cacheId: 'acme',
    files: [],
    rules: [
      {
        urlPattern: ['^/search/[^/]+\\.json$', ''],
        handler: 'CacheFirst',
        options: { cacheName: 'list', expiration: {} },
      },
      {
        urlPattern: ['^/.+-[0-9a-f]{12}\\.js$', ''],
        handler: 'CacheFirst',
        options: { cacheName: 'file', expiration: {} },
      },
      {
        urlPattern: ['\\.(png|svg)$', 'i'],
        handler: 'CacheFirst',
        options: { cacheName: 'image', expiration: {} },
      },
    ],
  },
}));
jest.mock('workbox-expiration', () => ({ ExpirationPlugin: jest.fn() }));
jest.mock('workbox-expiration/CacheExpiration', () => ({}));
jest.mock('workbox-precaching/PrecacheController', () => ({
  PrecacheController: class {
    addToCacheList() {}
  },
}));
jest.mock('workbox-strategies', () => ({ CacheFirst: jest.fn() }));

const origin = 'https://acme.example';
const request = (
  address: string,
  more: { method?: string; mode?: RequestMode; range?: string } = {},
) => {
  const strategy = strategyOf(
    {
      method: more.method ?? 'GET',
      mode: more.mode ?? 'cors',
      url: new URL(address, origin).href,
      headers: new Headers(more.range ? { range: more.range } : {}),
    },
    origin,
  );
  return typeof strategy === 'object' ? strategy.cache.cacheName : strategy;
};

it.each([
  ['/page-data/app-data.json', 'data'],
  ['/page-data/verkefni/page-data.json', 'data'],
  ['/page-data/sq/d/1839314095.json', 'data'],
  ['/search/is.json', 'acme-1-list'],
  ['/app-4b8eb656687c.js', 'acme-1-file'],
  ['/icons/icon-192x192.PNG?v=1', 'acme-1-image'],
  ['/sw.js', undefined],
  ['/verkefni/', undefined],
])('%s is treated as: %s', (address, strategy) => {
  expect(request(address)).toBe(strategy);
});

it('treats every address that a window goes to as a page', () => {
  for (const address of ['/', '/verkefni', '/ha-frettir/atom.xml', '/search/is.json']) {
    expect(request(address, { mode: 'navigate' })).toBe('page');
  }
});

it.each([
  ['another origin', 'https://images.example/a.png', {}],
  ['a window that goes elsewhere', 'https://other.example/', { mode: 'navigate' }],
  ['what is sent', '/verkefni/', { method: 'POST', mode: 'navigate' }],
  ['a HEAD request', '/verkefni/', { method: 'HEAD' }],
  ['a part of a file', '/media/bolli.png', { range: 'bytes=0-1' }],
] as const)('leaves %s to the network', (_what, address, more) => {
  expect(request(address, more)).toBeUndefined();
});

it('finds the rule of a loaded file by its address alone, on other origins none', () => {
  expect(ruleOfFile(`${origin}/app-4b8eb656687c.js`, origin)?.cache.cacheName).toBe('acme-1-file');
  expect(ruleOfFile(`${origin}/page-data/logo.png.json`, origin)).toBeUndefined();
  expect(ruleOfFile('https://other.example/app-4b8eb656687c.js', origin)).toBeUndefined();
});
