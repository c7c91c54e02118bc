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

// npm passes a Ctrl+C on to a script that the terminal has already told: that is one wish, not two.
const SAME_INTERRUPT_MS = 1_000;
const PARENT_CHECK_MS = 500;

/**
 * Registers what must happen before the process ends, however it ends (a kill by SIGKILL apart).
 *
 * @param {Cleanup} cleanup
 * @returns {() => void} takes the registration back
 */
export function atEnd(cleanup) {
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

/** Whether the process was told to end: what fails from now on fails because of that. */
export function isEnding() {
  return interruptedAt > 0;
}

/**
 * For commands that run until they are ended: an interrupt is how they succeed (exit code 0).
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
  const isSecondWish = isEnding() && Date.now() - interruptedAt > SAME_INTERRUPT_MS;
  if (isSecondWish) process.exit(exitCode);
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
 * npm's shell dies of a signal without passing it on, and a killed npm passes nothing on at all:
 * what they started must not stay behind and keep the ports.
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
      : `Something unforeseen went wrong in ${process.argv[1]}. This is a fault of the script:\n` +
        (error instanceof Error ? error.stack : String(error));
  console.error(`\n✖ ${text.trim()}`);
}

/**
 * Runs one command of package.json from its start to its end: in the root of the project, on the
 * right Node, with every child process and every registered cleanup ended before it exits.
 * Exit code: what `work` returns (0 without), 1 when it throws, 128 + signal when it is interrupted.
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
