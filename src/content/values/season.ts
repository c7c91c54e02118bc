import { DAY_MS, dayOf, lastDayOf } from '../../i18n/days';
import { toDate } from './cmsValues';
import type { Occasion } from './occasion';

/** The days of a festival as `YYYY-MM-DD`. `end` is the last day. */
export type Season = { start: string; end: string };

/** Returns `undefined` without a first day, and one day if the last day is missing or too early. */
export function toSeason(
  raw: Readonly<Record<string, unknown>> | null | undefined,
): Season | undefined {
  const [start, end] = [raw?.['season_start'], raw?.['season_end']].map((date) => {
    const day = toDate(date);
    return day && dayOf(day);
  });
  return start === undefined ? undefined : { start, end: end && end > start ? end : start };
}

export function daysOf({ start, end }: Season): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;
}

function isWhole({ start, end }: Occasion, season: Season): boolean {
  const isLong = end !== undefined && season.start < season.end;
  return isLong && dayOf(start) === season.start && lastDayOf(end) === season.end;
}

export type ProgrammeDay<Event> = { day: string; events: Event[] };

/** Groups events by first day. Leaves out an event with the same days as the whole festival. */
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
