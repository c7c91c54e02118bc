import { dayOf, endOf, isMidnight, lastDayOf } from '../../i18n/days';
import { toDate, toText, reportContent } from './cmsValues';
import type { JsonObject } from './cmsValues';

/** Times are ISO 8601 timestamps or days (`YYYY-MM-DD`). If `end` is a day, it is the last day. */
export type Occasion = { start: string; end?: string; place?: string };

// Prismic's dates always have a time, so an event has whole days if it begins at midnight and ends
// at midnight or has no end.
export function readOccasion(raw: JsonObject, documentId?: string): Occasion | undefined {
  const sourceOf = (field: string) =>
    documentId === undefined ? undefined : { documentId, field };
  const dateOf = (field: string) => toDate(raw[field], sourceOf(field));
  const start = dateOf('start_date');
  let end = dateOf('end_date');
  if (start === undefined) return undefined;
  if (end !== undefined && endOf(end) <= Date.parse(start)) {
    reportContent(
      sourceOf('end_date'),
      `holds “${end}”, which is not after “${start}” in start_date; it is left out`,
    );
    end = undefined;
  }
  const place = toText(raw['place']);
  return isMidnight(start) && (end === undefined || isMidnight(end))
    ? { start: dayOf(start), end: end && lastDayOf(end), place }
    : { start, end, place };
}

/** Returns when an event is over, in ms since 1970. Without an end it lasts until midnight. */
export function endOfEvent({ start, end = dayOf(start) }: Occasion): number {
  return endOf(end);
}

export type Phase = 'running' | 'upcoming' | 'past';

/** An event without a date is past: nobody can plan to attend. `now` is ISO 8601. */
export function phaseOf(occasion: Occasion | undefined, now: string): Phase {
  if (!occasion) return 'past';
  const moment = Date.parse(now);
  if (moment < Date.parse(occasion.start)) return 'upcoming';
  return moment < endOfEvent(occasion) ? 'running' : 'past';
}

export function inPhase<Event extends { occasion?: Occasion }>(
  events: readonly Event[],
  phase: Phase,
  now: string,
): Event[] {
  return events.filter(({ occasion }) => phaseOf(occasion, now) === phase);
}
