import { writeServiceWorker } from '../build/writeServiceWorker';
import { onPostBuild } from './onPostBuild';

jest.mock('../build/writeServiceWorker', () => ({ writeServiceWorker: jest.fn() }));

beforeEach(() => jest.mocked(writeServiceWorker).mockReset());

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
