import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';

/** What servers of one's own read: the builds, and the rules for nginx and Caddy (hosting/). */
export const buildsFolder = '.builds';

/** A link to the folder of the last finished build; `SITE_DIRECTORY` of scripts/site.mjs. */
export const currentBuild = `${buildsFolder}/current`;

/**
 * The answers of the repository to the last finished build. Beside what is published and not in it: a
 * private repository's answers may hold more than the pages show.
 */
export const lastAnswers = `${buildsFolder}/content-answers.gz`;

const SAME_TIME_MS = 1;

/**
 * Copies the finished build from `public/`, into which Gatsby writes while it builds, to a folder that
 * no build changes while it is served, and makes `currentBuild` lead there. Two folders take turns,
 * and the link changes from one to the other at once, so that a server never serves parts of two builds.
 */
export function publishBuild(): void {
  const link = path.resolve(currentBuild);
  const next = existsSync(link) && readlinkSync(link) === 'a' ? 'b' : 'a';
  copyFolder(path.resolve('public'), path.resolve(buildsFolder, next));
  const nextLink = path.resolve(buildsFolder, 'next');
  rmSync(nextLink, { force: true });
  symlinkSync(next, nextLink);
  renameSync(nextLink, link);
}

/** Makes a folder the same as another. Only files that have changed are copied: most have not. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const entries = readdirSync(from, { withFileTypes: true });
  const isFolder = new Map(entries.map((entry) => [entry.name, entry.isDirectory()]));
  for (const old of readdirSync(to, { withFileTypes: true })) {
    if (isFolder.get(old.name) === old.isDirectory()) continue;
    rmSync(path.join(to, old.name), { recursive: true });
  }
  for (const entry of entries) {
    const copy = entry.isDirectory() ? copyFolder : copyFile;
    copy(path.join(from, entry.name), path.join(to, entry.name));
  }
}

function copyFile(from: string, to: string): void {
  const { size, mtimeMs, atime, mtime } = statSync(from);
  const old = statSync(to, { throwIfNoEntry: false });
  if (old?.size === size && Math.abs(old.mtimeMs - mtimeMs) < SAME_TIME_MS) return;
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  // Last, so that a copy that was interrupted has another time and is made again.
  utimesSync(to, atime, mtime);
}
