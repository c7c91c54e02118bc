// Counted up when what is stored is no longer understood as it was.
const FORMAT_VERSION = 1;

const prefixOf = (cacheId: string) => `${cacheId}-${FORMAT_VERSION}-`;

/** @param stored `page`, `precache`, or the `cacheName` of a rule; each has a cache of its own */
export function nameOfCache(cacheId: string, stored: string): string {
  return prefixOf(cacheId) + stored;
}

/** Deletes what earlier formats of this worker have stored. */
export async function deleteOldCaches(cacheId: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(`${cacheId}-`) && !name.startsWith(prefixOf(cacheId))) {
      await caches.delete(name);
    }
  }
}
