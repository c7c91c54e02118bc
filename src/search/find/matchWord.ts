import { toAscii } from '../../i18n/toAscii';
import { termKey } from '../shape/termKey';
import type { WordRules } from '../wordRules';
import type { How } from './answer';
import { distance } from './distance';
import { rarityOf, relativesOf } from './relatives';
import type { Term, Vocabulary } from './vocabulary';

/** A term that a typed word stands for. */
export type Found = {
  term: Term;
  how: How;
  /** From 0 to 1: how sure it is that the reader meant it. */
  weight: number;
  /** The dictionary form of both, where the site has it. */
  lemma?: string;
};

/**
 * Whether a term is also looked for inside compounds. A guess is not: any word is inside some other.
 */
export function isFoundInCompounds({ how, lemma }: Found): boolean {
  return how === 'exact' || how === 'folded' || lemma !== undefined;
}

// Better ways have greater weights; of one way, the more frequent rules and the shorter words. A part of a
// compound is worth less than the word itself, see `rankDocuments`.
const weights = {
  exact: 1,
  attested: 0.96,
  rule: 0.8,
  folded: 0.64,
  foldedForm: 0.62,
  prefix: 0.46,
  loose: 0.3,
  typo: 0.2,
};
const MOST_LOST = 0.14;

const SHORTEST_BEGINNING = 2;
const SHORTEST_UNFINISHED = 3;
const SHORTEST_TYPO = 5;
const MOST_BEGINNINGS = 60;
const MOST_TYPOS = 5;

/**
 * The terms of the index that a typed word stands for, each once and in its best way. Beginnings
 * are tried for a word that is being typed, typing errors only where nothing else is found.
 *
 * @param typed as `wordsOf` gives words
 */
export async function matchWord(
  typed: string,
  vocabulary: Vocabulary,
  rules: WordRules,
  isBeginning: boolean,
): Promise<Found[]> {
  const found = new Map<number, Found>();
  const isTelling = !rules.stopWords.has(typed);
  const folded = toAscii(typed);
  const isPlain = folded === typed;
  const add = (list: Found[]) => {
    for (const each of list) {
      // Who types `höfn` does not mean `hafa`; most false relations are with such words.
      if (isTelling && rules.stopWords.has(each.term.word)) continue;
      const known = found.get(each.term.number);
      if (!known || known.weight < each.weight) found.set(each.term.number, each);
    }
  };

  add(await forms(typed, vocabulary, rules));
  // Who types without accents may also mean a word of which only other forms are there.
  const isWord = [...found.values()].some(({ how }) => how === 'exact');
  const needsFolding = isPlain ? !isWord : found.size === 0;
  if (isPlain || needsFolding) add(await equalWithoutAccents(folded, vocabulary));
  if (needsFolding) add(await similar(folded, vocabulary, rules, 'folded'));
  const shortest = isBeginning ? SHORTEST_BEGINNING : SHORTEST_UNFINISHED;
  if ((isBeginning || found.size === 0) && typed.length >= shortest) {
    add(await beginnings(typed, vocabulary));
  }
  if (found.size === 0) add(await similar(folded, vocabulary, rules, 'loose'));
  if (found.size === 0 && typed.length >= SHORTEST_TYPO) add(await typos(typed, vocabulary, rules));
  return [...found.values()];
}

/** The word itself and the other forms of the words that it may be a form of. */
async function forms(word: string, vocabulary: Vocabulary, rules: WordRules): Promise<Found[]> {
  return (await relativesOf(word, vocabulary, rules)).map((relative) => {
    const { term, lemma, isAttested } = relative;
    if (term.word === word) return { term, how: 'exact', weight: weights.exact };
    const weight = isAttested ? weights.attested : weights.rule;
    return {
      term,
      how: 'inflected',
      weight: weight - MOST_LOST * rarityOf(relative),
      lemma: isAttested ? lemma : undefined,
    };
  });
}

async function equalWithoutAccents(folded: string, vocabulary: Vocabulary): Promise<Found[]> {
  const terms = await vocabulary.withKey(termKey(folded));
  return terms
    .filter((term) => term.folded === folded)
    .map((term) => ({ term, how: 'folded', weight: weights.folded }));
}

/** Forms of the words that a misspelt word may be a form of. */
async function similar(
  folded: string,
  vocabulary: Vocabulary,
  rules: WordRules,
  spelling: 'folded' | 'loose',
): Promise<Found[]> {
  const isFolded = spelling === 'folded';
  const weight = isFolded ? weights.foldedForm : weights.loose;
  return (await relativesOf(folded, vocabulary, rules, spelling)).map((relative) => ({
    term: relative.term,
    how: isFolded ? 'folded' : 'typo',
    weight: weight - MOST_LOST * rarityOf(relative),
  }));
}

async function beginnings(typed: string, vocabulary: Vocabulary): Promise<Found[]> {
  return (await vocabulary.beginningWith(typed))
    .sort((a, b) => a.word.length - b.word.length || a.number - b.number)
    .slice(0, MOST_BEGINNINGS)
    .map((term) => {
      const more = (term.word.length - typed.length) / term.word.length;
      return { term, how: 'prefix', weight: weights.prefix - more * MOST_LOST };
    });
}

/** Terms that are one letter away, and the other forms of their words. */
async function typos(typed: string, vocabulary: Vocabulary, rules: WordRules): Promise<Found[]> {
  const folded = toAscii(typed);
  const near = (await vocabulary.near(termKey(typed)))
    .filter((term) => distance(folded, term.folded, 1) <= 1)
    .slice(0, MOST_TYPOS);
  const others = await Promise.all(near.map(({ word }) => forms(word, vocabulary, rules)));
  return others
    .flat()
    .map(({ term, weight }) => ({ term, how: 'typo', weight: weights.typo * weight }));
}
