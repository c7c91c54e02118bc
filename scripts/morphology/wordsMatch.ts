import type { LemmaCandidate } from '../../src/search/morphology/lemmaCandidates';

/**
 * Whether two words may be forms of the same word: whether they share a candidate. The search compares forms
 * in this way, and recall and precision are measured for it.
 *
 * @param left candidates from lemmaCandidates
 * @param right candidates from the same function
 * @param maxRank the largest sum of ranks for a match; shared candidates above it are chance
 */
export function wordsMatch(
  left: readonly LemmaCandidate[],
  right: readonly LemmaCandidate[],
  maxRank = Infinity,
): boolean {
  const shared = sharedLemma(left, right);
  return shared !== undefined && shared.rank <= maxRank;
}

/**
 * Returns the dictionary form that two words share with the smallest sum of ranks. Of several with the same
 * sum, it returns the first of `left`.
 */
export function sharedLemma(
  left: readonly LemmaCandidate[],
  right: readonly LemmaCandidate[],
): LemmaCandidate | undefined {
  const ranks = new Map(right.map(({ lemma, rank }) => [lemma, rank]));
  let best: LemmaCandidate | undefined;
  for (const { lemma, rank } of left) {
    const other = ranks.get(lemma);
    if (other !== undefined && (best === undefined || rank + other < best.rank)) {
      best = { lemma, rank: rank + other };
    }
  }
  return best;
}
