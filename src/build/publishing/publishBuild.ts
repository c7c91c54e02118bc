import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';
import { isCompressedCopy } from './compressFiles';

/** What servers of one's own read: the builds, and the rules for nginx and Caddy (hosting/). */
export const buildsFolder = '.builds';

/** A link to the folder of the last finished build; `SITE_DIRECTORY` of scripts/site.mjs. */
export const currentBuild = `${buildsFolder}/current`;

/**
 * The answers of the repository to the last finished build. Beside what is published and not in it: a
 * private repository's answers may hold more than the pages show.
 */
export const lastAnswers = `${buildsFolder}/content-answers`;

const SAME_TIME_MS = 1;

/**
 * Copies the finished build from `public/`, into which Gatsby writes while it builds, to a folder that
 * no build changes while it is served, and makes `currentBuild` lead there. Two folders take turns,
 * and the link changes from one to the other at once, so that a server never serves parts of two builds.
 */
export function publishBuild(): void {
  const link = path.resolve(currentBuild);
  const next = existsSync(link) && readlinkSync(link) === 'a' ? 'b' : 'a';
  copyFolder({
    from: path.resolve('public'),
    to: path.resolve(buildsFolder, next),
    published: link,
  });
  const nextLink = path.resolve(buildsFolder, 'next');
  rmSync(nextLink, { force: true });
  symlinkSync(next, nextLink);
  renameSync(nextLink, link);
}

type Copying = {
  from: string;
  to: string;
  /** The same in the build that is served: most of its files have not changed. */
  published: string;
};

/** Makes a folder the same as another. Files that are the same already are left as they are. */
function copyFolder({ from, to, published }: Copying): void {
  mkdirSync(to, { recursive: true });
  const entries = readdirSync(from, { withFileTypes: true });
  const isFolder = new Map(entries.map((entry) => [entry.name, entry.isDirectory()]));
  for (const old of readdirSync(to, { withFileTypes: true })) {
    if (isFolder.get(old.name) === old.isDirectory()) continue;
    rmSync(`${to}/${old.name}`, { recursive: true });
  }
  for (const { name } of entries) {
    const copy = isFolder.get(name) ? copyFolder : copyFile;
    copy({ from: `${from}/${name}`, to: `${to}/${name}`, published: `${published}/${name}` });
  }
}

function copyFile({ from, to, published }: Copying): void {
  const stats = statSync(from);
  if (isSame(stats, to)) return;
  // It may be a file of the served build too, which must stay as it is.
  rmSync(to, { force: true });
  if (isLinked(stats, published, to)) return;
  // Gatsby writes into its own files, but a compressed copy is written as a new file.
  if (isCompressedCopy(path.relative('public', from)) && isLinked(stats, from, to)) return;
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  // Last, so that a copy that was interrupted has another time and is made again.
  utimesSync(to, stats.atime, stats.mtime);
}

function isSame({ size, mtimeMs }: Stats, file: string): boolean {
  const other = statSync(file, { throwIfNoEntry: false });
  return other?.size === size && Math.abs(other.mtimeMs - mtimeMs) < SAME_TIME_MS;
}

/** Makes a second name of a file that is the same, which takes neither time nor space. */
function isLinked(stats: Stats, file: string, name: string): boolean {
  try {
    if (!isSame(stats, file)) return false;
    linkSync(file, name);
    return true;
  } catch {
    // A folder that was a file in the other build, or a file system without hard links.
    return false;
  }
}
