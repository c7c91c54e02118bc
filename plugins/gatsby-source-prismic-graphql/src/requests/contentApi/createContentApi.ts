import type { PrismicDocument, Query } from '@prismicio/client';
import { filter } from '@prismicio/client';
import { isRecord } from '../../isRecord';
import { ContentApiError } from './ContentApiError';
import { findSelectedRef } from './findSelectedRef';
import { findVariation } from './findVariation';
import { isOwnAddress } from './isOwnAddress';
import { LruCache } from './LruCache';
import { requestJson } from './requestJson';
import type { RepositoryMetadata, Variation } from './toMetadata';
import { findListedRef, toMetadata } from './toMetadata';
import type { SearchParameters } from './toSearchUrl';
import { toSearchUrl } from './toSearchUrl';

type ContentApiOptions = {
  /** Address of the repository's metadata: `https://acme.cdn.prismic.io/api/v2`. */
  endpoint: string;
  /** For a private repository. */
  accessToken?: string;
  /** Milliseconds for one complete answer, 30,000 without it. */
  timeoutInMs?: number;
  /** A reader's cookies, which may select a preview or an experiment; the browser's without it. */
  cookies?: () => string;
};

type QueryOptions = Omit<SearchParameters, 'q'>;
/** A lookup of one document asks for the first, whatever is asked for. */
type LookupOptions = Omit<QueryOptions, 'page' | 'pageSize'>;

export type ContentApi = {
  getMetadata(): Promise<RepositoryMetadata>;
  /** A ref of the repository by its id or label: `master`, or a release. */
  getRef(name: string): Promise<string | undefined>;
  /** A variation of an experiment that runs, by its label as links have it (see `findVariation`). */
  getVariation(label: string): Promise<Variation | undefined>;
  /** Documents for which all filters of `q` hold; of all, for an empty list. */
  query(q: string | readonly string[], options?: QueryOptions): Promise<Query>;
  /** The first document for which all filters of `q` hold. */
  queryFirst(
    q: string | readonly string[],
    options?: LookupOptions,
  ): Promise<PrismicDocument | undefined>;
  getByID(id: string, options?: LookupOptions): Promise<PrismicDocument | undefined>;
  /** In the order of the ids, page by page; ids without a document are left out. */
  getByIDs(ids: string[], options?: QueryOptions): Promise<Query>;
  /**
   * @param options.lang the repository's master language without it.
   * @throws ContentApiError for all languages, `*`: a uid is unique within a language only.
   */
  getByUID(
    type: string,
    uid: string,
    options?: LookupOptions,
  ): Promise<PrismicDocument | undefined>;
  /** The document of a type of which there is one; name the language where each has its own. */
  getSingle(type: string, options?: LookupOptions): Promise<PrismicDocument | undefined>;
  /** @throws ContentApiError `Error retrieving bookmarked id` when there is no such bookmark. */
  getBookmark(name: string, options?: LookupOptions): Promise<PrismicDocument | undefined>;
  /**
   * The previewed document, as it is in the preview. The token is the ref of all that is previewed,
   * and the value for the preview cookie.
   *
   * @param documentId as the link to the preview has it; without it, what the session names as its
   * main document, if anything.
   * @throws ContentApiError when the token is not the repository's own, and with status 404 when the
   * preview has ended.
   */
  previewSession(token: string, documentId?: string): Promise<PrismicDocument | undefined>;
};

const cacheLimit = 1000;
const allLanguages = '*';

/**
 * A client of Prismic's content API (REST v2), for Node and for browsers, by points 7 and 8 of the
 * specification: all languages unless one is asked for (but `getByUID`), the first page, the ref
 * that the reader's cookies select. A lookup that finds nothing resolves to `undefined`.
 *
 * The last 1,000 answers are kept in memory for their `max-age`, or for 5 s when they do not say;
 * they are shared between callers, who must not change them. Nothing is asked again after a failure.
 *
 * Every method that asks rejects with a ContentApiError as `requestJson` does, and with `Missing
 * everything form` or `Unknown field <name>` when the repository does not offer the search.
 */
export function createContentApi({
  endpoint,
  accessToken,
  timeoutInMs,
  cookies = readBrowserCookies,
}: ContentApiOptions): ContentApi {
  const cache = new LruCache<unknown>(cacheLimit);

  async function getJson(url: URL): Promise<unknown> {
    if (accessToken) url.searchParams.set('access_token', accessToken);
    const kept = cache.get(url.href);
    if (kept !== undefined) return kept;
    const { body, lifetimeInMs } = await requestJson(url.href, timeoutInMs);
    cache.set(url.href, body, lifetimeInMs);
    return body;
  }

  async function getMetadata() {
    const metadata = toMetadata(await getJson(new URL(endpoint)));
    if (metadata) return metadata;
    throw new ContentApiError(
      `${endpoint} is not a Prismic repository's API: its answer has no master ref.`,
    );
  }

  async function search(parameters: SearchParameters): Promise<Query> {
    const metadata = await getMetadata();
    const form = metadata.forms.everything;
    if (!form?.action) {
      throw new ContentApiError(
        `Missing everything form\nThe metadata at ${endpoint} does not say where to search.`,
      );
    }
    const ref = parameters.ref ?? findSelectedRef(cookies(), metadata, endpoint);
    const url = toSearchUrl(form, { ...parameters, page: parameters.page ?? 1, ref });
    const body = await getJson(url);
    if (isRecord(body) && Array.isArray(body.results)) return body as unknown as Query;
    throw new ContentApiError(`${form.action} did not answer with a list of documents.`);
  }

  async function searchFirst(parameters: SearchParameters) {
    const { results } = await search({ ...parameters, page: 1, pageSize: 1 });
    return results[0];
  }

  const api: ContentApi = {
    getMetadata,
    getRef: async (name) => findListedRef(name, (await getMetadata()).refs),
    getVariation: async (label) => findVariation((await getMetadata()).experiments, label),
    query: (q, options = {}) => search({ ...options, q, lang: options.lang ?? allLanguages }),
    queryFirst: (q, options = {}) =>
      searchFirst({ ...options, q, lang: options.lang ?? allLanguages }),
    getByID: (id, options) => api.queryFirst(filter.at('document.id', id), options),
    getByIDs: (ids, options) => api.query(filter.in('document.id', ids), options),
    async getByUID(type, uid, options = {}) {
      if (options.lang === allLanguages) {
        throw new ContentApiError(
          `getByUID(${type}, ${uid}) asks in all languages, but a uid is unique within one only. ` +
            'Name the language, or use query.',
        );
      }
      return searchFirst({ ...options, q: filter.at(`my.${type}.uid`, uid) });
    },
    getSingle: (type, options) => api.queryFirst(filter.at('document.type', type), options),
    async getBookmark(name, options) {
      const { bookmarks } = await getMetadata();
      const id = Object.hasOwn(bookmarks, name) ? bookmarks[name] : undefined;
      if (id) return api.getByID(id, options);
      const known = Object.keys(bookmarks).join(', ') || 'none';
      throw new ContentApiError(
        `Error retrieving bookmarked id\nThere is no bookmark '${name}'. The bookmarks are: ${known}`,
      );
    },
    async previewSession(token, documentId) {
      if (!isOwnAddress(token, endpoint)) {
        throw new ContentApiError(
          `The preview's token is not an address of the repository at ${endpoint}: ` +
            'open the preview from Prismic again.',
        );
      }
      const id = documentId || (await findMainDocument(token, timeoutInMs));
      return id ? api.getByID(id, { ref: token }) : undefined;
    },
  };
  return api;
}

/** The token is an address for all to read: it is not sent the access token. */
async function findMainDocument(token: string, timeoutInMs?: number): Promise<string | undefined> {
  const { body } = await requestJson(token, timeoutInMs);
  return isRecord(body) && typeof body.mainDocument === 'string' ? body.mainDocument : undefined;
}

function readBrowserCookies(): string {
  return typeof document === 'undefined' ? '' : document.cookie;
}
