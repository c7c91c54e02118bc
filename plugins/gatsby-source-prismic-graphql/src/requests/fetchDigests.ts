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

/**
 * The key of the documents of a type, or of what a part tells of them. Prismic's ids never contain a blank.
 *
 * @param type the type's id or its name in GraphQL: `landing-page` or `LandingPage`.
 * @param lang without it the documents of all languages.
 * @param part one of `listPart`. Without it the list contains whole documents.
 */
export function listKey(type: string, lang = '*', part?: string): string {
  const all = `${toKeyPart(type)} ${lang}`;
  return part === undefined ? all : `${all} ${part}`;
}

/** Parts of a list. A field is one outside of groups and slices, by its id or by its name in GraphQL. */
export const listPart = {
  /** The documents that link to a document. */
  link: (field: string, id: string) => `${toKeyPart(field)}=${id}`,
  /** Which documents there are, with their values of a field. */
  values: (field: string) => `values:${toKeyPart(field)}`,
  /** Which documents there are, and their order by a field. */
  order: (field: string) => `order:${toKeyPart(field)}`,
};

/** @returns the key of the whole list for the key of a part of it. */
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

type Entry = {
  id: string;
  type: string;
  lang: string;
  published: string;
  digest: string;
  fields: { field: string; digest: string; linkedId?: string }[];
};

/** The digest excludes `href`, because it contains the ref. It includes links and their state. */
function toEntry(document: Record<string, unknown>): Entry {
  const { id, type, lang, data, last_publication_date: published } = document;
  return {
    id: String(id),
    type: String(type),
    lang: String(lang),
    published: String(published),
    digest: toDigest(JSON.stringify({ ...document, href: undefined })),
    fields: Object.entries(isRecord(data) ? data : {}).map(([field, value]) => ({
      field,
      digest: toDigest(JSON.stringify(value)),
      ...(isRecord(value) && value.link_type === 'Document' && value.id
        ? { linkedId: String(value.id) }
        : {}),
    })),
  };
}

function toDigests(entries: Entry[]): Digests {
  const lists = new Map<string, Entry[]>();
  const digests: Digests = {};
  for (const entry of entries) {
    digests[entry.id] = entry.digest;
    for (const lang of [entry.lang, '*']) {
      const links = entry.fields.flatMap(({ field, linkedId }) =>
        linkedId === undefined ? [] : [listKey(entry.type, lang, listPart.link(field, linkedId))],
      );
      for (const key of [listKey(entry.type, lang), ...links]) {
        const members = lists.get(key);
        if (members) members.push(entry);
        else lists.set(key, [entry]);
      }
    }
  }
  for (const [key, members] of lists) {
    members.sort((one, other) => (one.id < other.id ? -1 : 1));
    digests[key] = toDigest(members.map(({ id, digest }) => id + digest).join());
    if (toWiderKey(key) !== key) continue;
    for (const field of new Set(members.flatMap(({ fields }) => fields.map((any) => any.field)))) {
      digests[`${key} ${listPart.values(field)}`] = toDigest(describeValues(members, field));
      digests[`${key} ${listPart.order(field)}`] = toDigest(describeOrder(members, field));
    }
  }
  return digests;
}

function describeValues(members: Entry[], field: string): string {
  return members.map((entry) => `${entry.id} ${valueOf(entry, field)}`).join();
}

/** Prismic may order documents with equal values by their publication, so these count too. */
function describeOrder(members: Entry[], field: string): string {
  const counts = new Map<string, number>();
  for (const entry of members) {
    const value = valueOf(entry, field);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return members
    .map((entry) => {
      const value = valueOf(entry, field);
      return `${entry.id} ${value} ${(counts.get(value) ?? 0) > 1 ? entry.published : ''}`;
    })
    .join();
}

function valueOf({ fields }: Entry, name: string): string {
  return fields.find(({ field }) => field === name)?.digest ?? '';
}

function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64').slice(0, 22);
}

/** Whether the service refuses this request, and not all requests: it may have no REST API. */
function isRefused(status: number | undefined): boolean {
  return status !== undefined && status < 500 && status !== 429;
}
