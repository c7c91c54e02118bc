import { toAscii } from '../../i18n/toAscii';
import { clusterOf, termKey } from '../shape/termKey';
import { distance } from './distance';
import type { Vocabulary } from './vocabulary';
import type { ReadPostings } from './postingLists';

const MAX_SUGGESTED_WORDS = 3;
/** How many similar words are compared by frequency; each may need another file. */
const MAX_COMPARED_WORDS = 24;

/**
 * Finds words of the site that look like `typed`: the most similar first, then the most frequent.
 */
export async function suggest(
  typed: string,
  vocabulary: Vocabulary,
  readPostings: ReadPostings,
): Promise<string[]> {
  const folded = toAscii(typed);
  const max = maxDistance(folded.length);
  if (max === 0) return [];
  const near = (await vocabulary.withKeyPrefix(clusterOf(termKey(typed))))
    .map((term) => ({ ...term, steps: distance(folded, term.folded, max) }))
    .filter(({ steps, word }) => steps <= max && word !== typed)
    .sort((a, b) => a.steps - b.steps)
    .slice(0, MAX_COMPARED_WORDS);
  const counted = await Promise.all(
    near.map(async (term) => ({ ...term, count: (await readPostings(term.word)).whole.length })),
  );
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.steps - b.steps || b.count - a.count)
    .slice(0, MAX_SUGGESTED_WORDS)
    .map(({ word }) => word);
}

function maxDistance(letters: number): number {
  if (letters < 3) return 0;
  if (letters < 5) return 1;
  return letters < 9 ? 2 : 3;
}
