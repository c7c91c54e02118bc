import type * as files from './files';

jest.mock('workbox-expiration', () => ({ ExpirationPlugin: jest.fn() }));
jest.mock('workbox-expiration/CacheExpiration', () => ({}));
jest.mock('workbox-precaching/PrecacheController', () => ({
  PrecacheController: class {
    addToCacheList() {}
  },
}));
jest.mock('workbox-strategies', () => ({
  CacheFirst: jest.fn(),
  NetworkFirst: jest.fn(),
  StaleWhileRevalidate: jest.fn(),
}));

Object.assign(globalThis, {
  OFFLINE_CONFIG: { files: [], networkFirst: ['^/search/[^/]+\\.json$', ''] },
});
const { ruleOfFile, strategyOf } = jest.requireActual<typeof files>('./files');

const origin = 'https://acme.example';
Object.assign(globalThis, { location: { origin } });
const request = (
  address: string,
  more: { method?: string; mode?: RequestMode; range?: string } = {},
) => {
  const kind = strategyOf({
    method: more.method ?? 'GET',
    mode: more.mode ?? 'cors',
    url: new URL(address, origin).href,
    headers: new Headers(more.range ? { range: more.range } : {}),
  });
  return typeof kind === 'object' ? kind.cache.cacheName.replace(/.+-/, '') : kind;
};

it.each([
  ['/page-data/app-data.json', 'data'],
  ['/page-data/verkefni/page-data.json', 'data'],
  ['/page-data/sq/d/1839314095.json', 'data'],
  ['/search/is.json', 'other'],
  ['/static/search/is/records-45731a094-0.json', 'file'],
  ['/static/merki-0b1c.svg', 'file'],
  ['/app-4b8eb656687c.js', 'file'],
  ['/fonts/bricolage-text-bef0fe47e487ad59.woff2', 'file'],
  ['/media/bolli.avif', 'image'],
  ['/icons/icon-192x192.PNG?v=1', 'image'],
  ['/manifest_en.webmanifest', 'image'],
  ['/sw.js', undefined],
  ['/report-20261126.pdf', undefined],
  ['/media/4b8eb656687c_film.mp4', undefined],
  ['/media/4b8eb656687c_film.vtt', undefined],
  ['/vidburdir/vidburdir.ics', undefined],
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

it('finds the rule of a loaded file by only its address, and none for other origins', () => {
  expect(ruleOfFile(`${origin}/app-4b8eb656687c.js`)?.cache.cacheName).toMatch(/-file$/);
  expect(ruleOfFile(`${origin}/page-data/logo.png.json`)).toBeUndefined();
  expect(ruleOfFile('https://other.example/app-4b8eb656687c.js')).toBeUndefined();
});
