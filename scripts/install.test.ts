import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applyPatches, ensureInstalled, installReason } from './install.mjs';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'install-'));
  mkdirSync(path.join(directory, 'node_modules'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const react = { version: '18.3.1', integrity: 'sha512-a' };
const fsevents = { version: '2.3.3', integrity: 'sha512-b', optional: true };

/** Writes npm's two records: the required packages, and those of the last complete installation. */
function write(wanted: unknown, installed?: unknown) {
  writeFileSync(path.join(directory, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  const record = path.join(directory, 'node_modules', '.package-lock.json');
  if (installed) writeFileSync(record, JSON.stringify({ packages: installed }));
}

const wanted = { '': { name: 'midstod' }, 'node_modules/react': react };

describe('installReason', () => {
  it('is undefined when all packages are installed', () => {
    write(wanted, { 'node_modules/react': react });
    expect(installReason(directory)).toBeUndefined();
  });

  it('accepts that packages for another system are missing', () => {
    write({ ...wanted, 'node_modules/fsevents': fsevents }, { 'node_modules/react': react });
    expect(installReason(directory)).toBeUndefined();
  });

  it('reports a missing and an interrupted installation', () => {
    write(wanted);
    expect(installReason(directory)).toBe('The packages are not installed yet.');
    rmSync(path.join(directory, 'node_modules'), { recursive: true });
    expect(installReason(directory)).toBe('The packages are not installed yet.');
  });

  it.each([
    ['another version', { 'node_modules/react': { ...react, version: '18.2.0' } }],
    ['other contents', { 'node_modules/react': { ...react, integrity: 'sha512-c' } }],
    ['no installed version (as after npm ci --omit=dev)', {}],
  ])('names a package with %s', (_, installed) => {
    write(wanted, installed);
    expect(installReason(directory)).toBe('The packages changed (react).');
  });

  it('names a changed optional package', () => {
    const old = { ...fsevents, version: '2.3.2' };
    write({ 'node_modules/fsevents': fsevents }, { 'node_modules/fsevents': old });
    expect(installReason(directory)).toBe('The packages changed (fsevents).');
  });

  it('rejects a lock file that is missing or damaged', () => {
    expect(() => installReason(directory)).toThrow('git checkout package-lock.json');
    writeFileSync(path.join(directory, 'package-lock.json'), '{');
    expect(() => installReason(directory)).toThrow('missing or damaged');
  });
});

describe('ensureInstalled', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  afterAll(() => log.mockRestore());

  /** A fake npm that records its arguments and ends with the given exit code. */
  function fakeNpm(exitCode: number) {
    const file = path.join(directory, 'npm-cli.js');
    const note = `require('node:fs').writeFileSync('asked', process.argv.slice(2).join(' '));`;
    writeFileSync(file, `${note} process.exit(${exitCode});`);
    return { npm_execpath: file };
  }

  it('runs npm ci with development packages, and says why', async () => {
    write(wanted);
    await ensureInstalled({ directory, environment: fakeNpm(0) });
    expect(existsSync(path.join(directory, 'asked'))).toBe(true);
    expect(log.mock.calls.flat().join()).toContain('The packages are not installed yet.');
  });

  it('does not run npm when all packages are installed', async () => {
    write(wanted, { 'node_modules/react': react });
    await ensureInstalled({ directory, environment: fakeNpm(0) });
    expect(existsSync(path.join(directory, 'asked'))).toBe(false);
  });

  it('stops with cause and remedy when npm fails', async () => {
    write(wanted);
    await expect(ensureInstalled({ directory, environment: fakeNpm(1) })).rejects.toThrow(
      /npm ci ended with code 1.*check the connection/s,
    );
  });
});

describe('applyPatches', () => {
  const file = 'node_modules/gatsby/index.js';
  const read = () => readFileSync(path.join(directory, file), 'utf8');

  function writePackage(text: string, version = '5.16.1') {
    mkdirSync(path.join(directory, 'patches'));
    mkdirSync(path.join(directory, 'node_modules/gatsby'));
    writeFileSync(path.join(directory, file), text);
    const manifest = JSON.stringify({ name: 'gatsby', version });
    writeFileSync(path.join(directory, 'node_modules/gatsby/package.json'), manifest);
    writeFileSync(path.join(directory, 'package.json'), '{"name": "site"}');
    writeFileSync(path.join(directory, 'package-lock.json'), '{}');
    writeFileSync(
      path.join(directory, 'patches/gatsby+5.16.1.patch'),
      [
        `diff --git a/${file} b/${file}`,
        `--- a/${file}`,
        `+++ b/${file}`,
        '@@ -1,1 +1,1 @@',
        '-old',
        '+new',
        '',
      ].join('\n'),
    );
  }

  it('changes the package once, however often it runs', () => {
    writePackage('old\n');
    applyPatches(directory);
    applyPatches(directory);
    expect(read()).toBe('new\n');
  });

  it('stops where the package is not what the patch is for, and says what to do', () => {
    writePackage('another version\n');
    expect(() => applyPatches(directory)).toThrow(
      /gatsby.*does not fit the installed package.*npm ci.*docs\/gatsby-patches\.md/s,
    );
    expect(read()).toBe('another version\n');
  });

  it('stops at another version even if the patch would fit, because nobody has reviewed it there', () => {
    writePackage('old\n', '5.17.0');
    expect(() => applyPatches(directory)).toThrow(
      /gatsby@5\.16\.1.*gatsby@5\.17\.0.*docs\/gatsby-patches\.md/s,
    );
  });
});
