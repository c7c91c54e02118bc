import type { KnownRelease } from './findSource';

/**
 * The release that is planned last until the end of a day. Of several, Prismic gives one at a time.
 *
 * @param date `YYYY-MM-DD`, in the reader's time zone.
 */
export function releaseOn(
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
