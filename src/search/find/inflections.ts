import { termKey } from '../shape/termKey';
import type { WordRules } from '../wordRules';
import { spell } from './spelling';
import type { Spelling } from './spelling';
import type { Term, Vocabulary } from './vocabulary';

/** A term that may be another form of the same word. */
export type Inflection = {
  term: Term;
  /** The dictionary form that both share, in the spelling of the comparison. */
  lemma: string;
  /**
   * The ranks of both rules that lead to the dictionary form, added. Rarer rules have higher ranks.
   */
  rank: number;
  /** Whether the dictionary form occurs on the site: then it is a real word and not a guess. */
  isAttested: boolean;
};

/** Rules whose ranks add up to this connect more unrelated words than related ones. */
const RARE_RANK = 13;

/**
 * The interface names a dictionary form only if the rules that lead to it have at most this rank.
 */
const MAX_NAMED_RANK = 10;

/**
 * Finds terms that may be forms of the same word as `word`, each with the dictionary form that
 * connects them best. Terms that only rare rules connect are returned only if there are no others.
 *
 * @param word lower case; without accents unless the spelling is `full`
 */
export async function findInflections(
  word: string,
  vocabulary: Vocabulary,
  rules: WordRules,
  spelling: Spelling = 'full',
): Promise<Inflection[]> {
  const candidates = spelling === 'full' ? rules.candidates(word) : rules.foldedCandidates(word);
  const keys = new Set([word, ...candidates.map(({ lemma }) => lemma)].map(termKey));
  const indexes = await Promise.all([...keys].map((key) => vocabulary.byLemma(key, spelling)));
  const best = new Map<string, Inflection>();
  const names = new Map<string, Inflection>();
  for (const candidate of candidates) {
    const lemma = spell[spelling](candidate.lemma);
    const found = indexes.flatMap((index) => index.get(lemma) ?? []);
    const isAttested = spelling === 'full' && found.some(({ term }) => term.word === lemma);
    for (const { term, rank } of found) {
      const inflection = { term, lemma, rank: candidate.rank + rank, isAttested };
      const previous = best.get(term.word);
      if (!previous || isCloser(inflection, previous)) best.set(term.word, inflection);
      const named = names.get(term.word);
      // Either word may be its own dictionary form; a third word tells the reader more.
      const isName =
        isAttested && inflection.rank <= MAX_NAMED_RANK && ![word, term.word].includes(lemma);
      if (isName && !(named && named.rank <= inflection.rank)) names.set(term.word, inflection);
    }
  }
  const all = [...best.values()].map((inflection) => {
    const { lemma } = names.get(inflection.term.word) ?? inflection;
    return { ...inflection, lemma };
  });
  const likely = all.filter(({ rank }) => rank < RARE_RANK);
  return likely.length > 0 ? likely : all;
}

function isCloser(one: Inflection, other: Inflection): boolean {
  if (one.isAttested !== other.isAttested) return one.isAttested;
  return one.rank < other.rank;
}

/** Returns how rare the rules are that connect two words, from 0 to 1. */
export function rarityOf({ rank }: Inflection): number {
  return Math.min(1, rank / (2 * RARE_RANK));
}
