/** Where a site of this machine usually runs: under `gatsby develop`, and built under `gatsby serve`. */
export const usualSites = ['http://localhost:8000', 'http://localhost:9000'] as const;

/** `gatsby develop` may be building its first page. */
const TIMEOUT_MS = 3000;

/** @returns the origin of the first site that answers, in the order of the list; undefined when none runs */
export async function findRunningSite(
  sites: readonly string[] = usualSites,
): Promise<string | undefined> {
  const isRunning = await Promise.all(
    sites.map(async (site) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      return fetch(site, { method: 'HEAD', redirect: 'manual', signal }).then(
        () => true,
        () => false,
      );
    }),
  );
  return sites.find((_, index) => isRunning[index]);
}
