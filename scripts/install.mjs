// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { runProcess } from './processes.mjs';

const STILL_BUSY_MS = 15_000;

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined} undefined when it is missing or damaged
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Decides by npm's own record: `node_modules/.package-lock.json`, which npm writes when an
 * installation is complete, must hold what `package-lock.json` asks for. So an installation that
 * was made by hand counts, and one that was broken off does not.
 *
 * @param {string} [directory] the root of the project
 * @returns {string | undefined} why packages must be installed; undefined when they need not be
 * @throws {Problem} when package-lock.json cannot be read
 */
export function installReason(directory = '.') {
  const wanted = readPackages(path.join(directory, 'package-lock.json'));
  if (!wanted) {
    throw new Problem(
      'package-lock.json is missing or damaged, so it is not known what to install.\n' +
        'Restore it: git checkout package-lock.json',
    );
  }
  const installed = readPackages(path.join(directory, 'node_modules', '.package-lock.json'));
  if (!installed) return 'The packages are not installed yet.';
  for (const [location, locked] of Object.entries(wanted)) {
    const found = installed[location];
    const isRoot = location === '';
    // Packages for other systems are in the lock file and, rightly, not on the disk.
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
 * @returns {[command: string, args: string[]]} the npm that runs this script, else the one on the path
 */
function npmCommand(environment) {
  const running = environment['npm_execpath'] ?? '';
  return path.basename(running) === 'npm-cli.js' ? [process.execPath, [running]] : ['npm', []];
}

/**
 * Installs the packages of package-lock.json when they are missing or others; says why, and shows
 * npm's progress.
 *
 * @param {{ directory?: string, environment?: NodeJS.ProcessEnv }} [options]
 * @throws {Problem} when npm fails
 */
export async function ensureInstalled({ directory = '.', environment = process.env } = {}) {
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
