import { firstDocuments, MONTH_DAYS } from '../shape/format';
import type { Manifest, Posting, Postings } from '../shape/format';
import { weightClasses } from '../shape/weightClasses';
import { isFoundInCompounds } from './matchWord';
import type { TermMatch } from './matchWord';
import type { Index } from './openIndex';
import { readPostings } from './vocabulary';

/** A document and its score. */
export type Ranked = { document: number; score: number };

export type Ranking = {
  /** Sorted by their numbers. */
  documents: Ranked[];
  /** Positions in the query of the words that none of these documents has. */
  missing: number[];
};

/** Weight of a part of a compound, relative to a whole word. */
const PART_WEIGHT = 0.4;

/**
 * Finds and scores the documents that have all words of a query. If there is none, it takes the
 * documents with the most words, but at least half of them.
 *
 * @param words the matching terms of each word of the query
 */
export async function rankDocuments(
  words: readonly (readonly TermMatch[])[],
  index: Index,
): Promise<Ranking> {
  const total = index.kinds.length;
  const scores = await Promise.all(
    words.map(async (found) => {
      const postings = await Promise.all(
        found.map(async (each) => {
          const { whole, part } = await readPostings(index, each.term);
          return { weight: each.weight, whole, part: isFoundInCompounds(each) ? part : [] };
        }),
      );
      return scoreWord(postings, total);
    }),
  );
  // A typed array would bring 65 modules of core-js: Babel adds its `set` for the oldest browsers.
  const wordCounts = new Array<number>(total).fill(0);
  for (const { best } of scores) {
    for (let document = 0; document < total; document += 1) {
      if ((best[document] ?? 0) > 0) wordCounts[document] = (wordCounts[document] ?? 0) + 1;
    }
  }
  const most = wordCounts.reduce((a, b) => Math.max(a, b), 0);
  if (most === 0 || most * 2 < words.length) return { documents: [], missing: [...words.keys()] };

  const documents: Ranked[] = [];
  wordCounts.forEach((count, document) => {
    if (count < most) return;
    let score = 0;
    for (const { best, rarity } of scores) score += (best[document] ?? 0) * rarity;
    documents.push({ document, score });
  });
  const missing = [...words.keys()].filter(
    (word) => !documents.some(({ document }) => (scores[word]?.best[document] ?? 0) > 0),
  );
  return { documents, missing };
}

/** Scores each document for one word, and computes how rare the word is among the documents. */
function scoreWord(
  terms: readonly ({ weight: number } & Postings)[],
  total: number,
): { best: number[]; rarity: number } {
  const best = new Array<number>(total).fill(0);
  let count = 0;
  const add = (postings: readonly Posting[], weight: number) => {
    for (const [document, weightClass] of postings) {
      const score = weight * (weightClasses[weightClass] ?? 0);
      const previous = best[document];
      if (previous === undefined || previous >= score) continue;
      if (previous === 0) count += 1;
      best[document] = score;
    }
  };
  for (const { weight, whole, part } of terms) {
    add(whole, weight);
    add(part, weight * PART_WEIGHT);
  }
  return { best, rarity: Math.log(1 + total / (count + 1)) };
}

/**
 * Returns the `count` best documents. Of equal scores the highest number comes first: the kinds in their order, the newest first.
 */
export function bestDocuments(documents: readonly Ranked[], count: number): Ranked[] {
  const better = (a: Ranked, b: Ranked) => b.score - a.score || b.document - a.document;
  const maxUnsorted = 4 * count + 64;
  let best: Ranked[] = [];
  for (const each of documents) {
    best.push(each);
    // Sorting a few at a time is faster than sorting all documents, most of which are not returned.
    if (best.length >= maxUnsorted) best = best.sort(better).slice(0, count);
  }
  return best.sort(better).slice(0, count);
}

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
): number[] {
  const total = kinds.reduce((sum, [, count]) => sum + count, 0);
  const weights = new Array<number>(total).fill(1);
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
