import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PreInitArgs } from 'gatsby';
import { workInEmptyFolders } from '../test/temporaryFolder';
import { attempt } from './attempt';
import { lockBuilds } from '../../scripts/lockBuilds.mjs';
import { onPreInit } from './onPreInit';

jest.mock('../../scripts/lockBuilds.mjs');

const command = process.env['gatsby_executing_command'];

workInEmptyFolders();
beforeEach(() => {
  for (const made of ['public', '.cache/webpack', 'patches']) mkdirSync(made, { recursive: true });
});
afterEach(() => {
  jest.mocked(lockBuilds).mockReset();
  process.env['gatsby_executing_command'] = command;
  delete (globalThis as { configurationFailure?: string }).configurationFailure;
});

async function run(name: 'build' | 'develop', components: string[] = []) {
  process.env['gatsby_executing_command'] = name;
  const reporter = {
    info: jest.fn(),
    panic: jest.fn((message: string) => {
      throw new Error(message);
    }),
  };
  const state = { components: new Map(components.map((file) => [file, {}])) };
  const args = { reporter, store: { getState: () => state } } as unknown as PreInitArgs;
  await onPreInit?.(args, { plugins: [] }, () => undefined);
  return reporter.info.mock.calls.flat();
}

describe.each(['build', 'develop'] as const)('gatsby %s', (name) => {
  it('stops with the message of a configuration that failed', async () => {
    attempt(() => {
      throw new Error('page.json: data.title is no text.');
    });
    await expect(run(name)).rejects.toThrow(/^page\.json: data\.title is no text\.$/);
  });

  it('stops over a Gatsby without a patch, and names the command that applies it', async () => {
    const patch = ['diff --git a/loader.js b/loader.js', '--- a/loader.js', '+++ b/loader.js'];
    const hunk = ['@@ -1 +1 @@', '-request()', '+request(once)', ''];
    writeFileSync('patches/gatsby+5.16.1.patch', [...patch, ...hunk].join('\n'));
    writeFileSync('loader.js', 'start()\nrequest()\n');
    await expect(run(name)).rejects.toThrow(/^loader\.js lacks .* Run: npx patch-package$/);
    writeFileSync('loader.js', 'start()\nrequest(once)\n');
    expect(await run(name)).toEqual([]);
  });

  it('removes what was made in another folder, and says so', async () => {
    expect(await run(name, ['/old/src/pages/404.tsx'])).toEqual([
      expect.stringContaining('in another folder (it contains the path /old/src/pages/404.tsx),'),
    ]);
    expect(existsSync('public')).toBe(false);
    expect(existsSync('.cache/webpack')).toBe(false);
  });

  it('removes it in a folder that contains the other folder', async () => {
    await run(name, [path.resolve('old/src/pages/404.tsx')]);
    expect(existsSync('public')).toBe(false);
  });

  it.each([
    ['the first time', []],
    ['in the folder where the cache was made', ['src/templates/home.tsx', 'src/pages/404.tsx']],
  ])('removes nothing %s', async (_, files) => {
    expect(
      await run(
        name,
        files.map((file) => path.resolve(file)),
      ),
    ).toEqual([]);
    expect(existsSync('public')).toBe(true);
    expect(existsSync('.cache/webpack')).toBe(true);
  });
});

it('locks the folder for a build only, and stops with the message of a lock that another build has', async () => {
  await run('develop');
  expect(lockBuilds).not.toHaveBeenCalled();
  await run('build');
  expect(lockBuilds).toHaveBeenCalledTimes(1);
  jest.mocked(lockBuilds).mockImplementation(() => {
    throw new Error('Another build runs in this folder.');
  });
  await expect(run('build')).rejects.toThrow('Another build runs in this folder.');
  expect(existsSync('public')).toBe(true);
});
