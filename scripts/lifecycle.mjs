// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** An expected failure. Only its message is shown, which must name cause, place and remedy. */
export class Problem extends Error {}

/** @typedef {() => unknown} Cleanup */
/** @type {Set<Cleanup>} */
const cleanups = new Set();
let interruptedAt = 0;
let interruptIsSuccess = false;

// On Ctrl+C the terminal and npm each send SIGINT. Signals within this time count as one interrupt.
const SAME_INTERRUPT_MS = 1_000;

/** @param {Cleanup} cleanup for the end of the process @returns {() => void} cancels the cleanup */
export function atEnd(cleanup) {
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

/** Returns whether the process was interrupted. Failures after an interrupt are not reported. */
export function isEnding() {
  return interruptedAt > 0;
}

/** Waits for an interrupt, which ends the process with exit code 0. @returns {Promise<never>} */
export function untilInterrupted() {
  interruptIsSuccess = true;
  return new Promise(() => {});
}

/** Interrupts the process when its input ends, as when the program at the other end is killed. */
export function endWithInput() {
  process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM')).resume();
}

/** @type {string[]} */
const temporaryFolders = [];
process.on('exit', () => {
  for (const folder of temporaryFolders) rmSync(folder, { recursive: true, force: true });
});

/** Makes a folder that is deleted at the exit of the process. @param {string} name */
export function temporaryFolder(name) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  temporaryFolders.push(folder);
  return folder;
}

const cleanUp = () => Promise.allSettled([...cleanups].map(async (cleanup) => cleanup()));

/** @param {number} exitCode */
async function onInterrupt(exitCode) {
  if (isEnding()) {
    if (Date.now() - interruptedAt > SAME_INTERRUPT_MS) process.exit(exitCode);
    return;
  }
  interruptedAt = Date.now();
  await cleanUp();
  process.exit(interruptIsSuccess ? 0 : exitCode);
}

function checkNodeVersion() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const oldest = engines.node.replace('>=', '');
  if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) >= 0) return;
  throw new Problem(
    `This is Node ${process.versions.node}, and the project needs Node ${engines.node}.\n` +
      'Install Node 24 from https://nodejs.org (or: nvm install 24) and run the command again.',
  );
}

/** @param {unknown} error */
export function report(error) {
  const stack = error instanceof Error ? error.stack : String(error);
  const bug = `Unexpected error in ${process.argv[1]}. This is a bug in the script:\n${stack}`;
  // A full disk or a missing permission is not a bug.
  const isOfSystem = error instanceof Error && /^E(ACCES|PERM|ROFS|NOSPC): /.test(error.message);
  console.error(`\n✖ ${(error instanceof Problem || isOfSystem ? error.message : bug).trim()}`);
}

/**
 * Runs the cleanups after `work`. Exits with the result of `work` (0 if none), `failure` if `work`
 * throws, or 128 + signal.
 * @param {() => Promise<number | void>} work
 */
export async function runCommand(work, failure = 1) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => onInterrupt(128 + os.constants.signals[signal]));
  }
  let exitCode = 0;
  try {
    checkNodeVersion();
    exitCode = (await work()) ?? 0;
  } catch (error) {
    if (isEnding()) return;
    report(error);
    exitCode = failure;
  }
  if (isEnding()) return;
  await cleanUp();
  process.exit(exitCode);
}
