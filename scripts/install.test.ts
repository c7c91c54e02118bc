import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled, installReason } from './install.mjs';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'install-'));
  mkdirSync(path.join(directory, 'node_modules'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const react = { version: '18.3.1', integrity: 'sha512-a' };
const fsevents = { version: '2.3.3', integrity: 'sha512-b', optional: true };

/** The two records of npm: what is asked for, and what the last complete installation made. */
function write(wanted: unknown, installed?: unknown) {
  writeFileSync(path.join(directory, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  const record = path.join(directory, 'node_modules', '.package-lock.json');
  if (installed) writeFileSync(record, JSON.stringify({ packages: installed }));
}

const wanted = { '': { name: 'midstod' }, 'node_modules/react': react };

describe('installReason', () => {
  it('has none when all is there', () => {
    write(wanted, { 'node_modules/react': react });
    expect(installReason(directory)).toBeUndefined();
  });

  it('does not miss what belongs to another system', () => {
    write({ ...wanted, 'node_modules/fsevents': fsevents }, { 'node_modules/react': react });
    expect(installReason(directory)).toBeUndefined();
  });

  it('is that nothing is there, or that an installation was broken off', () => {
    write(wanted);
    expect(installReason(directory)).toBe('The packages are not installed yet.');
    rmSync(path.join(directory, 'node_modules'), { recursive: true });
    expect(installReason(directory)).toBe('The packages are not installed yet.');
  });

  it.each([
    ['another version', { 'node_modules/react': { ...react, version: '18.2.0' } }],
    ['other contents', { 'node_modules/react': { ...react, integrity: 'sha512-c' } }],
    ['nothing (as after npm ci --omit=dev)', {}],
  ])('names a package of which there is %s', (_, installed) => {
    write(wanted, installed);
    expect(installReason(directory)).toBe('The packages changed (react).');
  });

  it('names a changed optional package too', () => {
    const old = { ...fsevents, version: '2.3.2' };
    write({ 'node_modules/fsevents': fsevents }, { 'node_modules/fsevents': old });
    expect(installReason(directory)).toBe('The packages changed (fsevents).');
  });

  it('refuses a lock file that is missing or damaged', () => {
    expect(() => installReason(directory)).toThrow('git checkout package-lock.json');
    writeFileSync(path.join(directory, 'package-lock.json'), '{');
    expect(() => installReason(directory)).toThrow('missing or damaged');
  });
});

describe('ensureInstalled', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  afterAll(() => log.mockRestore());

  /** An npm that writes down what it was asked, and ends as it is told. */
  function fakeNpm(exitCode: number) {
    const file = path.join(directory, 'npm-cli.js');
    const note = `require('node:fs').writeFileSync('asked', process.argv.slice(2).join(' '));`;
    writeFileSync(file, `${note} process.exit(${exitCode});`);
    return { npm_execpath: file };
  }

  it('calls npm ci, development packages included, and says why', async () => {
    write(wanted);
    await ensureInstalled({ directory, environment: fakeNpm(0) });
    expect(existsSync(path.join(directory, 'asked'))).toBe(true);
    expect(log.mock.calls.flat().join()).toContain('The packages are not installed yet.');
  });

  it('leaves npm alone when all is there', async () => {
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
