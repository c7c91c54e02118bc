import { isRecord } from '../isRecord';
import { ServiceError } from '../PrismicError';
import { toEntry } from './documentEntries';
import type { DocumentEntry } from './documentEntries';
import { getJson } from './getJson';
import type { RepositoryConnection } from './repositoryConnection';

/** Prismic's maximum number of documents on a page. */
const PAGE_SIZE = 100;

/** With more changes it is as quick to read all documents. */
const MAX_CHANGED_PAGES = 10;

/** The clocks of Prismic's servers may differ. */
const CLOCK_TOLERANCE_MS = 60_000;

type Page = { entries: DocumentEntry[]; pages: number; count: unknown };

/**
 * Reads all documents at a ref, in all languages, through the REST API.
 *
 * @returns `null` when the service has no REST API, or answers with other documents than it counts.
 * @throws PrismicError as `getJson` does, when the service fails.
 */
export async function fetchEntries(
  connection: RepositoryConnection,
  ref: string,
): Promise<DocumentEntry[] | null> {
  const all = await unlessRefused(readAll((page) => readPage(connection, ref, page)));
  // Some documents are missing from the response, so nothing is known about them.
  return all && all.entries.length === all.count ? all.entries : null;
}

/**
 * Reads the documents that were published after others, and takes all others as they were.
 *
 * @param known the entries at an earlier ref of published content.
 * @returns nothing when this is not everything that has changed: a document was deleted, or changed without
 * a later date of publication. `fetchEntries` finds it.
 * @throws PrismicError as `getJson` does, when the service fails.
 */
export async function fetchChangedEntries(
  connection: RepositoryConnection,
  ref: string,
  known: readonly DocumentEntry[],
): Promise<DocumentEntry[] | undefined> {
  const dates = known.map(({ published }) => Date.parse(published ?? ''));
  const last = dates.reduce((latest, date) => Math.max(latest, date), -Infinity);
  // A document without a date makes it NaN.
  if (!Number.isFinite(last)) return undefined;
  const condition = `[[date.after(document.last_publication_date, ${last - CLOCK_TOLERANCE_MS})]]`;
  const answers = await unlessRefused(
    Promise.all([
      readPage(connection, ref, 1, { pageSize: '1' }),
      readAll((page) => readPage(connection, ref, page, { q: condition }), MAX_CHANGED_PAGES),
    ]),
  );
  if (!answers) return undefined;
  const [total, changed] = answers;
  const before = new Map(known.map((entry) => [entry.id, entry]));
  const isNew = ({ id, digest }: DocumentEntry) => before.get(id)?.digest !== digest;
  // The other document changes without a new date.
  const isSeparated = ({ id, translationIds }: DocumentEntry) =>
    before.get(id)?.translationIds.some((other) => !translationIds.includes(other)) === true;
  if (changed.entries.length !== changed.count || !changed.entries.some(isNew)) return undefined;
  if (changed.entries.some(isSeparated)) return undefined;
  for (const entry of changed.entries) before.set(entry.id, entry);
  return before.size === total.count ? [...before.values()] : undefined;
}

/** @returns `null` when the service refuses this request, and not all requests: it may have no REST API. */
async function unlessRefused<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof ServiceError && isRefused(error.status)) return null;
    throw error;
  });
}

/** @param maxPages reads the first page alone when there are more. */
async function readAll(
  read: (page: number) => Promise<Page>,
  maxPages = Infinity,
): Promise<Pick<Page, 'entries' | 'count'>> {
  const first = await read(1);
  const numbers = Array.from({ length: first.pages - 1 }, (_, index) => index + 2);
  const others = first.pages > maxPages ? [] : await Promise.all(numbers.map(read));
  return { entries: [first, ...others].flatMap(({ entries }) => entries), count: first.count };
}

async function readPage(
  { api, accessToken, timeoutInMs, maxConcurrency }: RepositoryConnection,
  ref: string,
  page: number,
  parameters: Record<string, string> = {},
): Promise<Page> {
  const url = new URL(`${api}/documents/search`);
  const all = { ref, lang: '*', page: String(page), pageSize: String(PAGE_SIZE), ...parameters };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  if (accessToken) url.searchParams.set('access_token', accessToken);
  const notJson = "is not a Prismic repository's API";
  const body = await getJson(url, { accessToken, timeoutInMs, maxConcurrency, notJson });
  const { results, total_pages, total_results_size } = isRecord(body) ? body : {};
  const documents = Array.isArray(results) ? results.filter(isRecord) : [];
  // Not the documents themselves: all of them at once would need much memory.
  const entries = documents.map(toEntry);
  return { entries, pages: Number(total_pages) || 1, count: total_results_size };
}

function isRefused(status: number | undefined): boolean {
  return status !== undefined && status < 500 && status !== 429;
}
