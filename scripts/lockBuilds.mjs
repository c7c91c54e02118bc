// @ts-check
import {
  mkdirSync,
  readdirSync,
  rmdirSync,
  statSync,
  unlinkSync,
  utimes,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Problem } from './problem.mjs';

/** A build renews its lock, because other containers cannot check whether its process runs. */
const RENEWAL_MS = 10_000;
/** A lock that is not renewed for this time expires. Gatsby may delay a renewal, but by less. */
const LIFETIME_MS = 5 * 60_000;

/** Locks this folder for builds. Takes over the lock of an ended process and of the parent process. */
export function lockBuilds() {
  // The lock is a folder with one file that is named after the process, because creating a folder
  // and deleting a file are atomic.
  const lock = path.resolve('.builds/lock');
  const file = path.join(lock, nameOf(process.pid));
  mkdirSync(path.dirname(lock), { recursive: true });
  try {
    mkdirSync(lock);
  } catch {
    clear(lock);
  }
  writeFileSync(file, '');
  const renew = () => utimes(file, new Date(), new Date(), () => undefined);
  setInterval(renew, RENEWAL_MS).unref();
  process.once('exit', () => {
    try {
      unlinkSync(file);
      rmdirSync(lock);
    } catch {
      // A child process has taken over the lock.
    }
  });
}

/** @param {string} lock */
function clear(lock) {
  let holder = '';
  try {
    // The folder is empty until its process has written the file. An empty folder counts as a lock.
    [holder = ''] = readdirSync(lock);
    if (isBuilding(holder, statSync(path.join(lock, holder)).mtimeMs)) throw new Error();
    if (holder) unlinkSync(path.join(lock, holder));
    rmdirSync(lock);
    mkdirSync(lock);
  } catch {
    throw new Problem(
      `Another build runs in this folder (process ${holder || 'unknown'}). Wait until it has ended, and build again.\n` +
        `If that build was interrupted in another container, wait up to ${LIFETIME_MS / 60_000} minutes until its lock expires.`,
    );
  }
}

/** @param {string} holder @param {number} renewed time of the last renewal */
function isBuilding(holder, renewed) {
  if (Date.now() - renewed > LIFETIME_MS) return false;
  if ([process.pid, process.ppid].map(nameOf).includes(holder)) return false;
  const id = Number(holder.slice(nameOf('').length));
  if (holder !== nameOf(id)) return true;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {number | string} id */
function nameOf(id) {
  return `${os.hostname()}-${id}`;
}
