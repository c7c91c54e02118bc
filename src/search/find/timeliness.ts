import { MONTH_DAYS, firstDocuments } from '../shape/format';
import type { Manifest } from '../shape/format';

/** A past event with the word in its title comes after a coming one, and before one that only mentions it. */
const PAST_WEIGHT = 0.5;

/** What the nearest event gains on a distant one: enough to be first of two with equal scores. */
const NEAR_WEIGHT = 0.02;

/** At this distance an event gains half of NEAR_WEIGHT. */
const NEAR_DAYS = 30;

/** How long news is news. After that its weight falls month by month, until it is as old as it can be. */
const FRESH_MONTHS = 3;
const WEIGHT_LOSS_PER_MONTH = 0.04;
/** Old news with the words in its title still comes before a document that only mentions them. */
const OLD_WEIGHT = 0.7;

/**
 * Returns how much the score of each document counts on a day, by its number: events that are on or coming
 * count more than past ones, and new articles more than old ones.
 *
 * @param today in days since 1970
 */
export function timelinessOn(
  today: number,
  { kinds, lastDays, months }: Pick<Manifest, 'kinds' | 'lastDays' | 'months'>,
): Float64Array {
  const weights = new Float64Array(kinds.reduce((sum, [, count]) => sum + count, 0)).fill(1);
  const firsts = firstDocuments(kinds);
  const firstOf = (wanted: string) => firsts[kinds.findIndex(([kind]) => kind === wanted)] ?? 0;
  for (const [index, day] of lastDays.entries()) {
    if (day !== null) weights[firstOf('event') + index] = weightOfEvent(day - today);
  }
  let article = firstOf('article');
  for (const [month, count] of months) {
    const age = month === null ? 0 : today / MONTH_DAYS - month - 1;
    weights.fill(weightOfNews(age), article, article + count);
    article += count;
  }
  return weights;
}

/** @param days until its end */
function weightOfEvent(days: number): number {
  return days < 0 ? PAST_WEIGHT : 1 + NEAR_WEIGHT / (1 + days / NEAR_DAYS);
}

/** @param age in months */
function weightOfNews(age: number): number {
  const loss = WEIGHT_LOSS_PER_MONTH * Math.max(0, age - FRESH_MONTHS);
  return Math.max(OLD_WEIGHT, 1 - loss);
}
