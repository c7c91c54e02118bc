import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../src/test/temporaryFolder';

const lockBuilds = pathToFileURL(path.resolve('scripts/lockBuilds.mjs')).href;
const started: ChildProcess[] = [];
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const locks = () => readdirSync(path.join(folder, '.builds'));

/** Waits until the build has the lock or has stopped. The build then runs the code `write`. */
async function build(write = 'setInterval(() => {}, 1000)') {
  const code = `import { lockBuilds } from '${lockBuilds}'; lockBuilds(); console.log('locked'); ${write}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  return { child, output: () => output, isLocked: output.startsWith('locked') };
}

it('stops a build while another build runs in the folder, and does not remove its lock', async () => {
  const first = await build();
  const second = await build();
  expect([first.isLocked, second.isLocked]).toEqual([true, false]);
  expect(second.output()).toContain(
    `Another build runs in this folder (process ${first.child.pid}). Wait until it has ended, and build again.`,
  );
  expect((await build()).isLocked).toBe(false);
});

it('is free after the end of a build, and after a build that was killed', async () => {
  await once((await build('')).child, 'close');
  expect(locks()).toEqual([]);
  const killed = await build();
  killed.child.kill('SIGKILL');
  await once(killed.child, 'close');
  expect(locks()).toEqual(['build.pid']);
  expect((await build()).isLocked).toBe(true);
});

it('gives the lock to the process that the holder has started', async () => {
  const script = JSON.stringify(`import { lockBuilds } from '${lockBuilds}'; lockBuilds();`);
  const { child, output } = await build(
    `(await import('node:child_process')).spawn(process.execPath,
      ['--input-type=module', '--eval', ${script}], { stdio: 'inherit' })`,
  );
  expect(await once(child, 'close')).toEqual([0, null]);
  expect([output(), locks()]).toEqual(['locked\n', []]);
});

it('takes over a lock that was not renewed, although a process has its id', async () => {
  const file = path.join(folder, '.builds/build.pid');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '1');
  expect((await build()).output()).toContain('Another build runs in this folder (process 1)');
  const tenMinutesAgo = new Date(Date.now() - 600_000);
  utimesSync(file, tenMinutesAgo, tenMinutesAgo);
  expect((await build()).isLocked).toBe(true);
});
