import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Digests, TracedLists } from './dependencies';
import { findDependencies, refKey, schemaKey, toDigest } from './dependencies';
import type { JoinedQuery } from './queryTogether';
import { queryTogether } from './queryTogether';
import type { ContentRefs, GraphQLRequest, RepositoryConnection } from './repository';

export type ContentState = ContentRefs & { digests: Digests };

type CachedResponse = {
  data: Record<string, unknown>;
  /** The response is valid at every ref where these documents and lists have these digests. */
  dependsOn: Digests;
};

type CacheableRequest = Omit<GraphQLRequest, keyof ContentRefs> & {
  /** The query's lists. Without `lists`, the response is valid only at its ref. */
  lists?: TracedLists;
  joined?: JoinedQuery;
};

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Running queries by ref and file, because several pages may send the same query at once. */
const runningQueries = new Map<string, Promise<CachedResponse>>();

/**
 * Caches each response in a file for Gatsby's query workers and later builds, except previews, whose
 * drafts change. `isComplete` decides whether a response may be cached.
 */
export async function queryWithCache(
  connection: RepositoryConnection,
  { ref, integrationFieldsRef, digests }: ContentState,
  request: CacheableRequest,
  isComplete: (data: Record<string, unknown>) => boolean = () => true,
): Promise<CachedResponse> {
  const { cacheFolder, api } = connection;
  const { query, variables, lists } = request;
  const send = async () => {
    const data = await queryTogether(connection, { ...request, ref, integrationFieldsRef });
    return { data, dependsOn: toDependencies(lists && findDependencies(data, lists), digests) };
  };
  if (cacheFolder === undefined || ref.includes(':')) return send();

  const file = join(cacheFolder, `${toDigest([api, query, variables])}.json`);
  const readOrSend = async () => {
    const cached = await readResponse(file);
    if (cached && isValid(cached, digests) && isComplete(cached.data)) return cached;
    const response = await send();
    // A full disk must not fail the build.
    if (isComplete(response.data)) await writeResponse(file, response).catch(() => undefined);
    return response;
  };
  const key = `${ref} ${file}`;
  const running = runningQueries.get(key) ?? readOrSend().finally(() => runningQueries.delete(key));
  runningQueries.set(key, running);
  return running;
}

export async function deleteOldResponses({ cacheFolder }: RepositoryConnection): Promise<void> {
  if (cacheFolder === undefined) return;
  const names = await readdir(cacheFolder).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const file = join(cacheFolder, name);
      // Another process may have renamed a temporary file.
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (Date.now() - mtimeMs > MAX_AGE_MS) await rm(file, { recursive: true, force: true });
    }),
  );
}

function toDependencies(keys: readonly string[] | undefined, digests: Digests): Digests {
  const isKnown = keys?.every((key) => digests[key] !== undefined);
  return Object.fromEntries(
    [schemaKey, ...(keys && isKnown ? keys : [refKey])].flatMap((key) => {
      const digest = digests[key];
      return digest === undefined ? [] : [[key, digest]];
    }),
  );
}

function isValid({ dependsOn }: CachedResponse, digests: Digests): boolean {
  return Object.entries(dependsOn).every(([key, digest]) => digests[key] === digest);
}

async function readResponse(file: string): Promise<CachedResponse | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as CachedResponse;
  } catch {
    return undefined;
  }
}

/** Renames the file only when it is complete, so that other processes never read a part of it. */
async function writeResponse(file: string, response: CachedResponse): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(temporary, JSON.stringify(response));
  await rename(temporary, file);
}
