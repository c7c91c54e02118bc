import type { GatsbyCache } from 'gatsby';
import { toDigest } from '../requests/dependencies';
import type { RepositoryConnection } from '../requests/repository';

export type UrlsById = ReadonlyMap<string, string>;

type CachedUrls = { digest: string; entries: [id: string, url: string][] };

export type UrlIndex = ReturnType<typeof createUrlIndex>;

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
) {
  let urls: UrlsById = new Map();
  let loadedDigest: string | undefined;
  let loading = Promise.resolve();

  return {
    /** Loads the cached URLs. The index stays empty if the cached URLs have another digest. */
    load(digest: string | undefined): Promise<void> {
      if (digest === loadedDigest) return loading;
      loadedDigest = digest;
      // Loads run one after the other, so that an older load never replaces newer URLs.
      loading = loading.then(async () => {
        const cached = await readUrls(connection, cache);
        urls = new Map(cached?.digest === digest ? cached?.entries : []);
      });
      return loading;
    },
    urlOf: (id: string) => urls.get(id) ?? null,
  };
}
