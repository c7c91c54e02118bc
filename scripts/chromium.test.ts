import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { programFolder } from './test/programFolder';

const programs = programFolder();

it('uses the program that the variable names', () => {
  programs.add('chromium');
  const chosen = programs.add('mine');
  expect(findChromium({ CHROMIUM_PATH: chosen, PATH: programs.path() })).toBe(chosen);
});

it('rejects a variable whose program does not exist', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/no/chromium' })).toThrow(
    'CHROMIUM_PATH is "/no/chromium", but there is no such program.',
  );
});

it('finds the system’s program on the PATH', () => {
  const environment = { PATH: ['/no/folder', programs.path()].join(path.delimiter) };
  const chrome = programs.add('google-chrome');
  expect(findChromium(environment)).toBe(chrome);
  expect(findChromium(environment)).not.toBe(programs.add('not-chromium'));
  const chromium = programs.add('chromium');
  expect(findChromium(environment)).toBe(chromium);
  const headless = programs.add('chromium-headless-shell');
  expect(findChromium(environment)).toBe(headless);
  expect(findChromium(environment, { withWindow: true })).toBe(chromium);
});
