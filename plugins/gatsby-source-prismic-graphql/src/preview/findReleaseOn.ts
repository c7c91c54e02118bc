import type { KnownRelease } from './findSource';

/**
 * Finds the last release that is scheduled until the end of a day. It is a single release, because
 * Prismic cannot return the content of several releases at the same time.
 *
 * @param date `YYYY-MM-DD`, in the reader's time zone.
 */
export function findReleaseOn(
  date: string | undefined,
  releases: readonly KnownRelease[],
): KnownRelease | undefined {
  if (date === undefined) return undefined;
  const end = Date.parse(`${date}T23:59:59.999`);
  return releases
    .filter(({ scheduledAt }) => scheduledAt !== undefined && scheduledAt <= end)
    .sort((a, b) => (a.scheduledAt ?? 0) - (b.scheduledAt ?? 0))
    .at(-1);
}
