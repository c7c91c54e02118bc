import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startContentService } from '../../content-service/src/startContentService';
import { contentHealthPages } from '../../src/build/contentHealth/contentHealthPages';

const home = process.cwd();
let folder: string;
let service: Awaited<ReturnType<typeof startContentService>>;

beforeAll(async () => {
  service = await startContentService({
    types: path.join(home, 'customtypes'),
    documents: path.join(home, 'content-service/documents'),
    media: path.join(home, 'content-service/media'),
    port: 0,
    log: () => undefined,
  });
  folder = mkdtempSync(path.join(os.tmpdir(), 'health-'));
  process.chdir(folder);
});
afterAll(async () => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
  await service.close();
});

const warn = jest.fn();
const pagesOf = (command: string, GATSBY_CONTENT_HEALTH?: string) =>
  contentHealthPages(
    {
      PRISMIC_ENDPOINT: `${service.url}/api/v2`,
      gatsby_executing_command: command,
      GATSBY_CONTENT_HEALTH,
    },
    warn,
  );

it('are made in gatsby develop, in each language, with what the check has found', async () => {
  const pages = await pagesOf('develop');
  expect(pages.map((page) => page.path)).toEqual(['/content-health/', '/en/content-health/']);
  expect(pages[0]?.context).toMatchObject({
    heading: 'Ástand efnisins',
    summary: [expect.stringMatching(/^\d+ skjöl skoðuð\. Villur: 0, /)],
    groups: expect.arrayContaining([expect.objectContaining({ why: expect.any(String) })]),
  });
  expect(pages[1]?.context).toMatchObject({ heading: 'Health of the content' });
});

it('are in a build on demand only, and can be switched off', async () => {
  expect(await pagesOf('build')).toEqual([]);
  expect(await pagesOf('build', 'true')).toHaveLength(2);
  expect(await pagesOf('develop', 'false')).toEqual([]);
});

it('leave no data behind for a build that follows gatsby develop', async () => {
  const data = 'public/page-data/en/content-health/page-data.json';
  mkdirSync(path.dirname(data), { recursive: true });
  writeFileSync(data, '{}');
  await pagesOf('develop');
  expect(existsSync(data)).toBe(true);
  await pagesOf('build');
  expect(existsSync(data)).toBe(false);
});

it('are not made, with a warning, where the content cannot be read', async () => {
  const environment = {
    PRISMIC_ENDPOINT: 'http://127.0.0.1:9/api/v2',
    gatsby_executing_command: 'develop',
  };
  expect(await contentHealthPages(environment, warn)).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/content-health/'));
});
