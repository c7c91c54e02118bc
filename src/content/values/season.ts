import { DAY_MS, dayOf, lastDayOf } from '../../i18n/days';
import { toDate } from './cmsValues';
import type { Occasion } from './occasion';

/** The days of a festival, `YYYY-MM-DD`; `end` is the last one. */
type Season = { start: string; end: string };

/**
 * Reads the season of a page.
 *
 * @returns `undefined` for a page without a first day. Without a last day, or with one before the first, the season
 * has one day
 */
export function toSeason(
  raw: Readonly<Record<string, unknown>> | null | undefined,
): Season | undefined {
  const [start, end] = [raw?.['season_start'], raw?.['season_end']].map((date) => {
    const day = toDate(date);
    return day && dayOf(day);
  });
  return start === undefined ? undefined : { start, end: end && end > start ? end : start };
}

/** The condition of Prismic's GraphQL for the events that begin in a season. */
export function whereInSeason({ start, end }: Season): Record<string, string> {
  return {
    type: 'event',
    // Both conditions leave out their own moment.
    start_date_after: toTimestamp(Date.parse(start) - 1000),
    start_date_before: toTimestamp(Date.parse(end) + DAY_MS),
  };
}

/** Prismic writes the time zone without a colon. */
function toTimestamp(moment: number): string {
  return new Date(moment).toISOString().replace(/\.\d+Z$/, '+0000');
}

/** How many days a season has. */
export function daysOf({ start, end }: Season): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;
}

/** Whether an event has all days of a season, of which there are several. */
function isWhole({ start, end }: Occasion, season: Season): boolean {
  const isLong = end !== undefined && season.start < season.end;
  return isLong && dayOf(start) === season.start && lastDayOf(end) === season.end;
}

/** What begins on one day, `YYYY-MM-DD`, the earliest first. */
export type ProgrammeDay<Event> = { day: string; events: Event[] };

/**
 * Arranges events by the days on which they begin. An event that lasts as long as the season is the season itself, as
 * calendars have it, and no part of the programme.
 */
export function toProgramme<Event extends { occasion?: Occasion }>(
  events: readonly Event[],
  season: Season,
): ProgrammeDay<Event>[] {
  const days = new Map<string, Event[]>();
  const sorted = events
    .flatMap((event) => (event.occasion ? { event, ...event.occasion } : []))
    .filter(({ start, end }) => !isWhole({ start, end }, season))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  for (const { event, start } of sorted) {
    const day = dayOf(start);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }));
}
