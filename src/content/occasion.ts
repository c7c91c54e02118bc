import type { Occasion } from './articleCard';

/** How an event lies to a moment. */
export type Phase = 'running' | 'upcoming' | 'past';

/**
 * Whether an event is over, goes on or is still to come.
 *
 * @param now ISO 8601 timestamp
 * @returns `past` without a date too: nobody can come to it any more, or not yet know when
 */
export function phaseOf(occasion: Occasion | undefined, now: string): Phase {
  if (!occasion) return 'past';
  const { start, end } = occasion;
  const moment = Date.parse(now);
  if (moment < Date.parse(start)) return 'upcoming';
  return moment <= endOf(start, end) ? 'running' : 'past';
}

/** Without an end, or with a day as its end, it goes on until midnight in Reykjavík, which keeps UTC. */
function endOf(start: string, end: string | undefined): number {
  const last = end ?? start;
  const isMoment = end !== undefined && last.includes('T');
  return Date.parse(isMoment ? last : `${last.slice(0, 10)}T23:59:59Z`);
}
