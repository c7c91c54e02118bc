// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { runProcess } from './processes.mjs';
import { findProgram, isExecutable } from './programs.mjs';

const variables = ['CHROMIUM_PATH', 'CHROME_PATH'];
/**
 * Debian's package, and its program, of Chromium without a user interface. Each page costs a third of the
 * processor time that it costs in Chromium.
 */
const HEADLESS_SHELL = 'chromium-headless-shell';
const programs = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macPrograms = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds Chromium: by the variable CHROMIUM_PATH or CHROME_PATH, else the system's.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {{ withWindow?: boolean }} [options] `withWindow` leaves out the program that cannot open a window: it
 * hands a touch to the page some 150 ms late on a processor that is slowed down to a quarter, whatever the page is
 * @returns {string | undefined} its absolute path
 * @throws {Problem} when a variable names a file that does not exist
 */
export function findChromium(environment = process.env, { withWindow = false } = {}) {
  for (const variable of variables) {
    const file = environment[variable];
    if (!file) continue;
    if (isExecutable(file)) return file;
    throw new Problem(
      `${variable} is "${file}", but there is no such program.\n` +
        `Set it to the path of Chromium or Chrome, or unset it to use the system's.`,
    );
  }
  const isMac = process.platform === 'darwin';
  const names = withWindow ? programs.filter((name) => name !== HEADLESS_SHELL) : programs;
  return findProgram(names, environment) ?? (isMac ? macPrograms.find(isExecutable) : undefined);
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/**
 * Finds Chromium. Where this process is allowed to, it installs Debian's package without a user interface,
 * unless a variable names a program.
 *
 * @returns {Promise<string>} its absolute path
 * @throws {Problem} with a remedy when there is no Chromium
 */
export async function provideChromium() {
  const found = findChromium();
  const isChosen = variables.some((variable) => process.env[variable]);
  if (found && (isChosen || path.basename(found) === HEADLESS_SHELL || !mayInstall())) return found;
  const remedy =
    'Install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to the path of one.';
  if (!mayInstall()) {
    throw new Problem(`The browser tests need Chromium, and none was found.\n${remedy}`);
  }
  console.log(`Installing Debian's package ${HEADLESS_SHELL}.`);
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [['update'], ['install', '-y', HEADLESS_SHELL]];
  for (const args of steps) {
    if ((await runProcess('apt-get', args, { env: environment })) !== 0) break;
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Problem(`The browser tests need Chromium, and apt-get did not install it.\n${remedy}`);
}
