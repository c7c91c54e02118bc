import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { Dirent, Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { ContentServiceError, displayPath, fileError } from './problems';
import type { Problem } from './problems';

const MIB = 1024 * 1024;
/** A document of Prismic is far smaller. Parsing 16 MiB takes about 500 MB of memory. */
const MAX_TEXT_BYTES = 16 * MIB;
const MAX_MEDIA_BYTES = 2048 * MIB;

/**
 * Without `O_NONBLOCK`, opening a named pipe waits for its writer. Windows has neither this flag
 * nor named pipes in folders.
 */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** `isFolder` of a link says whether its target is a folder. */
export type Entry = { name: string; path: string; isFolder: boolean };

/** Reports and leaves out what cannot be read: a pipe, a broken link, a file without permission. */
export class ContentFolder {
  readonly #followed = new Set<string>();

  constructor(
    readonly folder: string,
    readonly report: (problem: Problem) => void,
  ) {}

  /** Sorts by name and leaves out hidden entries. */
  list(folder = this.folder): Entry[] {
    const entries =
      this.#orReport(folder, () => readdirSync(folder, { withFileTypes: true })) ?? [];
    return entries
      .filter(({ name }) => !name.startsWith('.'))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => this.#toEntry(entry) ?? []);
  }

  /** Returns a text that changes with the file, or undefined for a missing or unreadable file. */
  stamp(file: string): string | undefined {
    const stats = this.#orReport(file, () => statSync(file, { bigint: true }));
    return stats && `${stats.mtimeNs} ${stats.size}`;
  }

  read(file: string): string | undefined {
    return this.#orReport(file, () => readText(file));
  }

  #toEntry(entry: Dirent): Entry | undefined {
    const { name, parentPath } = entry;
    const file = path.join(parentPath, name);
    const isLink = entry.isSymbolicLink();
    const target = isLink ? this.#orReport(file, () => statSync(file)) : entry;
    if (!target) return undefined;
    if (!target.isFile() && !target.isDirectory()) {
      this.report(toProblem(file, noFile));
      return undefined;
    }
    if (isLink && target.isDirectory() && !this.#mayFollow(file)) return undefined;
    return { name, path: file, isFolder: target.isDirectory() };
  }

  /** Returns false and reports the link if following it would read a folder a second time. */
  #mayFollow(link: string): boolean {
    const [target, own] = [realpathSync(link), realpathSync(this.folder)];
    if (!isIn(target, own) && !isIn(own, target) && !this.#followed.has(target)) {
      this.#followed.add(target);
      return true;
    }
    this.report(
      toProblem(link, [
        'this link leads to a folder that is read already, or that contains the folder of the content.',
        'Put the files themselves there, or delete the link.',
      ]),
    );
    return false;
  }

  #orReport<T>(file: string, read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      const problem = problemOf(error, file);
      if (problem) this.report(problem);
      return undefined;
    }
  }
}

/**
 * Returns undefined if the file does not exist.
 * @throws {ContentServiceError} for a folder, a pipe, an unreadable or too large file
 */
export function readText(file: string): string | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, OPEN_FLAGS);
    requireFile(file, fstatSync(descriptor), MAX_TEXT_BYTES);
    return readFileSync(descriptor, 'utf8');
  } catch (error) {
    const problem = problemOf(error, file);
    if (problem) throw fileError(problem);
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/**
 * Opens a file, which the caller must close. Returns undefined if the file does not exist.
 * @throws {ContentServiceError} for a folder, a pipe, an unreadable or too large file
 */
export async function openMedia(
  file: string,
): Promise<{ handle: FileHandle; bytes: number } | undefined> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, OPEN_FLAGS);
    const stats = await handle.stat();
    requireFile(file, stats, MAX_MEDIA_BYTES);
    return { handle, bytes: stats.size };
  } catch (error) {
    await handle?.close();
    const problem = problemOf(error, file);
    if (problem) throw fileError(problem);
    return undefined;
  }
}

/** Returns whether an entry exists, even if it cannot be read. */
export function isThere(file: string): boolean {
  try {
    return entryAt(file) !== undefined;
  } catch {
    return true;
  }
}

function entryAt(file: string): Stats | undefined {
  try {
    return lstatSync(file);
  } catch (error) {
    if (isMissing((error as NodeJS.ErrnoException).code)) return undefined;
    throw error;
  }
}

function isMissing(code: string | undefined): boolean {
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Returns undefined if the file does not exist. Rethrows errors not caused by the file system. */
export function problemOf(error: unknown, file: string): Problem | undefined {
  if (error instanceof ContentServiceError && error.problem) return error.problem;
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  if (!isMissing(code)) {
    return toProblem(file, reasons[code] ?? [`it cannot be read (${code}).`, 'Repair or move it.']);
  }
  const stats = entryAt(file);
  if (stats?.isSymbolicLink()) return toProblem(file, brokenLink);
  return stats && toProblem(file, stats.isFile() ? noFolder : noFile);
}

type Reason = readonly [cause: string, remedy: string];

const noFile: Reason = [
  'this is a pipe, a socket or a device, neither a file nor a folder.',
  'Delete it, or move it to another folder.',
];
const noFolder: Reason = ['this is a file, not a folder.', 'Put a folder there, or rename it.'];
const brokenLink: Reason = ['this link leads nowhere.', 'Correct the link, or delete it.'];
const noRight: Reason = [
  'the user who runs the service may not read it.',
  'Give this user the right to read it.',
];
const reasons: Record<string, Reason | undefined> = {
  EACCES: noRight,
  EPERM: noRight,
  ELOOP: ['this link leads back to itself.', 'Correct the link, or delete it.'],
  // Opening a socket fails with this code.
  ENXIO: noFile,
};

function toProblem(file: string, [cause, remedy]: Reason): Problem {
  return { file: displayPath(file), cause, remedy };
}

function requireFile(file: string, stats: Stats, maxBytes: number): void {
  if (stats.isDirectory()) {
    const remedy = 'Put a file there, or rename the folder.';
    throw fileError(toProblem(file, ['this is a folder, not a file.', remedy]));
  }
  if (!stats.isFile()) throw fileError(toProblem(file, noFile));
  if (stats.size <= maxBytes) return;
  const [size, limit] = [Math.ceil(stats.size / MIB), maxBytes / MIB];
  throw fileError(
    toProblem(file, [
      `this file has ${size} MiB, and the service reads at most ${limit} MiB of a file.`,
      'Make it smaller, or move it to another folder.',
    ]),
  );
}

function isIn(inner: string, folder: string): boolean {
  return (
    inner === folder || inner.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep)
  );
}

/** Writes a file completely or not at all. */
export function writeAtomically(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, text);
  renameSync(part, file);
}

/** Returns 16 characters that need no encoding in an address, like Prismic's refs. */
export function contentHash(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} `).update(text);
  return `Z${hash.digest('base64url').slice(0, 15)}`;
}
