import type { ParentSpanPluginArgs } from 'gatsby';
import { onPluginInit, onPostBuild } from './gatsby-node';
import { writeServiceWorker } from './src/writeServiceWorker';

jest.mock('./src/writeServiceWorker', () => ({ writeServiceWorker: jest.fn() }));

beforeEach(() => jest.mocked(writeServiceWorker).mockReset());

it.each([
  [{ maxPages: 150 }, true],
  [{ enabled: false, maxPages: 150 }, false],
])('of the options %j the script of every page has only: enabled %s', (options, enabled) => {
  onPluginInit({} as ParentSpanPluginArgs, options);
  expect(JSON.parse(JSON.stringify(options))).toEqual({ enabled });
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
