import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRecord } from '../isRecord';
import type { Question } from './askGraphQL';
import { askGraphQL } from './askGraphQL';
import type { Connection } from './connection';
import { findDocuments } from './traceDocuments';

/** What a file holds; `documents` only where the answer depends on no others. */
type Kept = { data: Record<string, unknown>; documents?: string[] };

export type KeptAnswer = { file: string; documents: string[] };

/**
 * Asks as `askGraphQL` does, but the same question at the same ref once only: the answer is kept in a
 * file, which Gatsby's query workers and later builds read. Previews are not kept: drafts change.
 *
 * @throws PrismicError as `askGraphQL` does. Errors are not kept.
 */
export async function askOnce(
  connection: Connection,
  question: Question,
): Promise<Record<string, unknown>> {
  const { query, variables, ref, integrationFieldsRef, isTraced } = question;
  const folder = toFolder(connection, ref);
  if (folder === undefined) return askGraphQL(connection, question);

  const file = join(folder, `${hash([query, variables, integrationFieldsRef])}.json`);
  const kept = await readKept(file);
  if (kept) return kept.data;

  const data = await askGraphQL(connection, question);
  const answer: Kept = { data, ...(isTraced ? { documents: findDocuments(data) } : {}) };
  // A disk that is full must not fail the build: what is not kept is asked again.
  await write(file, JSON.stringify(answer)).catch(() => undefined);
  return data;
}

/** The answers kept of a ref of which it is known on what documents they depend. */
export async function listAnswers(connection: Connection, ref: string): Promise<KeptAnswer[]> {
  const folder = toFolder(connection, ref);
  if (folder === undefined) return [];
  const files = await readdir(folder).catch(() => []);
  const answers = await Promise.all(
    files.map(async (file) => ({
      file,
      documents: (await readKept(join(folder, file)))?.documents,
    })),
  );
  return answers.flatMap(({ file, documents }) => (documents ? [{ file, documents }] : []));
}

/** Keeps answers of one ref for another ref too. */
export async function carryOver(
  connection: Connection,
  from: string,
  to: string,
  answers: KeptAnswer[],
): Promise<void> {
  const [source, target] = [toFolder(connection, from), toFolder(connection, to)];
  if (source === undefined || target === undefined) return;
  await mkdir(target, { recursive: true });
  await Promise.all(answers.map(({ file }) => copyFile(join(source, file), join(target, file))));
}

/** Removes the answers that were given at any other ref, or by another repository. */
export async function dropAnswers({ answersFolder, api }: Connection, refs: string[]) {
  if (answersFolder === undefined) return;
  const kept = new Set(refs.map((ref) => hash([api, ref])));
  const folders = await readdir(answersFolder).catch(() => []);
  await Promise.all(
    folders
      .filter((folder) => !kept.has(folder))
      .map((folder) => rm(join(answersFolder, folder), { recursive: true, force: true })),
  );
}

/** Another process never sees half a file: it is complete before it gets its name. */
async function write(file: string, text: string): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, text);
  await rename(part, file);
}

/** Nothing for a preview, whose content changes. */
function toFolder({ answersFolder, api }: Connection, ref: string): string | undefined {
  if (answersFolder === undefined || /^https?:/.test(ref)) return undefined;
  return join(answersFolder, hash([api, ref]));
}

async function readKept(file: string): Promise<Kept | undefined> {
  try {
    const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!isRecord(kept) || !isRecord(kept.data)) return undefined;
    const { data, documents } = kept;
    return { data, ...(Array.isArray(documents) ? { documents: documents.map(String) } : {}) };
  } catch {
    return undefined;
  }
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
