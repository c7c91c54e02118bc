import { createHash } from 'node:crypto';
import { isRecord } from '../isRecord';
import { ServiceError } from '../PrismicError';
import { getJson } from './getJson';
import type { RepositoryConnection } from './repositoryConnection';

/** Prismic's maximum number of documents on a page. */
const PAGE_SIZE = 100;

/**
 * Digests of everything that an answer can depend on: of each document by its id, and of each list of
 * documents by its `listKey`.
 */
export type Digests = Record<string, string>;

/** A link to a document, in a field outside of groups and slices. */
export type DocumentLink = { field: string; id: string };

/**
 * The key of the documents of a type. Prismic's ids never contain a blank.
 *
 * @param type the type's id or its name in GraphQL: `landing-page` or `LandingPage`.
 * @param lang without it the documents of all languages.
 * @param link only the documents that have it. Its field has the field's id or its name in GraphQL.
 */
export function listKey(type: string, lang = '*', link?: DocumentLink): string {
  const all = `${toKeyPart(type)} ${lang}`;
  return link ? `${all} ${toKeyPart(link.field)}=${link.id}` : all;
}

/** @returns the key of the whole list for the key of the documents in it that have a link. */
export function toWiderKey(key: string): string {
  return key.split(' ').slice(0, 2).join(' ');
}

function toKeyPart(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}

export function isListKey(key: string): boolean {
  return key.includes(' ');
}

/**
 * Reads all documents at a ref, in all languages, through the REST API.
 *
 * @returns `null` when the service has no REST API, or answers with other documents than it counts.
 * @throws PrismicError as `getJson` does, when the service fails.
 */
export async function fetchDigests(
  { api, accessToken, timeoutInMs, maxConcurrency }: RepositoryConnection,
  ref: string,
): Promise<Digests | null> {
  const readPage = async (page: number) => {
    const url = new URL(`${api}/documents/search`);
    const parameters = { ref, lang: '*', page: String(page), pageSize: String(PAGE_SIZE) };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    if (accessToken) url.searchParams.set('access_token', accessToken);
    const notJson = "is not a Prismic repository's API";
    const body = await getJson(url, { accessToken, timeoutInMs, maxConcurrency, notJson });
    const { results, total_pages, total_results_size } = isRecord(body) ? body : {};
    const documents = Array.isArray(results) ? results.filter(isRecord) : [];
    // Not the documents themselves: all of them at once would need much memory.
    return { entries: documents.map(toEntry), total_pages, total_results_size };
  };

  try {
    const first = await readPage(1);
    const total = Number(first.total_pages) || 1;
    const numbers = Array.from({ length: total - 1 }, (_, index) => index + 2);
    const pages = [first, ...(await Promise.all(numbers.map(readPage)))];
    const entries = pages.flatMap((page) => page.entries);
    // Some documents are missing from the response, so nothing is known about them.
    return entries.length === first.total_results_size ? toDigests(entries) : null;
  } catch (error) {
    if (error instanceof ServiceError && isRefused(error.status)) return null;
    throw error;
  }
}

type Entry = { id: string; type: string; lang: string; links: DocumentLink[]; digest: string };

/** The digest excludes `href`, because it contains the ref. It includes links and their state. */
function toEntry(document: Record<string, unknown>): Entry {
  const { id, type, lang, data } = document;
  const links = Object.entries(isRecord(data) ? data : {}).flatMap(([field, value]) =>
    isRecord(value) && value.link_type === 'Document' && value.id
      ? [{ field, id: String(value.id) }]
      : [],
  );
  const digest = toDigest(JSON.stringify({ ...document, href: undefined }));
  return { id: String(id), type: String(type), lang: String(lang), links, digest };
}

function toDigests(entries: Entry[]): Digests {
  const lists = new Map<string, string[]>();
  for (const { id, type, lang, links, digest } of entries) {
    const keys = [undefined, ...links].flatMap((link) => [
      listKey(type, lang, link),
      listKey(type, '*', link),
    ]);
    for (const key of keys) {
      const members = lists.get(key) ?? [];
      members.push(id + digest);
      lists.set(key, members);
    }
  }
  return Object.fromEntries([
    ...entries.map(({ id, digest }) => [id, digest] as const),
    ...[...lists].map(([key, members]) => [key, toDigest(members.sort().join())] as const),
  ]);
}

function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64').slice(0, 22);
}

/** Whether the service refuses this request, and not all requests: it may have no REST API. */
function isRefused(status: number | undefined): boolean {
  return status !== undefined && status < 500 && status !== 429;
}
