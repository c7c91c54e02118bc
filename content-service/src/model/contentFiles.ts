import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isJsonObject } from './json';
import type { JsonObject } from './json';
import { ContentServiceError, displayPath, fileError, messageOf, positionIn } from './problems';
import type { Problem } from './problems';

const MIB = 1024 * 1024;
/** A document of Prismic is far smaller. Parsing 16 MiB takes about 500 MB of memory. */
const MAX_TEXT_MIB = 16;

/** `stamp` changes with the file. Of a link, the other values describe the target. */
export type Entry = { name: string; path: string; isFolder: boolean; stamp: string };

export type ReportProblem = (problem: Problem) => void;

/** Returns the entries by name. Reports and leaves out what cannot be read, as a pipe. */
export function listFolder(folder: string, report: ReportProblem): Entry[] {
  const entries = orReport(folder, report, () => readdirSync(folder, { withFileTypes: true }));
  return (entries ?? [])
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const { name } = entry;
      const file = path.join(folder, name);
      const stats = orReport(
        file,
        report,
        () => statSync(file, { bigint: true }),
        entry.isSymbolicLink() ? toProblem(file, 'this link leads nowhere.') : undefined,
      );
      if (!stats) return [];
      const isFolder = stats.isDirectory();
      if (!isFolder && !stats.isFile()) {
        report(toProblem(file, 'this is neither a file nor a folder.'));
        return [];
      }
      return { name, path: file, isFolder, stamp: `${stats.mtimeNs} ${stats.size}` };
    });
}

/** Follows no link to a folder above. Calls `enter` for each folder before reading it. */
export function listFiles(
  folder: string,
  report: ReportProblem,
  enter: (folder: string) => void = () => undefined,
  above: readonly string[] = [],
): Entry[] {
  const target = orReport(folder, report, () => realpathSync(folder));
  if (target === undefined || above.includes(target)) return [];
  enter(folder);
  return listFolder(folder, report).flatMap((entry) =>
    entry.isFolder ? listFiles(entry.path, report, enter, [...above, target]) : entry,
  );
}

/** Returns undefined if the file does not exist. */
export function readJson(file: string): { json: JsonObject; text: string } | undefined {
  try {
    const stats = statSync(file);
    if (!stats.isFile()) throw fileError(toProblem(file, 'this is not a file.'));
    const size = Math.ceil(stats.size / MIB);
    if (size > MAX_TEXT_MIB) {
      const cause = `this file has ${size} MiB, but the service reads at most ${MAX_TEXT_MIB} MiB.`;
      throw fileError(toProblem(file, cause));
    }
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    return { json: parseObject(text, file), text };
  } catch (error) {
    const problem = problemOf(error, file);
    if (problem) throw fileError(problem);
    return undefined;
  }
}

function parseObject(text: string, file: string): JsonObject {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const [cause = '', index] = messageOf(error).split(/ in JSON at position (\d+).*$/s);
    const problem = toProblem(file, `the JSON is malformed: ${cause}.`);
    if (index === undefined) throw fileError(problem);
    const { line, column } = positionIn(text, Number(index));
    throw fileError({ ...problem, field: `line ${line}, column ${column}` });
  }
  if (isJsonObject(json)) return json;
  throw fileError(toProblem(file, 'the JSON is malformed: a JSON object was expected.'));
}

export function orReport<T>(
  file: string,
  report: ReportProblem,
  read: () => T,
  missing?: Problem,
): T | undefined {
  try {
    return read();
  } catch (error) {
    const problem = problemOf(error, file) ?? missing;
    if (problem) report(problem);
    return undefined;
  }
}

/** Returns undefined if the file does not exist. Rethrows errors not caused by the file system. */
export function problemOf(error: unknown, file: string): Problem | undefined {
  if (error instanceof ContentServiceError && error.problem) return error.problem;
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return code === 'ENOENT' ? undefined : toProblem(file, `it cannot be read (${code}).`);
}

function toProblem(file: string, cause: string): Problem {
  return { file: displayPath(file), cause, remedy: 'Repair it, or move it to another folder.' };
}

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
