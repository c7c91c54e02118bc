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
import { basename, dirname, join } from 'node:path';
import { stripIgnoredCharacters } from 'graphql';
import { isRecord } from '../isRecord';
import { ServiceError } from '../PrismicError';
import type { DocumentEntry } from './documentEntries';
import { createEqualDocuments } from './equalDocuments';
import type { EqualDocuments } from './equalDocuments';
import type { GraphQLRequest } from './queryGraphQL';
import { queryGraphQL } from './queryGraphQL';
import type { RepositoryConnection } from './repositoryConnection';
import { findDependencies } from './traceDocuments';

/** A query without its ref, to be sent again at another ref. */
export type Question = Pick<GraphQLRequest, 'query' | 'variables' | 'lists'>;

export type Answer = {
  data: Record<string, unknown>;
  /** Keys of `Digests`, if the answer depends on nothing else. */
  dependencies?: string[];
};

/** The contents of a cache file. */
type CacheEntry = Answer & { question?: Question };

const MAX_SHOWN_LETTERS = 300;

const responseFileName = /^[0-9a-f]{32}\.json$/;

/** Queries whose response has not arrived, by their cache file: pages may send the same query at once. */
const runningQueries = new Map<string, Promise<Answer>>();

export type CachedResponse = { file: string; dependencies: string[] };

/**
 * Sends a query as `queryGraphQL` does, but only once for each ref: the response is cached in a file,
 * which Gatsby's query workers and later builds read. Previews are not cached, because drafts change.
 *
 * @param isWhole whether a response is good enough to be cached.
 * @throws PrismicError as `queryGraphQL` does. Errors are not cached.
 * @throws ServiceError for a query without a cached response, when this is a build from last answers.
 */
export async function queryWithCache(
  connection: RepositoryConnection,
  request: GraphQLRequest,
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
  request: GraphQLRequest,
  file: string,
  isWhole: (data: Record<string, unknown>) => boolean,
): Promise<Answer> {
  const cached = await readEntry(file);
  if (cached && isWhole(cached.data)) return cached;
  if (connection.answersOf) throw new ServiceError(explainMissing(connection.answersOf, request));

  const data = await queryGraphQL(connection, request);
  if (!isWhole(data)) return { data };
  const { query, variables, lists, ref } = request;
  const question = { query, variables, lists };
  const entry: CacheEntry = {
    question,
    data,
    dependencies: lists && findDependencies(data, lists, await readEqualDocuments(connection, ref)),
  };
  // A full disk must not fail the build. A query that is not cached is sent again.
  await write(file, JSON.stringify(entry))
    .then(() => recordDependencies(dirname(file), [{ file: basename(file), ...entry }]))
    .catch(() => undefined);
  return entry;
}

function explainMissing(answersOf: string, { query, variables }: GraphQLRequest): string {
  const text = stripIgnoredCharacters(query);
  const start = text.length > MAX_SHOWN_LETTERS ? `${text.slice(0, MAX_SHOWN_LETTERS)}…` : text;
  return (
    `The last answers of the service, of ${answersOf}, have none to a query, which is new or has changed since:\n` +
    `${start} ${JSON.stringify(variables ?? {})}\n` +
    'Build again when the service answers, or build the commit of that day.'
  );
}

/** The name of the file beside the cached responses of a ref that has the documents at the ref. */
const entriesFileName = 'documents.json';

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
  await write(join(folder, entriesFileName), JSON.stringify(entries)).catch(() => undefined);
}

/**
 * The name of the file beside the cached responses of a ref with a line for each: what it depends on. It saves
 * reading all of them after a publication.
 */
const dependenciesFileName = 'dependencies.ndjson';

/** Adds lines to the file of a folder. Several processes may do so at once. */
async function recordDependencies(
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
async function write(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, text);
  await rename(temporary, file);
}

/**
 * Links all cached responses of a ref into a folder.
 *
 * @returns their number; nothing for a preview, which is not cached.
 * @throws an error of the file system.
 */
export async function exportResponses(
  connection: RepositoryConnection,
  ref: string,
  target: string,
): Promise<number | undefined> {
  const source = toFolder(connection, ref);
  if (source === undefined) return undefined;
  const names = await listResponses(source);
  await linkFiles(names, source, target);
  return names.length;
}

/** Uses the responses in a folder that `exportResponses` has filled for a ref. */
export async function importResponses(
  connection: RepositoryConnection,
  ref: string,
  source: string,
): Promise<void> {
  const target = toFolder(connection, ref);
  if (target !== undefined) await linkFiles(await listResponses(source), source, target);
}

/** @returns the names of the cached responses in a folder. */
export async function listResponses(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => responseFileName.test(name));
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
    const { data, dependencies } = entry;
    return Array.isArray(dependencies)
      ? { data, dependencies: dependencies.map(String) }
      : { data };
  } catch {
    return undefined;
  }
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
