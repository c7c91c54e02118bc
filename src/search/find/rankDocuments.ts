import { weightClasses } from '../shape/weightClasses';
import type { Posting, Postings } from '../shape/postings';
import { isFoundInCompounds } from './matchWord';
import type { TermMatch } from './matchWord';
import type { ReadPostings } from './postingLists';

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
 * @param total the number of documents in the index
 */
export async function rankDocuments(
  words: readonly (readonly TermMatch[])[],
  readPostings: ReadPostings,
  total: number,
): Promise<Ranking> {
  const scores = await Promise.all(
    words.map(async (found) => {
      const postings = await Promise.all(
        found.map(async (each) => {
          const { whole, part } = await readPostings(each.term.word);
          return { weight: each.weight, whole, part: isFoundInCompounds(each) ? part : [] };
        }),
      );
      return scoreWord(postings, total);
    }),
  );
  const wordCounts = new Uint8Array(total);
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
): { best: Float64Array; rarity: number } {
  const best = new Float64Array(total);
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
