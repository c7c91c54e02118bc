import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findEngine, remedyFor } from './engines.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'engines-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function addProgram(name: string) {
  const file = path.join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

it('finds an engine when all its programs are on the PATH', () => {
  const environment = { PATH: folder };
  expect(findEngine('webkit', environment)).toBeUndefined();
  const driver = addProgram('WebKitWebDriver');
  expect(findEngine('webkit', environment)).toBeUndefined();
  const screen = addProgram('Xvfb');
  expect(findEngine('webkit', environment)).toEqual([driver, screen]);
});

it('finds Firefox under either name', () => {
  const firefox = addProgram('firefox');
  expect(findEngine('firefox', { PATH: folder })).toEqual([firefox]);
});

it('says what installs a missing engine', () => {
  expect(remedyFor('firefox')).toBe(
    'Firefox is not installed (Debian: apt-get install firefox-esr)',
  );
});
