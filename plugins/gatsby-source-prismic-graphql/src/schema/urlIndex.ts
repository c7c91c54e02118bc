import type { GatsbyCache } from 'gatsby';
import { toDigest } from '../requests/dependencies';
import type { RepositoryConnection } from '../requests/repository';

export type UrlsById = ReadonlyMap<string, string>;

type CachedUrls = { digest: string; entries: [id: string, url: string][] };

export type UrlIndex = {
  /** Loads the cached URLs. The index stays empty if the cached URLs have another digest. */
  load: (digest: string | undefined) => Promise<void>;
  urlOf: (id: string) => string | null;
};

const toKey = ({ api }: Pick<RepositoryConnection, 'api'>) => `urls ${api}`;

/**
 * Caches URLs on disk for Gatsby's other processes. Returns a digest of the URLs, which does not
 * depend on the order of the URLs.
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

export async function readUrls(
  connection: Pick<RepositoryConnection, 'api'>,
  cache: Pick<GatsbyCache, 'get'>,
): Promise<CachedUrls | undefined> {
  return (await cache.get(toKey(connection))) as CachedUrls | undefined;
}

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
      // A later call may have loaded newer URLs, which must stay.
      if (loading === own) urls = loaded;
    },
    urlOf: (id) => urls.get(id) ?? null,
  };
}
