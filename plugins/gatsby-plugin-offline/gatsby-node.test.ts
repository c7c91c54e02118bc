import type { ParentSpanPluginArgs } from 'gatsby';
import { testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { onPluginInit, onPostBuild, pluginOptionsSchema } from './gatsby-node';
import { writeServiceWorker } from './src/writeServiceWorker';

jest.mock('./src/writeServiceWorker', () => ({ writeServiceWorker: jest.fn() }));

beforeEach(() => jest.mocked(writeServiceWorker).mockReset());

it.each([
  [{ maxPages: 150 }, { enabled: true, offlinePages: [] }],
  [
    { enabled: false, maxPages: 150, offlinePages: { '/': '/offline/' } },
    { enabled: false, offlinePages: ['/offline/'] },
  ],
])('of the options %j the script of every page has only %j', (options, written) => {
  onPluginInit({} as ParentSpanPluginArgs, options);
  expect(JSON.parse(JSON.stringify(options))).toEqual(written);
  expect(options.maxPages).toBe(150);
});

it('writes the worker, unless the site does it', async () => {
  await onPostBuild({ pathPrefix: '' }, { writeOnPostBuild: false });
  expect(writeServiceWorker).not.toHaveBeenCalled();
  await onPostBuild({ pathPrefix: '' }, { maxPages: 9 });
  expect(writeServiceWorker).toHaveBeenCalledWith({ maxPages: 9 });
});

it('refuses a site that is built for a folder of its host, whoever writes', async () => {
  await expect(onPostBuild({ pathPrefix: '/docs' }, { writeOnPostBuild: false })).rejects.toThrow(
    /path prefix "\/docs".*Build without --prefix-paths/,
  );
});

async function validate(options: Record<string, unknown>): Promise<string[]> {
  return (await testPluginOptionsSchema(pluginOptionsSchema as never, options)).errors;
}

it.each<[string, Record<string, unknown>]>([
  ['none', {}],
  [
    'all',
    {
      enabled: false,
      precachePages: ['/', '/projects/*'],
      precacheFiles: ['*.webmanifest'],
      offlinePages: { '/': '/offline/', '/en/': '/en/offline/' },
      networkTimeoutSeconds: 0.5,
      maxPages: 150,
      maxAgeSeconds: 86_400,
      networkFirst: /\.json$/,
      excludeChunks: /admin/,
      writeOnPostBuild: false,
    },
  ],
])('takes the options: %s', async (_, options) => {
  expect(await validate(options)).toEqual([]);
});

it.each<[string, Record<string, unknown>, RegExp]>([
  [
    'a misspelt option',
    { precachPages: ['/'] },
    /"precachPages" is not supported.*Supported are: enabled, precachePages,/,
  ],
  [
    'options of the plugin that Gatsby publishes',
    { appendScript: __filename, debug: true, workboxConfig: { globPatterns: [] } },
    /"appendScript, debug, workboxConfig" is not supported.*plugin that Gatsby publishes/,
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
  ['no age', { maxAgeSeconds: 0 }, /"maxAgeSeconds" must be greater than 0/],
  [
    'a pattern that remembers its last match',
    { networkFirst: /\.json$/g },
    /must be a regular expression without the flags g and y/,
  ],
])('refuses %s', async (_, options, message) => {
  expect(await validate(options)).toEqual([expect.stringMatching(message)]);
});
