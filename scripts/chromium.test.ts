import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'chromium-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function addProgram(name: string) {
  const file = path.join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

it('uses the program that a variable names', () => {
  addProgram('chromium');
  const chosen = addProgram('mine');
  expect(findChromium({ CHROMIUM_PATH: chosen, PATH: folder })).toBe(chosen);
  expect(findChromium({ CHROME_PATH: chosen, PATH: folder })).toBe(chosen);
});

it('rejects a variable whose program does not exist', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/no/chromium' })).toThrow(
    'CHROMIUM_PATH is "/no/chromium", but there is no such program.',
  );
});

it('finds the system’s program on the PATH', () => {
  const environment = { PATH: ['/no/folder', folder].join(path.delimiter) };
  const chrome = addProgram('google-chrome');
  expect(findChromium(environment)).toBe(chrome);
  expect(findChromium(environment)).not.toBe(addProgram('not-chromium'));
  const chromium = addProgram('chromium');
  expect(findChromium(environment)).toBe(chromium);
  const headless = addProgram('chromium-headless-shell');
  expect(findChromium(environment)).toBe(headless);
});
