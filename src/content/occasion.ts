import type { Occasion } from './articleCard';

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
  return moment <= endOfEvent(occasion) ? 'running' : 'past';
}

/** The events of a list that are in a phase, in the order of the list. */
export function inPhase<Event extends { occasion?: Occasion }>(
  events: readonly Event[],
  phase: Phase,
  now: string,
): Event[] {
  return events.filter(({ occasion }) => phaseOf(occasion, now) === phase);
}

/**
 * The moment until which a day or a timestamp lasts, in milliseconds since 1970. A day lasts until midnight in
 * Reykjavík, which is on UTC.
 */
export function endOf(date: string): number {
  return Date.parse(date.includes('T') ? date : `${date}T23:59:59Z`);
}

/** The moment at which an event ends, in milliseconds since 1970. Without an end it lasts to the end of its day. */
export function endOfEvent({ start, end = start.slice(0, 10) }: Occasion): number {
  return endOf(end);
}
