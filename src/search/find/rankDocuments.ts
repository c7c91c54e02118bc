import { MONTH_DAYS } from '../shape/format';
import type { Manifest, Posting, Postings } from '../shape/format';
import { weightClasses } from '../shape/weightClasses';
import { isFoundInCompounds } from './matchWord';
import type { TermMatch } from './matchWord';
import type { Index } from './openIndex';
import { readPostings } from './vocabulary';

export type Ranked = { document: number; score: number };

type Ranking = {
  /** The documents are sorted by number. */
  documents: Ranked[];
  /** Positions in the query of the words that none of these documents has. */
  missing: number[];
};

/** The weight of a part of a compound; a whole word has weight 1. */
const PART_WEIGHT = 0.4;

/** Scores the documents that have all words, or else those with the most words, at least half. */
export async function rankDocuments(
  words: readonly (readonly TermMatch[])[],
  index: Index,
): Promise<Ranking> {
  const total = index.manifest.kinds.length;
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
  // A typed array would add 65 modules of core-js: Babel polyfills its `set` for old browsers.
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

/** A past event with the word in its title ranks below coming events, but above mere mentions. */
const PAST_WEIGHT = 0.5;

/** The score of an event today rises by this share, which decides only between equal scores. */
const NEAR_WEIGHT = 0.02;

/** The score of an event that is this many days away rises by half of NEAR_WEIGHT. */
const NEAR_DAYS = 30;

/** News older than this loses weight every month, down to OLD_WEIGHT. */
const FRESH_MONTHS = 3;
const WEIGHT_LOSS_PER_MONTH = 0.04;
/** Old news with the words in its title still ranks above a document that only mentions them. */
const OLD_WEIGHT = 0.7;

/** Returns a factor per document: lower for past events and old news. `today`: days since 1970. */
export function timelinessOn(
  today: number,
  { kinds, days }: Pick<Manifest, 'kinds' | 'days'>,
): number[] {
  return days.map((day, document) => {
    if (day === null) return 1;
    if (kinds[document] === 'event') return weightOfEvent(day - today);
    return weightOfNews((today - day) / MONTH_DAYS - 1);
  });
}

function weightOfEvent(days: number): number {
  return days < 0 ? PAST_WEIGHT : 1 + NEAR_WEIGHT / (1 + days / NEAR_DAYS);
}

function weightOfNews(age: number): number {
  const loss = WEIGHT_LOSS_PER_MONTH * Math.max(0, age - FRESH_MONTHS);
  return Math.max(OLD_WEIGHT, 1 - loss);
}
