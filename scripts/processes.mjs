// @ts-check
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atEnd, isEnding, Problem } from './lifecycle.mjs';

/** @typedef {Omit<import('node:child_process').SpawnOptions, 'detached'>} Options */

const GRACE_MS = 5_000;

/** @type {Set<number>} */
const groups = new Set();

// Ends the groups if the process exits without cleanups, after an exception or a second Ctrl+C.
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
 * Starts a program in its own process group: Ctrl+C reaches only this process, which ends the group.
 * `exited` is the exit code (128 + signal for a signal). It never settles after an interrupt, so that
 * an interrupted program does not count as failed. `stop` ends all descendants too.
 * @param {string} command @param {readonly string[]} args
 * @param {Options} [options] `env` is added to this process's own
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
    // SIGINT is used, because Playwright does not end its web server on SIGTERM.
    signalGroup(group, 'SIGINT');
    const impatience = setTimeout(() => signalGroup(group, 'SIGKILL'), GRACE_MS);
    await gone;
    clearTimeout(impatience);
  };
  const forget = atEnd(stop);
  child.once('exit', () => {
    signalGroup(group, 'SIGKILL');
    groups.delete(group);
    forget();
  });
  /** @type {Promise<number>} */
  const exited = gone.then((code) => (isEnding() ? new Promise(() => {}) : code));
  return { child, exited, stop };
}

/** @param {string} command @param {readonly string[]} args @param {Options} [options] */
export const runProcess = async (command, args, options) =>
  startProcess(command, args, options).exited;

/** @param {import('node:child_process').ChildProcess} child @returns its output until now */
export function readOutput({ stdout, stderr }) {
  let output = '';
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (part) => (output += part));
  }
  return () => output;
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} names @param {NodeJS.ProcessEnv} [environment] @returns an absolute path */
export function findProgram(names, environment = process.env) {
  const folders = (environment['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isExecutable);
}
