import { termKey } from '../shape/termKey';
import type { WordRules } from '../wordRules';
import { spell, type Spelling } from './spelling';
import type { Term, Vocabulary } from './vocabulary';

/** A term that may be a form of the same word as another word. */
export type Relative = {
  term: Term;
  /** The dictionary form to name, as it is spelled for the comparison. */
  lemma: string;
  /** How rare the rules are that connect them, both together: a sum of logarithms. */
  rank: number;
  /** Whether the site has that dictionary form: then it is one, and no guess. */
  isAttested: boolean;
};

/** Two rules that are so rare together more often connect words that have nothing in common. */
const RARE = 13;

/** A dictionary form is named to the reader when the rules that lead to it are no rarer than this. */
const NAMEABLE = 10;

/**
 * The terms that may be forms of the word that another word is a form of, each by the dictionary form
 * that connects them best. Those that only rare rules connect come where there are no others.
 *
 * @param word lower case; without accents for any but the full spelling
 */
export async function relativesOf(
  word: string,
  vocabulary: Vocabulary,
  rules: WordRules,
  spelling: Spelling = 'full',
): Promise<Relative[]> {
  const candidates = spelling === 'full' ? rules.candidates(word) : rules.foldedCandidates(word);
  const keys = new Set([word, ...candidates.map(({ lemma }) => lemma)].map(termKey));
  const indexes = await Promise.all([...keys].map((key) => vocabulary.byLemma(key, spelling)));
  const best = new Map<number, Relative>();
  const names = new Map<number, Relative>();
  for (const candidate of candidates) {
    const lemma = spell[spelling](candidate.lemma);
    const isAttested = spelling === 'full' && (await vocabulary.has(lemma));
    for (const { term, rank } of indexes.flatMap((index) => index.get(lemma) ?? [])) {
      const relative = { term, lemma, rank: candidate.rank + rank, isAttested };
      const known = best.get(term.number);
      if (!known || isCloser(relative, known)) best.set(term.number, relative);
      const named = names.get(term.number);
      // Any form may be its own dictionary form: one that is neither word says more.
      const isName = isAttested && relative.rank <= NAMEABLE && ![word, term.word].includes(lemma);
      if (isName && !(named && named.rank <= relative.rank)) names.set(term.number, relative);
    }
  }
  const all = [...best.values()].map((relative) => {
    const { lemma } = names.get(relative.term.number) ?? relative;
    return { ...relative, lemma };
  });
  const sure = all.filter(({ rank }) => rank < RARE);
  return sure.length > 0 ? sure : all;
}

function isCloser(one: Relative, other: Relative): boolean {
  if (one.isAttested !== other.isAttested) return one.isAttested;
  return one.rank < other.rank;
}

/** How rare the rules are that connect two words, from 0 to 1. */
export function rarityOf({ rank }: Relative): number {
  return Math.min(1, rank / (2 * RARE));
}
