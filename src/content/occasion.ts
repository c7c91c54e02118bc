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
  const { start, end } = occasion;
  const moment = Date.parse(now);
  if (moment < Date.parse(start)) return 'upcoming';
  return moment <= endOf(start, end) ? 'running' : 'past';
}

/** The events of a list that are in a phase, in the order of the list. */
export function inPhase<Event extends { occasion?: Occasion }>(
  events: readonly Event[],
  phase: Phase,
  now: string,
): Event[] {
  return events.filter(({ occasion }) => phaseOf(occasion, now) === phase);
}

/** Without a time of its end, an event lasts until midnight in Reykjavík, which is on UTC. */
function endOf(start: string, end: string | undefined): number {
  const last = end ?? start;
  const isMoment = end !== undefined && last.includes('T');
  return Date.parse(isMoment ? last : `${last.slice(0, 10)}T23:59:59Z`);
}
