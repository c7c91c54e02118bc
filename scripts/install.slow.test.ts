import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../src/test/temporaryFolder';

let project: string;

beforeEach(() => {
  project = temporaryFolder();
  for (const name of ['install', 'lifecycle', 'processes']) {
    cpSync(`scripts/${name}.mjs`, path.join(project, `scripts/${name}.mjs`));
  }
  write('package.json', '{ "engines": { "node": ">=20.19" } }');
  write('package-lock.json', lock({ 'node_modules/some': { version: '1.0.0' } }));
  write('node_modules/patch-package/index.js', '');
  writeProgram('npm', 'echo npm "$@" && cp package-lock.json node_modules/.package-lock.json');
});

function write(file: string, text: string) {
  const whole = path.join(project, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
  return whole;
}

/** The lock file has an entry for the project itself. npm's record of an installation has none. */
const lock = (packages: Record<string, unknown>) =>
  JSON.stringify({ packages: { '': { name: 'some' }, ...packages } });

const writeProgram = (name: string, script: string) =>
  chmodSync(write(`bin/${name}`, `#!/bin/sh\n${script}\n`), 0o755);

function install(options = {}) {
  const entry = write(
    'scripts/entry.mjs',
    `import { ensureInstalled } from './install.mjs';
    import { runCommand } from './lifecycle.mjs';
    await runCommand(() => ensureInstalled(${JSON.stringify(options)}));`,
  );
  const PATH = `${path.join(project, 'bin')}:${process.env['PATH']}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry], {
    cwd: project,
    env: { PATH },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

it('installs missing packages once, and says why', () => {
  expect(install()).toEqual({
    status: 0,
    output: expect.stringMatching(/The packages are not installed yet\.[^]*npm ci --include=dev/),
  });
  expect(install()).toEqual({ status: 0, output: '' });
});

const some = { version: '1.0.0', integrity: 'sha512-1' };

it.each([
  ['another version', { 'node_modules/some': { ...some, version: '1.0.1' } }],
  ['another content', { 'node_modules/some': { ...some, integrity: 'sha512-2' } }],
  ['one package more', { 'node_modules/some': some, 'node_modules/other': some }],
  ['one package less', {}],
  ['no JSON, which npm reports', undefined],
])('installs again when package-lock.json has %s', (_, wanted) => {
  write('package-lock.json', lock({ 'node_modules/some': some }));
  install();
  write('package-lock.json', wanted ? lock(wanted) : '<<<<<<< HEAD');
  // A copied project has arbitrary file times.
  const later = new Date(Date.now() + 60_000);
  utimesSync(path.join(project, 'node_modules/.package-lock.json'), later, later);
  expect(install().output).toMatch(/package-lock\.json changed\.[^]*npm ci/);
});

it('installs nothing in a copy of the project, whose files have other times', () => {
  const forOtherSystem = { ...some, optional: true };
  write(
    'package-lock.json',
    lock({ 'node_modules/some': some, 'node_modules/mac': forOtherSystem }),
  );
  write(
    'node_modules/.package-lock.json',
    JSON.stringify({ packages: { 'node_modules/some': some } }),
  );
  const later = new Date(Date.now() + 60_000);
  utimesSync(path.join(project, 'package-lock.json'), later, later);
  expect(install()).toEqual({ status: 0, output: '' });
});

it('installs the packages of tests only when they are wanted', () => {
  write('package-lock.json', lock({ 'node_modules/jest': { ...some, dev: true } }));
  write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
  expect(install({ withDev: false })).toEqual({ status: 0, output: '' });
  expect(install().output).toMatch(/Packages are missing[^]*npm ci --include=dev/);
  write('package-lock.json', lock({ 'node_modules/other': some }));
  expect(install({ withDev: false }).output).toMatch(/npm ci --omit=dev/);
});

it('stops with cause and remedy when npm fails', () => {
  writeProgram('npm', 'exit 3');
  expect(install()).toEqual({
    status: 1,
    output: expect.stringMatching(/npm ci ended with code 3[^]*check the connection/),
  });
  expect(existsSync(path.join(project, 'node_modules/.package-lock.json'))).toBe(false);
});

it('stops when a patch does not fit its package', () => {
  write('node_modules/patch-package/index.js', 'console.log("gatsby"); process.exit(1)');
  expect(install()).toEqual({
    status: 1,
    output: expect.stringMatching(/gatsby[^]*docs\/gatsby-patches\.md/),
  });
});

it('names the versions of Node that the project needs, before it installs anything', () => {
  write('package.json', '{ "engines": { "node": ">=98.1" } }');
  const { status, output } = install();
  expect(status).toBe(1);
  expect(output).toMatch(/This is Node \S+, and the project needs Node >=98\.1\.\n/);
  expect(output).not.toContain('npm ci');
});
