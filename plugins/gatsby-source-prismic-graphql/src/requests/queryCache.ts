import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isRecord } from '../isRecord';
import type { DocumentEntry } from './documentEntries';
import { createEqualDocuments } from './equalDocuments';
import type { EqualDocuments } from './equalDocuments';
import type { GraphQLRequest } from './queryGraphQL';
import { queryGraphQL } from './queryGraphQL';
import { queryTogether } from './queryTogether';
import type { RepositoryConnection } from './repositoryConnection';
import { entriesFileName, hash, recordDependencies, toFolder, writeWhole } from './responseFolders';
import type { JoinedQuery } from './toJoinedQuery';
import { findDependencies } from './traceDocuments';

export type Answer = {
  data: Record<string, unknown>;
  /** Keys of `Digests`, if the answer depends on nothing else. */
  dependencies?: string[];
};

/** A query and, where the same query for other pages may be sent with it, their form. */
type CachedRequest = GraphQLRequest & { joined?: JoinedQuery };

/** Queries whose response has not arrived, by their cache file: pages may send the same query at once. */
const runningQueries = new Map<string, Promise<Answer>>();

/**
 * Sends a query as `queryGraphQL` does, but only once for each ref: the response is cached in a file,
 * which Gatsby's query workers and later builds read. Previews are not cached, because drafts change.
 *
 * @param isWhole whether a response is good enough to be cached.
 * @throws PrismicError as `queryGraphQL` does. Errors are not cached.
 */
export async function queryWithCache(
  connection: RepositoryConnection,
  request: CachedRequest,
  isWhole: (data: Record<string, unknown>) => boolean = () => true,
): Promise<Answer> {
  const { query, variables, ref, integrationFieldsRef } = request;
  const folder = toFolder(connection, ref);
  if (folder === undefined) return { data: await queryGraphQL(connection, request) };

  const file = join(folder, `${hash([query, variables, integrationFieldsRef])}.json`);
  const running = runningQueries.get(file);
  if (running) return running;
  const answer = readOrSend(connection, request, file, isWhole).finally(() =>
    runningQueries.delete(file),
  );
  runningQueries.set(file, answer);
  return answer;
}

async function readOrSend(
  connection: RepositoryConnection,
  request: CachedRequest,
  file: string,
  isWhole: (data: Record<string, unknown>) => boolean,
): Promise<Answer> {
  const cached = await readEntry(file);
  if (cached && isWhole(cached.data)) return cached;
  const data = await queryTogether(connection, request);
  if (!isWhole(data)) return { data };
  const { lists, ref } = request;
  const entry: Answer = {
    data,
    dependencies: lists && findDependencies(data, lists, await readEqualDocuments(connection, ref)),
  };
  // A full disk must not fail the build. A query that is not cached is sent again.
  await writeWhole(file, JSON.stringify(entry))
    .then(() => recordDependencies(dirname(file), [{ file: basename(file), ...entry }]))
    .catch(() => undefined);
  return entry;
}

/** What the last ref's documents tell of the places of each, for the process's lifetime. */
let equalDocuments: { folder: string; reading: Promise<EqualDocuments> } | undefined;

function readEqualDocuments(
  connection: RepositoryConnection,
  ref: string,
): Promise<EqualDocuments> {
  const folder = toFolder(connection, ref) ?? '';
  if (equalDocuments?.folder !== folder) {
    equalDocuments = { folder, reading: readEntries(connection, ref).then(createEqualDocuments) };
  }
  return equalDocuments.reading;
}

/** @returns the documents that `writeEntries` has kept for a ref. */
export async function readEntries(
  connection: RepositoryConnection,
  ref: string,
): Promise<DocumentEntry[] | undefined> {
  const folder = toFolder(connection, ref);
  if (folder === undefined) return undefined;
  const text = await readFile(join(folder, entriesFileName), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as DocumentEntry[]);
}

/** Keeps the documents at a ref as long as its responses, for all processes. */
export async function writeEntries(
  connection: RepositoryConnection,
  ref: string,
  entries: readonly DocumentEntry[],
): Promise<void> {
  const folder = toFolder(connection, ref);
  if (folder === undefined) return;
  equalDocuments = undefined;
  // A full disk must not fail the build. Without the file, lists depend on all of their documents.
  await writeWhole(join(folder, entriesFileName), JSON.stringify(entries)).catch(() => undefined);
}

async function readEntry(file: string): Promise<Answer | undefined> {
  try {
    const entry: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!isRecord(entry) || !isRecord(entry.data)) return undefined;
    const { data, dependencies } = entry;
    return Array.isArray(dependencies)
      ? { data, dependencies: dependencies.map(String) }
      : { data };
  } catch {
    return undefined;
  }
}
