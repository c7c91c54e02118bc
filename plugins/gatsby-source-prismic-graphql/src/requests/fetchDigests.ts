import { createHash } from 'node:crypto';
import { isRecord } from '../isRecord';
import type { Connection } from './connection';
import { getJson } from './getJson';

/** Prismic's own maximum. */
const pageSize = 100;

/**
 * What every document is at a ref, in all languages: id → digest of all that REST says of it, its
 * links and their state included.
 *
 * @param mostPages more than these are not worth reading.
 * @returns nothing when there are more.
 * @throws PrismicError as `getJson` does: a ref that has expired is a 404 or 410.
 */
export async function fetchDigests(
  { api, accessToken, timeoutInMs, maxConcurrency }: Connection,
  ref: string,
  mostPages: number,
): Promise<Map<string, string> | undefined> {
  const readPage = async (page: number): Promise<Record<string, unknown>> => {
    const url = new URL(`${api}/documents/search`);
    const parameters = { ref, lang: '*', page: String(page), pageSize: String(pageSize) };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    if (accessToken) url.searchParams.set('access_token', accessToken);
    const notJson = "is not a Prismic repository's API";
    const body = await getJson(url, { accessToken, timeoutInMs, maxConcurrency, notJson });
    return isRecord(body) ? body : {};
  };

  const first = await readPage(1);
  const total = Number(first.total_pages);
  if (!(total <= mostPages)) return undefined;
  const numbers = Array.from({ length: Math.max(total - 1, 0) }, (_, index) => index + 2);
  const pages = [first, ...(await Promise.all(numbers.map(readPage)))];
  const documents = pages.flatMap(({ results }) =>
    Array.isArray(results) ? results.filter(isRecord) : [],
  );
  // Fewer than were announced: then nothing is known of the others.
  if (documents.length !== first.total_results_size) return undefined;
  return new Map(documents.map((document) => [String(document.id), digest(document)]));
}

/** Without `href`, in which the ref stands. */
function digest(document: Record<string, unknown>): string {
  const text = JSON.stringify({ ...document, href: undefined });
  return createHash('sha256').update(text).digest('base64');
}
