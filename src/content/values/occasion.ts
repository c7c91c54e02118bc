import { dayOf, endOf, isMidnight, lastDayOf } from '../../i18n/days';
import { toDate, toText } from './cmsValues';
import type { JsonObject } from './cmsValues';
import { reportContent } from './report';

/**
 * When and where an event takes place. Times are ISO 8601 timestamps; whole days are days (`YYYY-MM-DD`), of which
 * `end` is the last one.
 */
export type Occasion = { start: string; end?: string; place?: string };

/**
 * Reads when and where an event takes place. Prismic's editor has no date without a time: what begins at midnight, and
 * has no end or ends at midnight, has whole days.
 *
 * @param documentId for the report of bad dates, and of an end that is not after the start; both are left out
 * @returns `undefined` for an event without a start
 */
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

/** The first moment after an event, in milliseconds since 1970. Without an end it lasts to the end of its day. */
export function endOfEvent({ start, end = dayOf(start) }: Occasion): number {
  return endOf(end);
}

/** The state of an event at a given time. */
export type Phase = 'running' | 'upcoming' | 'past';

/**
 * Decides whether an event is running, upcoming or past.
 *
 * @param now ISO 8601 timestamp
 * @returns `past` for an event without a date too: nobody can plan to attend it
 */
export function phaseOf(occasion: Occasion | undefined, now: string): Phase {
  if (!occasion) return 'past';
  const moment = Date.parse(now);
  if (moment < Date.parse(occasion.start)) return 'upcoming';
  return moment < endOfEvent(occasion) ? 'running' : 'past';
}

/** The events of a list that are in a phase, in the order of the list. */
export function inPhase<Event extends { occasion?: Occasion }>(
  events: readonly Event[],
  phase: Phase,
  now: string,
): Event[] {
  return events.filter(({ occasion }) => phaseOf(occasion, now) === phase);
}
