import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { isRecord } from '../isRecord';
import { PrismicError, ServiceError } from '../PrismicError';
import type { Question } from './queryCache';
import { queryWithCache } from './queryCache';
import type { RepositoryConnection } from './repositoryConnection';
import { exportResponses, importResponses, listResponses } from './responseFolders';
import type { Snapshot } from './snapshot';
import { keepSnapshot } from './snapshot';
import { toReason } from './toReason';

const VERSION = 3;

/** The file beside the responses that tells what they are. */
const headerName = 'answers.json';

/** Everything that a service has answered to a build. The responses are in the folder. */
export type LastAnswers = { at: string; snapshot: Snapshot; folder: string };

/**
 * Keeps the answers to this build in a folder: its snapshot, and a link to each cached response. They do not
 * contain the access token. The answers to a build of a preview are not kept.
 *
 * @throws an error of the file system.
 */
export async function saveAnswers(
  connection: RepositoryConnection,
  snapshot: Snapshot,
  folder: string,
): Promise<void> {
  const [next, old] = [`${folder}.new`, `${folder}.old`];
  await remove(next);
  const count = await exportResponses(connection, snapshot.ref, next);
  if (count === undefined) return;
  const header = {
    version: VERSION,
    source: toSource(connection),
    at: new Date().toISOString(),
    count,
    snapshot,
  };
  await writeFile(join(next, headerName), JSON.stringify(header));
  await remove(old);
  await rename(folder, old).catch(() => undefined);
  await rename(next, folder);
  await remove(old);
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true });

/**
 * Reads what `saveAnswers` has kept.
 *
 * @throws PrismicError with a remedy for a folder that is missing, damaged or of another repository or ref.
 */
export async function readLastAnswers(
  connection: RepositoryConnection,
  folder: string,
): Promise<LastAnswers> {
  const header = await readFile(join(folder, headerName), 'utf8').catch((error: unknown) => {
    throw new PrismicError(
      `There are no last answers of the service to build from: ${folder} cannot be read (${toReason(error)}). ` +
        'A build that ends well writes it. Keep it between builds.',
    );
  });
  const answers = await parse(connection, header, folder).catch((error: unknown) => {
    throw new PrismicError(
      `The folder with the last answers of the service, ${folder}, is damaged (${toReason(error)}) and not used. ` +
        'Delete it. The next build that ends well writes it again.',
    );
  });
  if (answers) return answers;
  throw new PrismicError(
    `The last answers of the service in ${folder} are of another repository or another prismicRef, and not used. ` +
      'The next build that ends well replaces them.',
  );
}

/** @returns nothing for another repository or ref. */
async function parse(
  connection: RepositoryConnection,
  text: string,
  folder: string,
): Promise<LastAnswers | undefined> {
  const header: unknown = JSON.parse(text);
  if (
    !isRecord(header) ||
    header.version !== VERSION ||
    typeof header.at !== 'string' ||
    !isSnapshot(header.snapshot) ||
    (await listResponses(folder)).length !== header.count
  ) {
    throw new Error('parts of it are missing');
  }
  if (header.source !== toSource(connection)) return undefined;
  return { at: header.at, snapshot: header.snapshot, folder };
}

/**
 * Sends all queries of the last build at the ref of this one, so that a service that fails does so before
 * the pages are made. Errors of single queries do not count: types and fields may have gone. Nor does a
 * response that is damaged: what it answered is asked when it is needed.
 *
 * @throws ServiceError when the service fails.
 */
export async function askAgain(
  connection: RepositoryConnection,
  { ref, integrationFieldsRef }: Snapshot,
  { folder }: LastAnswers,
): Promise<void> {
  await Promise.all(
    (await listResponses(folder)).map(async (name) => {
      const question = await readQuestion(join(folder, name));
      if (!question) return;
      const request = { ...question, ref, integrationFieldsRef };
      await queryWithCache(connection, request).catch((error: unknown) => {
        if (error instanceof ServiceError || !(error instanceof PrismicError)) throw error;
      });
    }),
  );
}

async function readQuestion(file: string): Promise<Question | undefined> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as { question?: Question }).question;
  } catch {
    return undefined;
  }
}

/** Makes the last answers those of this build. @returns the snapshot of this build. */
export async function restoreAnswers(
  connection: RepositoryConnection,
  cache: GatsbyCache,
  { at, snapshot, folder }: LastAnswers,
  cause: string,
): Promise<Snapshot> {
  await importResponses(connection, snapshot.ref, folder);
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
