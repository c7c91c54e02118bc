import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { GatsbyCache } from 'gatsby';
import { isRecord } from '../isRecord';
import { PrismicError, ServiceError } from '../PrismicError';
import type { Question, ResponseFile } from './queryCache';
import { exportResponses, importResponses, queryWithCache, responseFileName } from './queryCache';
import type { RepositoryConnection } from './repositoryConnection';
import type { Snapshot } from './snapshot';
import { keepSnapshot } from './snapshot';
import { toReason } from './toReason';

const VERSION = 2;

/** Everything that a service has answered to a build. */
export type LastAnswers = { at: string; snapshot: Snapshot; responses: ResponseFile[] };

/**
 * Writes the answers to this build into a file: a line of JSON for the snapshot and one for each response,
 * compressed. It does not contain the access token. The answers to a build of a preview are not kept.
 *
 * @throws an error of the file system.
 */
export async function saveAnswers(
  connection: RepositoryConnection,
  snapshot: Snapshot,
  file: string,
): Promise<void> {
  const responses = await exportResponses(connection, snapshot.ref);
  if (!responses) return;
  const header = {
    version: VERSION,
    source: toSource(connection),
    at: new Date().toISOString(),
    count: responses.length,
    snapshot,
  };
  const text = [header, ...responses].map((line) => JSON.stringify(line)).join('\n');
  const temporary = `${file}.new`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, await promisify(gzip)(text, { level: constants.Z_BEST_SPEED }));
  await rename(temporary, file);
}

/**
 * Reads a file that `saveAnswers` has written.
 *
 * @throws PrismicError with a remedy for a file that is missing, damaged or of another repository or ref.
 */
export async function readLastAnswers(
  connection: RepositoryConnection,
  file: string,
): Promise<LastAnswers> {
  const compressed = await readFile(file).catch((error: unknown) => {
    throw new PrismicError(
      `There are no last answers of the service to build from: ${file} cannot be read (${toReason(error)}). ` +
        'A build that ends well writes it. Keep it between builds.',
    );
  });
  const answers = await parse(connection, compressed).catch((error: unknown) => {
    throw new PrismicError(
      `The file with the last answers of the service, ${file}, is damaged (${toReason(error)}) and not used. ` +
        'Delete it. The next build that ends well writes it again.',
    );
  });
  if (answers) return answers;
  throw new PrismicError(
    `The last answers of the service in ${file} are of another repository or another prismicRef, and not used. ` +
      'The next build that ends well replaces them.',
  );
}

/** @returns nothing for another repository or ref. */
async function parse(
  connection: RepositoryConnection,
  compressed: Buffer,
): Promise<LastAnswers | undefined> {
  const text = (await promisify(gunzip)(compressed)).toString('utf8');
  const [header, ...responses] = text.split('\n').map((line): unknown => JSON.parse(line));
  if (
    !isRecord(header) ||
    header.version !== VERSION ||
    typeof header.at !== 'string' ||
    !isSnapshot(header.snapshot) ||
    !responses.every(isResponseFile) ||
    responses.length !== header.count
  ) {
    throw new Error('parts of it are missing');
  }
  if (header.source !== toSource(connection)) return undefined;
  return { at: header.at, snapshot: header.snapshot, responses };
}

/**
 * Sends all queries of the last build at the ref of this one, so that a service that fails does so before
 * the pages are made. Errors of single queries do not count: types and fields may have gone.
 *
 * @throws ServiceError when the service fails.
 */
export async function askAgain(
  connection: RepositoryConnection,
  { ref, integrationFieldsRef }: Snapshot,
  { responses }: LastAnswers,
): Promise<void> {
  await Promise.all(
    responses.map(async ([, text]) => {
      const { question } = JSON.parse(text) as { question?: Question };
      if (!question) return;
      const request = { ...question, ref, integrationFieldsRef };
      await queryWithCache(connection, request).catch((error: unknown) => {
        if (error instanceof ServiceError || !(error instanceof PrismicError)) throw error;
      });
    }),
  );
}

/** Makes the last answers those of this build. @returns the snapshot of this build. */
export async function restoreAnswers(
  connection: RepositoryConnection,
  cache: GatsbyCache,
  { at, snapshot, responses }: LastAnswers,
  cause: string,
): Promise<Snapshot> {
  await importResponses(connection, snapshot.ref, responses);
  const restored = { ...snapshot, lastAnswers: { at, cause } };
  await keepSnapshot(connection, cache, restored);
  return restored;
}

function toSource({ api, prismicRef = '' }: RepositoryConnection): string {
  return createHash('sha256')
    .update(JSON.stringify([api, prismicRef]))
    .digest('hex');
}

function isSnapshot(value: unknown): value is Snapshot {
  return isRecord(value) && typeof value.ref === 'string' && isRecord(value.introspection);
}

function isResponseFile(value: unknown): value is ResponseFile {
  if (!Array.isArray(value)) return false;
  const [name, text] = value as unknown[];
  return typeof name === 'string' && responseFileName.test(name) && typeof text === 'string';
}
