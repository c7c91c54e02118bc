// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { runProcess } from './processes.mjs';
import { findProgram, isExecutable } from './programs.mjs';

/** Debian's Chromium without a user interface. A page takes a third of the processor time that it takes in Chromium. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPrograms = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * Finds Chromium: by the variable CHROMIUM_PATH, else the system's.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {{ withWindow?: boolean }} [options] `withWindow` leaves out the program that cannot open a window: it
 * hands a touch to the page some 150 ms late on a processor that is slowed down to a quarter, whatever the page is
 * @returns {string | undefined} its absolute path
 * @throws {Problem} when the variable names a file that does not exist
 */
export function findChromium(environment = process.env, { withWindow = false } = {}) {
  const chosen = environment['CHROMIUM_PATH'];
  if (chosen && isExecutable(chosen)) return chosen;
  if (chosen) {
    throw new Problem(
      `CHROMIUM_PATH is "${chosen}", but there is no such program.\n` +
        `Set it to the path of Chromium or Chrome, or unset it to use the system's.`,
    );
  }
  const names = withWindow ? programs : [HEADLESS_SHELL, ...programs];
  return findProgram(names, environment) ?? macPrograms.find(isExecutable);
}

/**
 * Finds Chromium. If this process may install Debian's packages, it installs the one without a user interface,
 * unless CHROMIUM_PATH names a program.
 *
 * @returns {Promise<string>} its absolute path
 * @throws {Problem} with a remedy when there is no Chromium
 */
export async function provideChromium() {
  const found = findChromium();
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const isBest = process.env['CHROMIUM_PATH'] || path.basename(found ?? '') === HEADLESS_SHELL;
  if (mayInstall && !isBest) {
    console.log(`Installing Debian's package ${HEADLESS_SHELL}.`);
    for (const args of [['update'], ['install', '-y', HEADLESS_SHELL]]) {
      await runProcess('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    }
  }
  const chromium = findChromium();
  if (chromium) return chromium;
  throw new Problem(
    'The browser tests need Chromium, and none was found.\n' +
      'Install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to the path of one.',
  );
}
