import { weightClasses } from '../shape/weightClasses';
import type { Posting, Postings } from '../shape/postings';
import { isFoundInCompounds, type Found } from './matchWord';
import type { Whereabouts } from './whereabouts';

/** A document and how good an answer it is. */
export type Ranked = { document: number; score: number };

export type Ranking = {
  /** In the order of their numbers. */
  documents: Ranked[];
  /** The words, by their place in the query, that none of the documents is bound to have. */
  missing: number[];
};

/** What a part of a compound is worth beside a word of its own. */
const PART = 0.4;

/**
 * The documents that have all words of a query; where there is none, those that have most of them, but
 * at least half.
 *
 * @param words for each word of the query the terms that it stands for
 * @param total how many documents there are
 */
export async function rankDocuments(
  words: readonly (readonly Found[])[],
  whereabouts: Whereabouts,
  total: number,
): Promise<Ranking> {
  const scores = await Promise.all(
    words.map(async (found) => {
      const places = await Promise.all(
        found.map(async (each) => {
          const { whole, part } = await whereabouts(each.term.number);
          return { weight: each.weight, whole, part: isFoundInCompounds(each) ? part : [] };
        }),
      );
      return scoreWord(places, total);
    }),
  );
  const having = new Uint8Array(total);
  for (const { best } of scores) {
    for (let document = 0; document < total; document += 1) {
      if ((best[document] ?? 0) > 0) having[document] = (having[document] ?? 0) + 1;
    }
  }
  const most = having.reduce((a, b) => Math.max(a, b), 0);
  if (most === 0 || most * 2 < words.length) return { documents: [], missing: [...words.keys()] };

  const documents: Ranked[] = [];
  having.forEach((count, document) => {
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

/** How good each document is for one word, and how much the word says. */
function scoreWord(
  places: readonly ({ weight: number } & Postings)[],
  total: number,
): { best: Float64Array; rarity: number } {
  const best = new Float64Array(total);
  let count = 0;
  const add = (postings: readonly Posting[], weight: number) => {
    for (const [document, weightClass] of postings) {
      const score = weight * (weightClasses[weightClass] ?? 0);
      const known = best[document];
      if (known === undefined || known >= score) continue;
      if (known === 0) count += 1;
      best[document] = score;
    }
  };
  for (const { weight, whole, part } of places) {
    add(whole, weight);
    add(part, weight * PART);
  }
  return { best, rarity: Math.log(1 + total / (count + 1)) };
}

/**
 * The best of a ranking, equal ones in the order of their numbers: by kind, the newest first.
 *
 * @param count how many
 */
export function bestDocuments(documents: readonly Ranked[], count: number): Ranked[] {
  const better = (a: Ranked, b: Ranked) => b.score - a.score || a.document - b.document;
  const room = 4 * count + 64;
  let best: Ranked[] = [];
  for (const each of documents) {
    best.push(each);
    // Sorting a few at a time is quicker than sorting all that will not be shown.
    if (best.length >= room) best = best.sort(better).slice(0, count);
  }
  return best.sort(better).slice(0, count);
}
