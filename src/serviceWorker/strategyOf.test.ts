import { strategyOf, strategyOfFile } from './strategyOf';

const origin = 'https://midstod.is';
const ask = (address: string, more: { method?: string; mode?: RequestMode; range?: string } = {}) =>
  strategyOf(
    {
      method: more.method ?? 'GET',
      mode: more.mode ?? 'cors',
      url: new URL(address, origin).href,
      headers: new Headers(more.range ? { range: more.range } : {}),
    },
    origin,
  );

it.each([
  ['/page-data/app-data.json', 'data'],
  ['/page-data/verkefni/page-data.json', 'data'],
  ['/page-data/sq/d/1839314095.json', 'data'],
  ['/search/is.json', 'list'],
  ['/search/is/45731a094426/records-0.json', 'file'],
  ['/app-4b8eb656687c.js', 'file'],
  ['/fonts/bricolage-text-bef0fe47e487ad59.woff2', 'file'],
  ['/static/merki-0b1c.svg', 'file'],
  ['/media/bolli.avif', 'image'],
  ['/icons/icon-192x192.png?v=1', 'image'],
  ['/manifest_en.webmanifest', 'image'],
  // Neither is named after its content.
  ['/sw.js', undefined],
  ['/verkefni/', undefined],
  ['/vidburdir/vidburdir.ics', undefined],
])('%s is answered as: %s', (address, strategy) => {
  expect(ask(address)).toBe(strategy);
});

it('takes every address that a window goes to for a page', () => {
  for (const address of ['/', '/verkefni', '/ha-frettir/atom.xml', '/leit/?query=ull']) {
    expect(ask(address, { mode: 'navigate' })).toBe('page');
  }
});

it.each([
  ['another origin', 'https://images.example/a.png', {}],
  ['a window that goes elsewhere', 'https://example.is/', { mode: 'navigate' }],
  ['what is sent', '/verkefni/', { method: 'POST', mode: 'navigate' }],
  ['a question whether a page is there', '/verkefni/', { method: 'HEAD' }],
  ['a part of a file', '/media/bolli.png', { range: 'bytes=0-1' }],
] as const)('leaves %s to the network', (_what, address, more) => {
  expect(ask(address, more)).toBeUndefined();
});

it('tells a loaded file by its address alone, other origins not', () => {
  expect(strategyOfFile(`${origin}/app-4b8eb656687c.js`, origin)).toBe('file');
  expect(strategyOfFile('https://other.is/app-4b8eb656687c.js', origin)).toBeUndefined();
});
