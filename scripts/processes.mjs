// @ts-check
import { spawn } from 'node:child_process';
import os from 'node:os';
import { atEnd, isEnding } from './lifecycle.mjs';
import { Problem } from './problem.mjs';
import { endGroup, guardGroup, signalGroup } from './processGroups.mjs';

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/**
 * @typedef {object} RunningProcess
 * @property {ChildProcess} child
 * @property {Promise<number>} exited exit code (128 + signal for a signal), when the whole process
 *   group has ended. It never settles while this process is being interrupted, so that a program that
 *   was stopped is not taken for a program that failed
 * @property {() => Promise<void>} stop ends the program and all its descendants
 */

/** Process ids of the leaders of groups that may still have members. @type {Set<number>} */
const groups = new Set();

// The last resort, when this process exits without waiting: an exception, or a second Ctrl+C.
process.on('exit', () => groups.forEach((group) => signalGroup(group, 'SIGKILL')));

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
  const group = child.pid;
  if (group === undefined) {
    return { child, exited: failedStart(child, command), stop: async () => {} };
  }

  groups.add(group);
  const guard = guardGroup(group);
  /** @type {Promise<void> | undefined} */
  let stopping;
  const end = () => (stopping ??= endGroup(group));

  // Processes that the program left behind end with it. Its output is complete only after that.
  child.once('exit', () => void end());
  /** @type {Promise<number>} */
  const gone = new Promise((resolve) => {
    child.once('close', async (code, signal) => {
      await end();
      groups.delete(group);
      forget();
      guard.kill('SIGKILL');
      resolve(code ?? (signal ? 128 + os.constants.signals[signal] : 1));
    });
  });
  const stop = async () => {
    await end();
    await gone;
  };
  const forget = atEnd(stop);
  const exited = gone.then((code) => (isEnding() ? new Promise(() => {}) : code));
  return { child, exited, stop };
}

/**
 * @param {ChildProcess} child
 * @param {string} command
 * @returns {Promise<never>}
 */
function failedStart(child, command) {
  return new Promise((_, reject) => {
    child.once('error', (error) => {
      reject(new Problem(`The program ${command} could not be started: ${error.message}`));
    });
  });
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
