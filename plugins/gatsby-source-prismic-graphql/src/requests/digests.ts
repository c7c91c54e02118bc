import { createHash } from 'node:crypto';
import { isRecord } from '../isRecord';
import { ServiceError } from '../PrismicError';
import { getJson } from './getJson';
import type { RepositoryConnection } from './repository';

/**
 * Digests of everything that a response can depend on: of each document by its id, of each list by its `listKey`,
 * and of the ref and the schema.
 */
export type Digests = Record<string, string>;

/** The key for what depends on anything in the repository. Prismic's ids never contain a colon. */
export const refKey = ':ref';
export const schemaKey = ':schema';

/** Prismic's maximum number of documents on a page. */
const PAGE_SIZE = 100;

/**
 * The key of the documents of a type in a language.
 *
 * @param type the type's id or its name in GraphQL: `landing-page` or `LandingPage`.
 * @param lang without it the documents of all languages.
 */
export function listKey(type: string, lang = '*'): string {
  return `${type.replaceAll('-', '').toLowerCase()} ${lang}`;
}

/** Whether the key is that of a document. */
export function isDocumentKey(key: string): boolean {
  return !/[ :]/.test(key);
}

export function toDigest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64').slice(0, 22);
}

/**
 * Reads all documents at a ref, in all languages, through the REST API, and digests them and their lists.
 *
 * @returns no digests when the service has no REST API, or returns other documents than it counts.
 * @throws PrismicError as `getJson` does, when the service fails.
 */
export async function readDigests(connection: RepositoryConnection, ref: string): Promise<Digests> {
  const pages = await readPages(connection, ref).catch((error: unknown) => {
    if (error instanceof ServiceError && isRefusal(error.status)) return [];
    throw error;
  });
  const documents = pages.flatMap((page) => page.documents);
  const isWhole = documents.length === pages[0]?.count;
  return isWhole ? toDigests(documents) : {};
}

type DocumentDigest = { id: string; type: string; lang: string; digest: string };

type Page = { documents: DocumentDigest[]; pageCount: number; count: unknown };

async function readPages(connection: RepositoryConnection, ref: string): Promise<Page[]> {
  const first = await readPage(connection, ref, 1);
  const others = Array.from({ length: first.pageCount - 1 }, (_, index) => index + 2);
  return [first, ...(await Promise.all(others.map((page) => readPage(connection, ref, page))))];
}

async function readPage(
  { api, accessToken, timeoutInMs, maxConcurrency }: RepositoryConnection,
  ref: string,
  page: number,
): Promise<Page> {
  const url = new URL(`${api}/documents/search`);
  const parameters = { ref, lang: '*', page: String(page), pageSize: String(PAGE_SIZE) };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  if (accessToken) url.searchParams.set('access_token', accessToken);
  const notJson = "is not a Prismic repository's API";
  const body = await getJson(url, { accessToken, timeoutInMs, maxConcurrency, notJson });
  const { results, total_pages, total_results_size } = isRecord(body) ? body : {};
  const documents = Array.isArray(results) ? results.filter(isRecord) : [];
  return {
    // Not the documents themselves: all of them at once would need much memory.
    documents: documents.map((document) => ({
      id: String(document.id),
      type: String(document.type),
      lang: String(document.lang),
      // `href` contains the ref. Links and translations contain what a page may show of other documents.
      digest: toDigest({ ...document, href: undefined }),
    })),
    pageCount: Number(total_pages) || 1,
    count: total_results_size,
  };
}

/** Whether the service refuses this request, and not all requests: it may have no REST API. */
function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status < 500 && status !== 429;
}

function toDigests(documents: readonly DocumentDigest[]): Digests {
  const digests: Digests = {};
  const lists = new Map<string, string[]>();
  for (const { id, type, lang, digest } of documents) {
    digests[id] = digest;
    for (const key of [listKey(type, lang), listKey(type)]) {
      const members = lists.get(key) ?? [];
      members.push(`${id} ${digest}`);
      lists.set(key, members);
    }
  }
  for (const [key, members] of lists) digests[key] = toDigest(members.sort());
  return digests;
}
