// @ts-check
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const GRACE_MS = 5_000;
const AFTER_KILL_MS = 1_000;
const POLL_MS = 25;

/**
 * @param {number} group the process id of its leader
 * @param {NodeJS.Signals | 0} signal
 * @returns {boolean} whether a member of the group received it
 */
export function signalGroup(group, signal) {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}

/** @param {string} pid @param {number} group */
function livesIn(pid, group) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, , itsGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state !== 'Z' && Number(itsGroup) === group;
  } catch {
    return false;
  }
}

/**
 * @param {number} group
 * @returns {boolean} whether a member still runs. A zombie still receives signals but does not run (the
 *   first process of a container may wait for its zombies late, or never)
 */
function isRunning(group) {
  if (!signalGroup(group, 0)) return false;
  if (process.platform !== 'linux') return true;
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && livesIn(name, group));
}

/** @param {number} group @param {number} milliseconds */
async function ends(group, milliseconds) {
  const deadline = Date.now() + milliseconds;
  while (isRunning(group)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return true;
}

/**
 * Ends a process group by SIGTERM, and after 5 s by SIGKILL.
 *
 * @param {number} group
 */
export async function endGroup(group) {
  signalGroup(group, 'SIGTERM');
  if (await ends(group, GRACE_MS)) return;
  signalGroup(group, 'SIGKILL');
  await ends(group, AFTER_KILL_MS);
}

/**
 * Starts a shell that reads a pipe from this process and ends the group when the pipe closes. Nothing
 * else can end the group when this process is killed by SIGKILL, and orphans would keep the ports.
 *
 * @param {number} group
 * @returns {ChildProcess} kill it when the group has ended by itself
 */
export function guardGroup(group) {
  const wait = `sleep 1; kill -s 0 -- -$0 || exit`;
  const script = `read -r _; kill -s TERM -- -$0; ${wait}; ${wait}; ${wait}; kill -s KILL -- -$0`;
  const shell = spawn('sh', ['-c', script, String(group)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Everything else works on a system without a shell.
  shell.on('error', () => {});
  shell.unref();
  return shell;
}
