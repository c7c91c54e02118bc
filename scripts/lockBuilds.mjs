// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from './lifecycle.mjs';

/** A build renews its lock, because after a restart another program can have its process id. */
const RENEWAL_MS = 10_000;
/** A lock that is not renewed for this time expires. Gatsby may delay a renewal, but by less. */
const LIFETIME_MS = 5 * 60_000;

/** Locks this folder for builds. Takes over the lock of an ended process and of the parent process. */
export function lockBuilds() {
  const lock = path.resolve('.builds/build.pid');
  const holder = holderOf(lock);
  if (holder !== undefined && ![process.pid, process.ppid].includes(holder)) {
    throw new Problem(
      `Another build runs in this folder (process ${holder}). Wait until it has ended, and build again.`,
    );
  }
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  fs.writeFileSync(lock, String(process.pid));
  const renew = () => fs.utimes(lock, new Date(), new Date(), () => undefined);
  setInterval(renew, RENEWAL_MS).unref();
  process.once('exit', () => {
    // A child process may have taken over the lock.
    if (fs.existsSync(lock) && fs.readFileSync(lock, 'utf8') === String(process.pid))
      fs.rmSync(lock);
  });
}

/** @param {string} lock @returns the id of the running process that has the lock */
function holderOf(lock) {
  if (!fs.existsSync(lock) || Date.now() - fs.statSync(lock).mtimeMs > LIFETIME_MS)
    return undefined;
  const id = Number(fs.readFileSync(lock, 'utf8'));
  try {
    process.kill(id, 0);
    return id;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM' ? id : undefined;
  }
}
