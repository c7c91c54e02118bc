import { DAY_MS, dayOf } from '../../i18n/days';
import { toDate } from './cmsValues';
import type { Season } from './season';

export function whereInSeason({ start, end }: Season): Record<string, string> {
  return {
    type: 'event',
    // Both conditions exclude the given moment, so the first moment is one second earlier.
    start_date_after: toTimestamp(Date.parse(start) - 1000),
    start_date_before: toTimestamp(Date.parse(end) + DAY_MS),
  };
}

type Event = { _meta: { id: string; lang: string }; start_date?: unknown };

export function eventsIn(
  { start, end }: Season,
  lang: unknown,
  events: readonly Event[],
): string[] {
  return events
    .flatMap(({ _meta, start_date }) => {
      const begin = toDate(start_date);
      if (begin === undefined || _meta.lang !== lang) return [];
      const isInSeason = dayOf(begin) >= start && dayOf(begin) <= end;
      return isInSeason ? { id: _meta.id, moment: Date.parse(begin) } : [];
    })
    .sort((a, b) => a.moment - b.moment)
    .map(({ id }) => id);
}

function toTimestamp(moment: number): string {
  return new Date(moment).toISOString().replace(/\.\d+Z$/, '+0000');
}
