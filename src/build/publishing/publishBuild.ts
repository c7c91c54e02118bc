import {
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import type { Stats } from 'node:fs';
import { copyFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from '../media/inParallel';
import { FILES_AT_A_TIME, isCompressedCopy, SAME_TIME_MS } from './compressFiles';

/** What servers of one's own read: the builds, and the rules for nginx and Caddy (hosting/). */
export const buildsFolder = '.builds';

/** A link to the folder of the last finished build; `SITE_DIRECTORY` of scripts/site.mjs. */
export const currentBuild = `${buildsFolder}/current`;

/**
 * Copies the finished build from `public/`, into which Gatsby writes while it builds, to a folder that
 * no build changes while it is served, and makes `currentBuild` lead there. Two folders take turns,
 * and the link changes from one to the other at once, so that a server never serves parts of two builds.
 */
export async function publishBuild(): Promise<void> {
  const link = path.resolve(currentBuild);
  const next = existsSync(link) && readlinkSync(link) === 'a' ? 'b' : 'a';
  const copies: Copy[] = [];
  copyFolder(
    { from: path.resolve('public'), to: path.resolve(buildsFolder, next), published: link },
    copies,
  );
  await inParallel(copies, FILES_AT_A_TIME, async ({ from, to, stats: { atime, mtime } }) => {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    // Last, so that a copy that was interrupted has another time and is made again.
    await utimes(to, atime, mtime);
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

/** A file whose content has to be copied. */
type Copy = { from: string; to: string; stats: Stats };

/**
 * Makes a folder the same as another, but for the files to copy, which it adds to `copies`. Files that are the same
 * already are left as they are.
 */
function copyFolder({ from, to, published }: Copying, copies: Copy[]): void {
  mkdirSync(to, { recursive: true });
  const entries = readdirSync(from, { withFileTypes: true });
  const isFolder = new Map(entries.map((entry) => [entry.name, entry.isDirectory()]));
  for (const old of readdirSync(to, { withFileTypes: true })) {
    if (isFolder.get(old.name) === old.isDirectory()) continue;
    rmSync(`${to}/${old.name}`, { recursive: true });
  }
  for (const { name } of entries) {
    const handle = isFolder.get(name) ? copyFolder : linkOrCopy;
    const names = {
      from: `${from}/${name}`,
      to: `${to}/${name}`,
      published: `${published}/${name}`,
    };
    handle(names, copies);
  }
}

function linkOrCopy({ from, to, published }: Copying, copies: Copy[]): void {
  const stats = statSync(from);
  if (isSame(stats, to)) return;
  // It may be a file of the served build too, which must stay as it is.
  rmSync(to, { force: true });
  if (isLinked(stats, published, to)) return;
  // Gatsby writes into its own files, but a compressed copy is written as a new file.
  if (isCompressedCopy(path.relative('public', from)) && isLinked(stats, from, to)) return;
  copies.push({ from, to, stats });
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
