import { createHash, randomUUID } from 'node:crypto';
import {
  appendFile,
  constants,
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRecord } from '../isRecord';
import type { RepositoryConnection } from './repositoryConnection';

/** What a cached response depends on: keys of `Digests`. */
export type CachedResponse = { file: string; dependencies: string[] };

const responseFileName = /^[0-9a-f]{32}\.json$/;

/** The name of the file beside the cached responses of a ref that has the documents at the ref. */
export const entriesFileName = 'documents.json';

/**
 * The name of the file beside the cached responses of a ref with a line for each: what it depends on. It saves
 * reading all of them after a publication.
 */
const dependenciesFileName = 'dependencies.ndjson';

/** Adds lines to the file of a folder. Several processes may do so at once. */
export async function recordDependencies(
  folder: string,
  responses: { file: string; dependencies?: string[] }[],
): Promise<void> {
  const lines = responses.flatMap(({ file, dependencies }) =>
    dependencies ? `${JSON.stringify({ file, dependencies })}\n` : [],
  );
  if (lines.length > 0) await appendFile(join(folder, dependenciesFileName), lines.join(''));
}

/** Lists the cached responses of a ref for which it is known what they depend on. */
export async function listCachedResponses(
  connection: RepositoryConnection,
  ref: string,
): Promise<CachedResponse[]> {
  const folder = toFolder(connection, ref);
  if (folder === undefined) return [];
  const text = await readFile(join(folder, dependenciesFileName), 'utf8').catch(() => '');
  const files = new Set(await listResponses(folder));
  const responses = new Map<string, CachedResponse>();
  for (const line of text.split('\n')) {
    const response = toCachedResponse(line);
    if (response && files.has(response.file)) responses.set(response.file, response);
  }
  return [...responses.values()];
}

/** @returns nothing for a line that a process was ended in. */
function toCachedResponse(line: string): CachedResponse | undefined {
  try {
    const response: unknown = JSON.parse(line);
    if (!isRecord(response) || !Array.isArray(response.dependencies)) return undefined;
    const { file, dependencies } = response;
    return { file: String(file), dependencies: dependencies.map(String) };
  } catch {
    return undefined;
  }
}

/** Uses cached responses of one ref for another ref too. */
export async function linkCachedResponses(
  connection: RepositoryConnection,
  from: string,
  to: string,
  responses: CachedResponse[],
): Promise<void> {
  const [source, target] = [toFolder(connection, from), toFolder(connection, to)];
  if (source === undefined || target === undefined) return;
  await linkFiles(
    responses.map(({ file }) => file),
    source,
    target,
  );
  await recordDependencies(target, responses);
}

/**
 * Links files, which nothing changes, into another folder.
 *
 * @throws an error of the file system.
 */
async function linkFiles(names: readonly string[], source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  await Promise.all(
    names.map(async (name) => {
      const files = [join(source, name), join(target, name)] as const;
      await link(...files).catch(async (error: NodeJS.ErrnoException) => {
        // The target may have the same response. Not every file system has links.
        if (error.code !== 'EEXIST') await copyFile(...files, constants.COPYFILE_EXCL);
      });
    }),
  );
}

/** Removes the cached responses of all other refs and of other repositories. */
export async function dropCachedResponses(
  { cacheFolder, api }: RepositoryConnection,
  refs: string[],
) {
  if (cacheFolder === undefined) return;
  const currentFolders = new Set(refs.map((ref) => hash([api, ref])));
  const folders = await readdir(cacheFolder).catch(() => []);
  await Promise.all(
    folders
      .filter((folder) => !currentFolders.has(folder))
      .map((folder) => rm(join(cacheFolder, folder), { recursive: true, force: true })),
  );
}

/** Writes to a temporary name first, so that other processes never read an incomplete file. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, text);
  await rename(temporary, file);
}

/** @returns the names of the cached responses in a folder. */
export async function listResponses(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => responseFileName.test(name));
}

/** @returns nothing for a preview, whose ref has a colon, because its content changes. */
export function toFolder(
  { cacheFolder, api }: RepositoryConnection,
  ref: string,
): string | undefined {
  if (cacheFolder === undefined || ref.includes(':')) return undefined;
  return join(cacheFolder, hash([api, ref]));
}

export function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
