// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './lifecycle.mjs';
import { findProgram, isExecutable, runProcess } from './processes.mjs';

/** Debian's Chromium without a user interface. It needs a third of `chromium`'s processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium must not update itself or ask for anything while it is measured and tested. */
export const chromiumFlags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];
const macPrograms = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * @param {NodeJS.ProcessEnv} [environment] @param {{ withWindow?: boolean }} [options] `withWindow`
 *   excludes `HEADLESS_SHELL`: its touches are 150 ms late if the processor is throttled to a quarter
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

/** As root on Debian, installs `HEADLESS_SHELL` unless CHROMIUM_PATH is set. */
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
