// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Problem } from './lifecycle.mjs';
import { runProcess } from './processes.mjs';

const STILL_BUSY_MS = 15_000;

/** npm writes this file at the end of an installation. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean }} Package
 * @param {string} file @returns {Record<string, Package> | undefined} keyed by folder
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Compares the lock file with npm's record, which omits the project itself (folder '') and optional
 * packages for other systems. The times of the files do not help: a copied project has new times.
 * @param {boolean} withDev
 */
function isInstalled(withDev) {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages(INSTALLED);
  if (!wanted || !installed) return false;
  return (
    Object.keys(installed).every((folder) => folder in wanted) &&
    Object.entries(wanted).every(([folder, { version, integrity, optional, dev }]) => {
      const found = installed[folder];
      if (!found) return optional || folder === '' || (dev && !withDev);
      return found.version === version && found.integrity === integrity;
    })
  );
}

/**
 * Installs missing packages and applies patches/. A patch is missing after
 * `npm ci --ignore-scripts`, or if it is new.
 * @param {{ withDev?: boolean }} [options] `withDev`: also the packages for tests and benchmarks
 */
export async function ensureInstalled({ withDev = true } = {}) {
  if (!isInstalled(withDev)) await install(!existsSync(INSTALLED), withDev);
  const args = ['node_modules/patch-package/index.js', '--error-on-fail', '--error-on-warn'];
  const patch = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (patch.status === 0) return;
  throw new Problem(
    `${patch.stdout}${patch.stderr}\nA patch in patches/ does not fit the installed package (above). If ` +
      'the package was changed by hand, or has an older patch, install it again: npm ci.\n' +
      'If its version changed, docs/gatsby-patches.md says how to renew the patch.',
  );
}

/** @param {boolean} isFirst @param {boolean} withDev */
async function install(isFirst, withDev) {
  const reason = isFirst
    ? 'The packages are not installed yet.'
    : 'Packages are missing, or package-lock.json changed.';
  console.log(`${reason} Installing the packages takes about a minute.`);
  const began = Date.now();
  const stillBusy = setInterval(() => {
    console.log(`… still installing (${Math.round((Date.now() - began) / 1_000)} s)`);
  }, STILL_BUSY_MS);
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  const args = ['ci', withDev ? '--include=dev' : '--omit=dev', ...options];
  const code = await runProcess('npm', args).finally(() => clearInterval(stillBusy));
  if (code === 0) return;
  throw new Problem(
    `The packages could not be installed: npm ci ended with code ${code}; npm's message above says why.\n` +
      'With a network error, check the connection (or the proxy and registry in .npmrc) and run the ' +
      'command again. If npm says that package.json and package-lock.json differ, restore both files: ' +
      'git checkout package.json package-lock.json.',
  );
}
