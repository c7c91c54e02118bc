import { offlineOptions } from './offlineOptions';

const cacheOf = (path: string) =>
  offlineOptions().workboxConfig?.runtimeCaching?.find(({ urlPattern }) => urlPattern.test(path))
    ?.options.cacheName;

it.each([
  ['/search/is.json', 'list'],
  ['/static/search/is/records-45731a094-0.json', 'file'],
  ['/static/app-4b8eb656687c.js', 'file'],
  ['/fonts/bricolage-text-bef0fe47e487ad59.woff2', 'file'],
  ['/static/merki-0b1c.svg', 'file'],
  ['/media/bolli.avif', 'image'],
  ['/icons/45731a094426/icon-192x192.png', 'image'],
  ['/manifest_en.webmanifest', 'image'],
  // Neither is named after its content.
  ['/sw.js', undefined],
  ['/verkefni/', undefined],
  ['/vidburdir/vidburdir.ics', undefined],
])('%s is stored as: %s', (path, cacheName) => {
  expect(cacheOf(path)).toBe(cacheName);
});

it('the worker goes by a variable of the build', () => {
  expect(offlineOptions({}).enabled).toBe(true);
  expect(offlineOptions({ GATSBY_SERVICE_WORKER: 'off' }).enabled).toBe(false);
});
