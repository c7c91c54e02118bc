import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRecord } from '../isRecord';
import type { GraphQLRequest } from './queryGraphQL';
import { queryGraphQL } from './queryGraphQL';
import type { RepositoryConnection } from './repositoryConnection';
import { findDocuments } from './traceDocuments';

/**
 * The contents of a cache file. `documents` exists only if the response depends on no other documents.
 */
type CacheEntry = { data: Record<string, unknown>; documents?: string[] };

export type CachedResponse = { file: string; documents: string[] };

/**
 * Sends a query as `queryGraphQL` does, but only once for each ref: the response is cached in a file,
 * which Gatsby's query workers and later builds read. Previews are not cached, because drafts change.
 *
 * @throws PrismicError as `queryGraphQL` does. Errors are not cached.
 */
export async function queryWithCache(
  connection: RepositoryConnection,
  request: GraphQLRequest,
): Promise<Record<string, unknown>> {
  const { query, variables, ref, integrationFieldsRef, isTraced } = request;
  const folder = toFolder(connection, ref);
  if (folder === undefined) return queryGraphQL(connection, request);

  const file = join(folder, `${hash([query, variables, integrationFieldsRef])}.json`);
  const cached = await readEntry(file);
  if (cached) return cached.data;

  const data = await queryGraphQL(connection, request);
  const entry: CacheEntry = { data, ...(isTraced ? { documents: findDocuments(data) } : {}) };
  // A full disk must not fail the build. A query that is not cached is sent again.
  await write(file, JSON.stringify(entry)).catch(() => undefined);
  return data;
}

/** Lists the cached responses of a ref for which the documents they depend on are known. */
export async function listCachedResponses(
  connection: RepositoryConnection,
  ref: string,
): Promise<CachedResponse[]> {
  const folder = toFolder(connection, ref);
  if (folder === undefined) return [];
  const files = await readdir(folder).catch(() => []);
  const responses = await Promise.all(
    files.map(async (file) => ({
      file,
      documents: (await readEntry(join(folder, file)))?.documents,
    })),
  );
  return responses.flatMap(({ file, documents }) => (documents ? [{ file, documents }] : []));
}

/** Copies cached responses of one ref to the cache of another ref. */
export async function copyCachedResponses(
  connection: RepositoryConnection,
  from: string,
  to: string,
  responses: CachedResponse[],
): Promise<void> {
  const [source, target] = [toFolder(connection, from), toFolder(connection, to)];
  if (source === undefined || target === undefined) return;
  await mkdir(target, { recursive: true });
  await Promise.all(responses.map(({ file }) => copyFile(join(source, file), join(target, file))));
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
async function write(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, text);
  await rename(temporary, file);
}

/** @returns nothing for a preview, because its content changes. */
function toFolder({ cacheFolder, api }: RepositoryConnection, ref: string): string | undefined {
  if (cacheFolder === undefined || /^https?:/.test(ref)) return undefined;
  return join(cacheFolder, hash([api, ref]));
}

async function readEntry(file: string): Promise<CacheEntry | undefined> {
  try {
    const entry: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!isRecord(entry) || !isRecord(entry.data)) return undefined;
    const { data, documents } = entry;
    return { data, ...(Array.isArray(documents) ? { documents: documents.map(String) } : {}) };
  } catch {
    return undefined;
  }
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
