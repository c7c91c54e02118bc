import type { LemmaCandidate } from './createLemmatizer';

/**
 * Whether two words may be forms of one: their candidates meet. This is what recall and precision are
 * measured of, and what search means by a match of forms.
 *
 * @param left candidates of lemmaCandidates
 * @param right candidates of the same function
 * @param farthest the sum of ranks above which a shared candidate is taken for chance
 */
export function wordsMatch(
  left: readonly LemmaCandidate[],
  right: readonly LemmaCandidate[],
  farthest = Infinity,
): boolean {
  const shared = sharedLemma(left, right);
  return shared !== undefined && shared.rank <= farthest;
}

/**
 * The dictionary form that two words share with the smallest sum of ranks; of equal ones, the first of
 * `left`.
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
