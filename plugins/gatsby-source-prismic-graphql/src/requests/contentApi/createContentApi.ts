import type { Query } from '@prismicio/client';
import { filter } from '@prismicio/client';
import { PrismicError } from '../../PrismicError';
import { isRecord } from '../../isRecord';
import { fetchJson } from '../fetchJson';
import { readBrowserCookie, readHeaderCookie } from './cookies';
import { findSelectedRef } from './previewRef';
import type { Form } from './toMetadata';
import { toMetadata } from './toMetadata';

type ContentApiOptions = {
  /** URL of the repository's metadata: `https://acme.cdn.prismic.io/api/v2`. */
  endpoint: string;
  /** Required for a private repository. */
  accessToken?: string;
  timeoutInMs?: number;
  /** Returns a `Cookie` header whose cookies may select a preview. Default: the browser's. */
  cookies?: () => string;
};

type QueryOptions = Omit<SearchParameters, 'q'>;
type LookupOptions = Omit<QueryOptions, 'page' | 'pageSize'>;

export type ContentApi = ReturnType<typeof createContentApi>;

const CACHE_LIMIT_ENTRIES = 1000;

/** How long a response without `max-age` is cached (docs/content-api.md, “Cache”). */
const DEFAULT_LIFETIME_MS = 5000;

const allLanguages = '*';

/**
 * Client of Prismic's content API (REST v2) for Node and browsers (docs/content-api.md). Callers
 * must not change results, because responses are cached.
 */
export function createContentApi({
  endpoint,
  accessToken,
  timeoutInMs,
  cookies,
}: ContentApiOptions) {
  const cache = new LruCache(CACHE_LIMIT_ENTRIES);
  const readCookie = cookies
    ? (name: string) => readHeaderCookie(cookies(), name)
    : readBrowserCookie;

  async function getJson(url: URL): Promise<unknown> {
    if (accessToken) url.searchParams.set('access_token', accessToken);
    const cached = cache.get(url.href);
    if (cached !== undefined) return cached;
    const notJson = "is not a Prismic repository's API";
    const request = { timeoutInMs, accessToken, attempts: 1, notJson };
    const { body, headers } = await fetchJson(url, request);
    cache.set(url.href, body, toLifetime(headers.get('cache-control')));
    return body;
  }

  async function getMetadata() {
    const metadata = toMetadata(await getJson(new URL(endpoint)));
    if (metadata) return metadata;
    throw new PrismicError(
      `${endpoint} is not a Prismic repository's API: its response has no master ref.`,
    );
  }

  async function search(parameters: SearchParameters): Promise<Query> {
    const metadata = await getMetadata();
    const form = metadata.forms.everything;
    if (!form?.action) {
      throw new PrismicError(
        `Missing everything form\nThe metadata at ${endpoint} contains no search URL.`,
      );
    }
    const ref = parameters.ref ?? findSelectedRef(readCookie, metadata, endpoint);
    const url = toSearchUrl(form, { ...parameters, page: parameters.page ?? 1, ref });
    const body = await getJson(url);
    if (isRecord(body) && Array.isArray(body.results)) return body as unknown as Query;
    throw new PrismicError(`The response of ${form.action} is not a list of documents.`);
  }

  const query = (q: string | readonly string[], options: QueryOptions = {}) =>
    search({ ...options, q, lang: options.lang ?? allLanguages });

  const queryFirst = async (q: string | readonly string[], options: LookupOptions = {}) =>
    (await query(q, { ...options, page: 1, pageSize: 1 })).results[0];

  const getByID = (id: string, options?: LookupOptions) =>
    queryFirst(filter.at('document.id', id), options);

  return {
    getMetadata,
    /** Finds the documents that match all filters of `q`, or all documents without filters. */
    query,
    /** Finds the first document that matches all filters of `q`. */
    queryFirst,
    getByID,
    /** Finds documents in the order of the ids, page by page. Skips ids without a document. */
    getByIDs: (ids: string[], options?: QueryOptions) =>
      query(filter.in('document.id', ids), options),
    /** Finds a document by its uid, by default in the master language. */
    async getByUID(type: string, uid: string, options: LookupOptions = {}) {
      if (options.lang === allLanguages) {
        throw new PrismicError(
          `getByUID(${type}, ${uid}) searches all languages, but a uid is unique only within one language. ` +
            'Set lang, or use query.',
        );
      }
      const q = filter.at(`my.${type}.uid`, uid);
      return (await search({ ...options, q, page: 1, pageSize: 1 })).results[0];
    },
    /** Finds the document of a singleton type. Set `lang` if each language has its own document. */
    getSingle: (type: string, options?: LookupOptions) =>
      queryFirst(filter.at('document.type', type), options),
    async getBookmark(name: string, options?: LookupOptions) {
      const { bookmarks } = await getMetadata();
      const id = Object.hasOwn(bookmarks, name) ? bookmarks[name] : undefined;
      if (id) return getByID(id, options);
      const known = Object.keys(bookmarks).join(', ') || 'none';
      throw new PrismicError(
        `Error retrieving bookmarked id\nThere is no bookmark '${name}'. The bookmarks are: ${known}`,
      );
    },
  };
}

/** The parameters have Prismic's names. A missing parameter gets the form's default value. */
export type SearchParameters = {
  /** Filters from `filter` of `@prismicio/client`. Documents must match all of them. */
  q?: string | readonly string[];
  ref?: string;
  /** Documents per page. Prismic's default is 20, its maximum 100. */
  pageSize?: number;
  /** Number of the page, from 1. */
  page?: number;
  /** Id of a document after which the results start, in the requested order. */
  after?: string;
  /** Id of a language, or `*` for all languages. */
  lang?: string;
  /** Sort orders, such as `my.article.title` or `document.first_publication_date desc`. */
  orderings?: string | readonly string[];
  graphQuery?: string;
  /** The only fields to return, such as `article.title`. */
  fetch?: string | readonly string[];
  /** Fields of linked documents to return, such as `person.name`. */
  fetchLinks?: string | readonly string[];
};

/** @throws PrismicError `Unknown field <name>` for a parameter that the form does not have. */
export function toSearchUrl({ action, fields }: Form, parameters: SearchParameters): URL {
  const url = new URL(action);
  for (const [name, field] of Object.entries(fields)) {
    if (field.default !== undefined) url.searchParams.set(name, field.default);
  }
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(fields, name)) {
      const known = Object.keys(fields).filter((field) => field !== 'access_token');
      throw new PrismicError(
        `Unknown field ${name}\nThe fields of the search form are: ${known.join(', ')}`,
      );
    }
    const text = toParameter(name, value);
    if (text !== '') url.searchParams.set(name, text);
  }
  return url;
}

function toParameter(name: string, value: string | number | readonly string[]): string {
  const list = Array.isArray(value) ? value : [String(value)];
  if (name === 'q') return inBrackets(list.join(''), '[[');
  if (name === 'orderings') return inBrackets(list.join(','), '[');
  return list.join(',');
}

function inBrackets(text: string, start: string): string {
  return text === '' || text.startsWith(start) ? text : `[${text}]`;
}

export function toLifetime(cacheControl: string | null): number {
  // Prismic sends this header for previews, which must not be stale, not even for 5 s.
  if (/\bno-(?:store|cache)\b/i.test(cacheControl ?? '')) return 0;
  const seconds = /\bmax-age=(\d+)/i.exec(cacheControl ?? '')?.[1];
  return seconds === undefined ? DEFAULT_LIFETIME_MS : Number(seconds) * 1000;
}

export class LruCache {
  // `get` and `set` insert an entry at the end, so the first key is the least recently used.
  readonly #entries = new Map<string, { value: unknown; expires: number }>();

  constructor(readonly limit: number) {}

  get(key: string): unknown {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.expires <= Date.now()) return undefined;
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: unknown, lifetimeInMs: number): void {
    this.#entries.delete(key);
    if (lifetimeInMs <= 0) return;
    this.#entries.set(key, { value, expires: Date.now() + lifetimeInMs });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.limit && oldest !== undefined) this.#entries.delete(oldest);
  }
}
