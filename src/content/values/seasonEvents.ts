import { DAY_MS, dayOf } from '../../i18n/days';
import { toDate } from './cmsValues';
import type { Season } from './season';

/** Returns Prismic's GraphQL condition for the events that begin in a season. */
export function whereInSeason({ start, end }: Season): Record<string, string> {
  return {
    type: 'event',
    // Both conditions exclude the given moment, so the first moment is one second earlier.
    start_date_after: toTimestamp(Date.parse(start) - 1000),
    start_date_before: toTimestamp(Date.parse(end) + DAY_MS),
  };
}

type Beginning = { id: string; lang: string; day: string };

export function toBeginnings(
  events: readonly { _meta: { id: string; lang: string }; start_date?: unknown }[],
): Beginning[] {
  return events
    .flatMap(({ _meta: { id, lang }, start_date }) => {
      const start = toDate(start_date);
      return start === undefined ? [] : { id, lang, day: dayOf(start), moment: Date.parse(start) };
    })
    .sort((a, b) => a.moment - b.moment);
}

/** Returns the ids of the events that `whereInSeason` finds. */
export function eventsIn(
  { start, end }: Season,
  lang: unknown,
  beginnings: readonly Beginning[],
): string[] {
  return beginnings
    .filter((event) => event.lang === lang && event.day >= start && event.day <= end)
    .map(({ id }) => id);
}

/** Writes the time zone without a colon, as Prismic does. */
function toTimestamp(moment: number): string {
  return new Date(moment).toISOString().replace(/\.\d+Z$/, '+0000');
}
