// @ts-check
import { spawn } from 'node:child_process';
import os from 'node:os';
import { atEnd, isEnding } from './lifecycle.mjs';
import { Problem } from './problem.mjs';

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */
/**
 * @typedef {object} RunningProcess
 * @property {import('node:child_process').ChildProcess} child
 * @property {Promise<number>} exited exit code (128 + signal for a signal). It never settles while this
 *   process is being interrupted, so that a program that was stopped is not taken for a program that failed
 * @property {() => Promise<void>} stop ends the program and all its descendants
 */

const GRACE_MS = 5_000;

/** Process ids of the leaders of running groups. @type {Set<number>} */
const groups = new Set();

// The last resort, when this process exits without waiting: an exception, or a second Ctrl+C.
process.on('exit', () => groups.forEach((group) => signalGroup(group, 'SIGKILL')));

/** @param {number} group @param {NodeJS.Signals} signal */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // The group has ended.
  }
}

/**
 * Starts a program as the leader of its own process group. A Ctrl+C in the terminal then reaches only
 * this process, which ends the group: the program and everything that it started.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Omit<SpawnOptions, 'detached'>} [options] `env` is added to this process's own variables
 * @returns {RunningProcess}
 */
export function startProcess(command, args, options = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
    env: { ...process.env, ...options.env },
    detached: true,
  });
  /** @type {Promise<number>} */
  const gone = new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Problem(`The program ${command} could not be started: ${error.message}`)),
    );
    child.once('close', (code, signal) =>
      resolve(code ?? (signal ? 128 + os.constants.signals[signal] : 1)),
    );
  });
  const group = child.pid;
  if (group === undefined) return { child, exited: gone, stop: async () => {} };

  groups.add(group);
  const stop = async () => {
    // As Ctrl+C does: on SIGTERM, Playwright ends without its web server.
    signalGroup(group, 'SIGINT');
    const impatience = setTimeout(() => signalGroup(group, 'SIGKILL'), GRACE_MS);
    await gone;
    clearTimeout(impatience);
  };
  const forget = atEnd(stop);
  // Processes that the program left behind end with it.
  child.once('exit', () => {
    signalGroup(group, 'SIGKILL');
    groups.delete(group);
    forget();
  });
  const exited = gone.then((code) => (isEnding() ? new Promise(() => {}) : code));
  return { child, exited, stop };
}

/**
 * Runs a program to its end and shows its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Omit<SpawnOptions, 'detached'>} [options]
 * @returns {Promise<number>} its exit code
 * @throws {Problem} when the program cannot be started
 */
export async function runProcess(command, args, options) {
  return startProcess(command, args, options).exited;
}
