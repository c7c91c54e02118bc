import type { Manifest } from '../shape/format';

/** A past event with the word in its title comes after a coming one, and before one that only mentions it. */
const PAST_WEIGHT = 0.5;

/** What the nearest event gains on a distant one: enough to be first of two with equal scores. */
const NEAR_WEIGHT = 0.02;

/** At this distance an event gains half of NEAR_WEIGHT. */
const NEAR_DAYS = 30;

/**
 * Returns a function of a document's number that says how much its score counts on a day: events that are
 * on or coming count more than past ones.
 *
 * @param today in days since 1970
 */
export function timelinessOn(
  today: number,
  { kinds, lastDays }: Pick<Manifest, 'kinds' | 'lastDays'>,
): (document: number) => number {
  const before = kinds.slice(
    0,
    kinds.findIndex(([kind]) => kind === 'event'),
  );
  const firstEvent = before.reduce((sum, [, count]) => sum + count, 0);
  return (document) => {
    const day = lastDays[document - firstEvent];
    if (typeof day !== 'number') return 1;
    if (day < today) return PAST_WEIGHT;
    return 1 + NEAR_WEIGHT / (1 + (day - today) / NEAR_DAYS);
  };
}
