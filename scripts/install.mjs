// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { runProcess } from './processes.mjs';

const STILL_BUSY_MS = 15_000;

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined} undefined if the file is missing or damaged
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Compares `package-lock.json` with npm's own record, `node_modules/.package-lock.json`, which npm writes
 * at the end of an installation. So an installation by hand counts, and an interrupted installation
 * does not.
 *
 * @param {string} [directory] the root of the project
 * @returns {string | undefined} why packages must be installed; undefined if they are installed
 * @throws {Problem} when package-lock.json cannot be read
 */
export function installReason(directory = '.') {
  const wanted = readPackages(path.join(directory, 'package-lock.json'));
  if (!wanted) {
    throw new Problem(
      'package-lock.json is missing or damaged, so the packages to install are unknown.\n' +
        'Restore it: git checkout package-lock.json',
    );
  }
  const installed = readPackages(path.join(directory, 'node_modules', '.package-lock.json'));
  if (!installed) return 'The packages are not installed yet.';
  for (const [location, locked] of Object.entries(wanted)) {
    const found = installed[location];
    const isRoot = location === '';
    // The lock file also lists packages for other systems, which are not installed here.
    const mayBeAbsent = !found && (locked.optional || locked.devOptional);
    if (isRoot || mayBeAbsent) continue;
    if (found?.version !== locked.version || found?.integrity !== locked.integrity) {
      return `The packages changed (${location.replace(/^.*node_modules\//, '')}).`;
    }
  }
  return undefined;
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {[command: string, args: string[]]} the npm that runs this script, else npm from the PATH
 */
function npmCommand(environment) {
  const running = environment['npm_execpath'] ?? '';
  return path.basename(running) === 'npm-cli.js' ? [process.execPath, [running]] : ['npm', []];
}

/**
 * Makes sure that the packages of package-lock.json are installed and the patches of patches/ applied.
 *
 * @param {{ directory?: string, environment?: NodeJS.ProcessEnv }} [options]
 * @throws {Problem} when npm fails, or when a patch does not fit its package
 */
export async function ensureInstalled({ directory = '.', environment = process.env } = {}) {
  await installPackages(directory, environment);
  applyPatches(directory);
}

/**
 * Applies patches/ by patch-package, which does nothing where they are applied already, as they are
 * after an installation (`postinstall` in package.json). An installation with `--ignore-scripts` does
 * not apply them, nor one that was made before a patch was added.
 *
 * @param {string} directory the root of the project
 * @throws {Problem} when a patch does not fit its package
 */
export function applyPatches(directory) {
  if (!existsSync(path.join(directory, 'patches'))) return;
  const program = path.resolve('node_modules/patch-package/index.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--error-on-fail', '--error-on-warn'],
    {
      cwd: directory,
      encoding: 'utf8',
    },
  );
  if (status === 0) return;
  throw new Problem(
    `${stdout}${stderr}\nA patch in patches/ does not fit the installed package (above). If somebody ` +
      'changed the package by hand, or an older patch is applied to it, install it again: npm ci.\n' +
      'If its version changed, docs/gatsby-patches.md says how to renew the patch.',
  );
}

/**
 * Installs the packages of package-lock.json when they are missing or differ; says why, and shows
 * npm's progress.
 *
 * @param {string} directory
 * @param {NodeJS.ProcessEnv} environment
 * @throws {Problem} when npm fails
 */
async function installPackages(directory, environment) {
  const reason = installReason(directory);
  if (!reason) return;
  console.log(`${reason} Installing them takes about a minute.`);

  const began = Date.now();
  const stillBusy = setInterval(() => {
    const seconds = Math.round((Date.now() - began) / 1_000);
    if (!process.stderr.isTTY) console.log(`… still installing (${seconds} s)`);
  }, STILL_BUSY_MS);
  const [command, args] = npmCommand(environment);
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runProcess(command, [...args, 'ci', ...options], { cwd: directory }).finally(
    () => clearInterval(stillBusy),
  );
  if (code === 0) return;
  throw new Problem(
    `The packages could not be installed: npm ci ended with code ${code}; npm's message above says why.\n` +
      'With a network error, check the connection (or the proxy and registry in .npmrc) and run the ' +
      'command again. When npm says that package.json and package-lock.json differ: git checkout both.',
  );
}
