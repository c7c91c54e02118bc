import { findEngine, remedyFor } from './engines.mjs';
import { programFolder } from './test/programFolder';

const programs = programFolder();

it('finds an engine when all its programs are on the PATH', () => {
  const environment = { PATH: programs.path() };
  expect(findEngine('webkit', environment)).toBeUndefined();
  const driver = programs.add('WebKitWebDriver');
  expect(findEngine('webkit', environment)).toBeUndefined();
  const screen = programs.add('Xvfb');
  expect(findEngine('webkit', environment)).toEqual([driver, screen]);
});

it('finds Firefox under either name', () => {
  const firefox = programs.add('firefox');
  expect(findEngine('firefox', { PATH: programs.path() })).toEqual([firefox]);
});

it('says what installs a missing engine', () => {
  expect(remedyFor('firefox')).toBe(
    'Firefox is not installed (Debian: apt-get install firefox-esr)',
  );
});
