// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNodeVersion } from './nodeVersion.mjs';
import { Problem } from './problem.mjs';

/** @typedef {() => void | Promise<void>} Cleanup */

/** @type {Set<Cleanup>} */
const cleanups = new Set();
/** @type {Promise<unknown> | undefined} */
let cleaning;
let interruptedAt = 0;
let mayBeEnded = false;

// On Ctrl+C both the terminal and npm send SIGINT to the script. Together they are one interrupt.
const SAME_INTERRUPT_MS = 1_000;
const PARENT_CHECK_MS = 500;

/**
 * Registers work to do before the process ends, however it ends (except by SIGKILL).
 *
 * @param {Cleanup} cleanup
 * @returns {() => void} cancels the registration
 */
export function atEnd(cleanup) {
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

/** Whether the process was interrupted. Failures after that are consequences of the interrupt. */
export function isEnding() {
  return interruptedAt > 0;
}

/**
 * For commands that run until they are interrupted: the interrupt is a success (exit code 0).
 *
 * @returns {Promise<never>}
 */
export function untilInterrupted() {
  mayBeEnded = true;
  return new Promise(() => {});
}

function cleanUp() {
  cleaning ??= Promise.allSettled([...cleanups].map(async (cleanup) => cleanup()));
  return cleaning;
}

/** @param {number} exitCode */
function onSignal(exitCode) {
  const isSecondInterrupt = isEnding() && Date.now() - interruptedAt > SAME_INTERRUPT_MS;
  if (isSecondInterrupt) process.exit(exitCode);
  void onInterrupt(exitCode);
}

/** @param {number} exitCode */
async function onInterrupt(exitCode) {
  if (isEnding()) return;
  interruptedAt = Date.now();
  await cleanUp();
  process.exit(mayBeEnded ? 0 : exitCode);
}

/**
 * Ends this process when npm ends. npm's shell does not forward a signal of which it dies, and a killed
 * npm forwards nothing; the processes that they started would stay and keep the ports.
 */
function endWithNpm() {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void onInterrupt(129);
  }, PARENT_CHECK_MS).unref();
}

/** @param {unknown} error */
export function report(error) {
  const text =
    error instanceof Problem
      ? error.message
      : `Unexpected error in ${process.argv[1]}. This is a bug in the script:\n` +
        (error instanceof Error ? error.stack : String(error));
  console.error(`\n✖ ${text.trim()}`);
}

/**
 * Runs a command of package.json in the root of the project, on a supported Node. Ends every child
 * process and runs every registered cleanup before it exits.
 * Exit code: the return value of `work` (0 if none), 1 if it throws, 128 + signal if it is interrupted.
 *
 * @param {string} entry `import.meta.url` of a file in scripts/
 * @param {() => Promise<number | void>} work
 */
export async function runCommand(entry, work) {
  process.chdir(path.resolve(path.dirname(fileURLToPath(entry)), '..'));
  process.on('SIGINT', () => onSignal(130));
  process.on('SIGTERM', () => onSignal(143));
  process.on('SIGHUP', () => onSignal(129));
  endWithNpm();
  let exitCode = 0;
  try {
    checkNodeVersion();
    exitCode = (await work()) ?? 0;
  } catch (error) {
    if (isEnding()) return;
    report(error);
    exitCode = 1;
  }
  if (isEnding()) return;
  await cleanUp();
  process.exit(exitCode);
}
