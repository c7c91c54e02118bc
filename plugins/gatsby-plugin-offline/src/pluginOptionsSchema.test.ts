import { testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { pluginOptionsSchema } from './pluginOptionsSchema';

async function validate(options: Record<string, unknown>): Promise<string[]> {
  return (await testPluginOptionsSchema(pluginOptionsSchema as never, options)).errors;
}

const rule = {
  urlPattern: /\.png$/,
  handler: 'CacheFirst',
  options: { cacheName: 'image', expiration: { maxEntries: 10 } },
};

it.each<[string, Record<string, unknown>]>([
  ['none', {}],
  [
    'all',
    {
      enabled: false,
      precachePages: ['/', '/projects/*'],
      offlinePages: { '/': '/offline/', '/en/': '/en/offline/' },
      networkTimeoutSeconds: 0.5,
      maxPages: 150,
      excludeChunks: /admin/,
      appendScript: __filename,
      debug: true,
      writeOnPostBuild: false,
      workboxConfig: {
        cacheId: 'acme',
        globPatterns: ['*.webmanifest'],
        dontCacheBustURLsMatching: /\.woff2$/,
        runtimeCaching: [rule],
        skipWaiting: true,
        clientsClaim: true,
      },
    },
  ],
])('takes the options: %s', async (_, options) => {
  expect(await validate(options)).toEqual([]);
});

it.each<[string, Record<string, unknown>, RegExp]>([
  [
    'an unknown option',
    { precachPages: ['/'] },
    /"precachPages" is not supported.*Supported are:.*precachePages/,
  ],
  [
    'a dropped option',
    { runtimeCachingMergeStrategy: 'append' },
    /"runtimeCachingMergeStrategy" is not supported.*use workboxConfig\.runtimeCaching/,
  ],
  ['a page without a slash', { precachePages: ['about/'] }, /"precachePages\[0\]" is "about\/"/],
  [
    'a prefix without a slash',
    { offlinePages: { '/en': '/en/offline/' } },
    /"offlinePages.*such as "\/en\/"/,
  ],
  [
    'an offline page without a slash',
    { offlinePages: { '/': 'offline' } },
    /must begin with a slash/,
  ],
  [
    'no time at all',
    { networkTimeoutSeconds: 0 },
    /"networkTimeoutSeconds" must be greater than 0/,
  ],
  ['no pages', { maxPages: 0 }, /"maxPages" must be greater than or equal to 1/],
  [
    'a relative script',
    { appendScript: 'src/sw.js' },
    /absolute path: path\.resolve\("src\/sw\.js"\)/,
  ],
  ['a missing script', { appendScript: '/nowhere/sw.js' }, /there is no file \/nowhere\/sw\.js/],
  [
    'an unknown option of Workbox',
    { workboxConfig: { cacheID: 'acme' } },
    /"workboxConfig\.cacheID" is not supported.*cacheId/,
  ],
  [
    'an option of Workbox without a meaning here',
    { workboxConfig: { importWorkboxFrom: 'cdn' } },
    /"workboxConfig\.importWorkboxFrom" is not supported.*remove it/,
  ],
  [
    'the fallback for pages',
    { workboxConfig: { navigateFallback: '/offline/' } },
    /"workboxConfig\.navigateFallback".*offlinePages/,
  ],
  [
    'a worker that waits',
    { workboxConfig: { skipWaiting: false } },
    /skipWaiting" must be \[true\]/,
  ],
  [
    'a pattern for whole addresses',
    { workboxConfig: { runtimeCaching: [{ ...rule, urlPattern: /^https?:.*\.png$/ }] } },
    /urlPattern" is for whole addresses.*begin it with/,
  ],
  [
    'a pattern that remembers its last match',
    { workboxConfig: { runtimeCaching: [{ ...rule, urlPattern: /\.png$/g }] } },
    /urlPattern" must be a regular expression without the flags g and y/,
  ],
  [
    'a handler without a meaning here',
    { workboxConfig: { runtimeCaching: [{ ...rule, handler: 'CacheOnly' }] } },
    /handler" must be one of \[CacheFirst/,
  ],
  [
    'an unknown key of a rule',
    { workboxConfig: { runtimeCaching: [{ ...rule, method: 'GET' }] } },
    /runtimeCaching\[0\]\.method" is not allowed/,
  ],
  [
    'a cache without a limit',
    { workboxConfig: { runtimeCaching: [{ ...rule, options: { cacheName: 'image' } }] } },
    /expiration" is required/,
  ],
  [
    'a name that is in use',
    {
      workboxConfig: {
        runtimeCaching: [{ ...rule, options: { ...rule.options, cacheName: 'page' } }],
      },
    },
    /cacheName" is "page", which the plugin itself uses/,
  ],
  [
    'two caches of one name',
    { workboxConfig: { runtimeCaching: [rule, rule] } },
    /has the cacheName of an entry before it/,
  ],
])('refuses %s', async (_, options, message) => {
  expect(await validate(options)).toEqual([expect.stringMatching(message)]);
});
