import type { GatsbyCache } from 'gatsby';
import { toDigest } from '../requests/dependencies';
import type { RepositoryConnection } from '../requests/repository';

/** Id of each document that has a page → the page's URL. */
export type UrlsById = ReadonlyMap<string, string>;

type CachedUrls = { digest: string; entries: [id: string, url: string][] };

/** The URLs of all documents, for the queries of one process. */
export type UrlIndex = {
  /** Loads the cached URLs if they have this digest; otherwise the index is empty. */
  load: (digest: string | undefined) => Promise<void>;
  /** URL of a document's page; `null` without a page. */
  urlOf: (id: string) => string | null;
};

const toKey = ({ api }: Pick<RepositoryConnection, 'api'>) => `urls ${api}`;

/**
 * Caches the URLs on disk, because Gatsby also runs queries in other processes. Replaces the URLs that
 * were cached before.
 *
 * @returns the digest of the URLs, which does not depend on their order.
 */
export async function cacheUrls(
  connection: Pick<RepositoryConnection, 'api'>,
  cache: Pick<GatsbyCache, 'set'>,
  urls: UrlsById,
): Promise<string> {
  const entries = [...urls].sort(([a], [b]) => (a < b ? -1 : 1));
  const cached: CachedUrls = { digest: toDigest(entries), entries };
  await cache.set(toKey(connection), cached);
  return cached.digest;
}

/** The cached URLs, which may come from an earlier process. */
export async function readUrls(
  connection: Pick<RepositoryConnection, 'api'>,
  cache: Pick<GatsbyCache, 'get'>,
): Promise<CachedUrls | undefined> {
  return (await cache.get(toKey(connection))) as CachedUrls | undefined;
}

/** Creates an empty index. */
export function createUrlIndex(
  connection: Pick<RepositoryConnection, 'api'>,
  cache: Pick<GatsbyCache, 'get'>,
): UrlIndex {
  let urls: UrlsById = new Map();
  let loading: { digest: string | undefined; reading: Promise<UrlsById> } | undefined;

  const readAt = async (digest: string | undefined): Promise<UrlsById> => {
    const cached = digest === undefined ? undefined : await readUrls(connection, cache);
    return new Map(cached?.digest === digest ? cached?.entries : []);
  };
  return {
    async load(digest) {
      if (loading?.digest !== digest || !loading) loading = { digest, reading: readAt(digest) };
      const own = loading;
      const loaded = await own.reading;
      // A refresh may have started to load newer URLs in the meantime.
      if (loading === own) urls = loaded;
    },
    urlOf: (id) => urls.get(id) ?? null,
  };
}
