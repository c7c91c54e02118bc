import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../src/test/temporaryFolder';
import { findChromium } from './chromium.mjs';

const folder = temporaryFolder();

function addProgram(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, '', { mode: 0o755 });
  return file;
}

it('finds the system’s program on the PATH, unless the variable names one', () => {
  const environment = { PATH: ['/no/folder', folder].join(path.delimiter) };
  const chrome = addProgram('google-chrome');
  const other = addProgram('not-chromium');
  expect(findChromium(environment)).toBe(chrome);
  const chromium = addProgram('chromium');
  expect(findChromium(environment)).toBe(chromium);
  const headless = addProgram('chromium-headless-shell');
  expect(findChromium(environment)).toBe(headless);
  expect(findChromium(environment, { withWindow: true })).toBe(chromium);
  expect(findChromium({ ...environment, CHROMIUM_PATH: other })).toBe(other);
});

it('rejects a variable whose program does not exist', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/no/chromium' })).toThrow(
    'CHROMIUM_PATH is "/no/chromium", but there is no such program.',
  );
});
