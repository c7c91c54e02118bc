import { toAscii } from '../../i18n/toAscii';
import { termKey } from '../shape/termKey';
import { distance } from './distance';
import type { Vocabulary } from './vocabulary';
import type { Whereabouts } from './whereabouts';

const MOST = 3;
const MOST_WEIGHED = 24;

/**
 * Words of the site that look like one that it does not have, the nearest and then the most frequent
 * first.
 */
export async function suggest(
  typed: string,
  vocabulary: Vocabulary,
  whereabouts: Whereabouts,
): Promise<string[]> {
  const folded = toAscii(typed);
  const most = mostSteps(folded.length);
  if (most === 0) return [];
  const near = (await vocabulary.near(termKey(typed)))
    .map((term) => ({ ...term, steps: distance(folded, term.folded, most) }))
    .filter(({ steps, word }) => steps <= most && word !== typed)
    .sort((a, b) => a.steps - b.steps || a.number - b.number)
    .slice(0, MOST_WEIGHED);
  const weighed = await Promise.all(
    near.map(async (term) => ({ ...term, count: (await whereabouts(term.number)).whole.length })),
  );
  return weighed
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.steps - b.steps || b.count - a.count || a.number - b.number)
    .slice(0, MOST)
    .map(({ word }) => word);
}

function mostSteps(letters: number): number {
  if (letters < 3) return 0;
  if (letters < 5) return 1;
  return letters < 9 ? 2 : 3;
}
