import { createHash } from 'node:crypto';
import { isRecord } from '../isRecord';
import { getJson } from './getJson';
import type { RepositoryConnection } from './repositoryConnection';

/** Prismic's maximum number of documents on a page. */
const PAGE_SIZE = 100;

/**
 * Reads all documents at a ref, in all languages, through the REST API.
 *
 * @param maxPages maximum number of pages to read.
 * @returns id → digest of the document's JSON, including its links and their state; nothing when there
 * are more than `maxPages` pages.
 * @throws PrismicError as `getJson` does. An expired ref is a 404 or 410.
 */
export async function fetchDigests(
  { api, accessToken, timeoutInMs, maxConcurrency }: RepositoryConnection,
  ref: string,
  maxPages: number,
): Promise<Map<string, string> | undefined> {
  const readPage = async (page: number): Promise<Record<string, unknown>> => {
    const url = new URL(`${api}/documents/search`);
    const parameters = { ref, lang: '*', page: String(page), pageSize: String(PAGE_SIZE) };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    if (accessToken) url.searchParams.set('access_token', accessToken);
    const notJson = "is not a Prismic repository's API";
    const body = await getJson(url, { accessToken, timeoutInMs, maxConcurrency, notJson });
    return isRecord(body) ? body : {};
  };

  const first = await readPage(1);
  const total = Number(first.total_pages);
  if (!(total <= maxPages)) return undefined;
  const numbers = Array.from({ length: Math.max(total - 1, 0) }, (_, index) => index + 2);
  const pages = [first, ...(await Promise.all(numbers.map(readPage)))];
  const documents = pages.flatMap(({ results }) =>
    Array.isArray(results) ? results.filter(isRecord) : [],
  );
  // Some documents are missing from the response, so nothing is known about them.
  if (documents.length !== first.total_results_size) return undefined;
  return new Map(documents.map((document) => [String(document.id), digest(document)]));
}

/** Excludes `href`, because it contains the ref. */
function digest(document: Record<string, unknown>): string {
  const text = JSON.stringify({ ...document, href: undefined });
  return createHash('sha256').update(text).digest('base64');
}
