import { toAscii } from '../../i18n/toAscii';
import { termKey } from '../shape/termKey';
import type { WordRules } from '../wordRules';
import type { MatchKind } from './SearchResult';
import { rarityOf, findInflections } from './inflections';
import type { Term, Vocabulary } from './vocabulary';

/** A term of the index that matches a typed word. */
export type TermMatch = {
  term: Term;
  how: MatchKind;
  /** From 0 to 1: how likely it is that the reader meant this term. */
  weight: number;
  /** The dictionary form of both words, if it occurs on the site. */
  lemma?: string;
  /** Only rules of inflection connect the term with what was typed, and no word of the site confirms it. */
  isGuess?: boolean;
};

/**
 * Whether to look for a term inside compounds too. Guesses are excluded: almost any word occurs
 * inside some compound.
 */
export function isFoundInCompounds({ how, lemma }: TermMatch): boolean {
  return how === 'exact' || how === 'folded' || lemma !== undefined;
}

// Better kinds of match have greater weights. Within a kind, rarer inflection rules and longer
// words lose up to MAX_WEIGHT_LOSS. `rankDocuments` lowers the weight of a part of a compound.
const weights = {
  exact: 1,
  attested: 0.96,
  rule: 0.7,
  folded: 0.64,
  foldedForm: 0.62,
  prefix: 0.46,
};
const MAX_WEIGHT_LOSS = 0.14;

/** The shortest beginning of a word that is completed while it is typed, in letters. */
const MIN_TYPED_PREFIX_LETTERS = 2;
/** The shortest whole word that is completed because nothing matches it, in letters. */
const MIN_PREFIX_LETTERS = 3;
const MAX_PREFIX_MATCHES = 60;

/**
 * Finds the terms of the index that match a typed word, each once with its best kind of match. It
 * completes words that are being typed; `correctWord` corrects those that nothing matches.
 *
 * @param typed a word from `splitWords`
 */
export async function matchWord(
  typed: string,
  vocabulary: Vocabulary,
  rules: WordRules,
  isBeginning: boolean,
): Promise<TermMatch[]> {
  const found = new Map<string, TermMatch>();
  const isStopWord = rules.stopWords.has(typed);
  const folded = toAscii(typed);
  const isPlain = folded === typed;
  const add = (list: TermMatch[]) => {
    for (const each of list) {
      // Most false matches are stop words: `höfn` shares a possible form with `hafa`.
      if (!isStopWord && rules.stopWords.has(each.term.word)) continue;
      const best = found.get(each.term.word);
      if (!best || best.weight < each.weight) found.set(each.term.word, each);
    }
  };

  add(await forms(typed, vocabulary, rules));
  // A word typed without accents may also be another form of a word that has accents.
  const isWord = [...found.values()].some(({ how }) => how === 'exact');
  const needsFolding = isPlain ? !isWord : found.size === 0;
  if (isPlain || needsFolding) add(await equalWithoutAccents(folded, vocabulary));
  if (needsFolding) add(await similar(folded, vocabulary, rules));
  const minLetters = isBeginning ? MIN_TYPED_PREFIX_LETTERS : MIN_PREFIX_LETTERS;
  if ((isBeginning || found.size === 0) && typed.length >= minLetters) {
    add(await beginnings(typed, vocabulary));
  }
  return [...found.values()];
}

/** The word itself, and other forms of every word that it may be a form of. */
async function forms(word: string, vocabulary: Vocabulary, rules: WordRules): Promise<TermMatch[]> {
  return (await findInflections(word, vocabulary, rules)).map((inflection) => {
    const { term, lemma, isAttested } = inflection;
    if (term.word === word) return { term, how: 'exact', weight: weights.exact };
    const weight = isAttested ? weights.attested : weights.rule;
    return {
      term,
      how: 'inflected',
      weight: weight - MAX_WEIGHT_LOSS * rarityOf(inflection),
      lemma: isAttested ? lemma : undefined,
      isGuess: !isAttested,
    };
  });
}

async function equalWithoutAccents(folded: string, vocabulary: Vocabulary): Promise<TermMatch[]> {
  const terms = await vocabulary.withKey(termKey(folded));
  return terms
    .filter((term) => term.folded === folded)
    .map((term) => ({ term, how: 'folded', weight: weights.folded }));
}

/** Forms of every word that a word typed without accents may be a form of. */
async function similar(
  folded: string,
  vocabulary: Vocabulary,
  rules: WordRules,
): Promise<TermMatch[]> {
  return (await findInflections(folded, vocabulary, rules, 'folded')).map((inflection) => ({
    term: inflection.term,
    how: 'folded',
    weight: weights.foldedForm - MAX_WEIGHT_LOSS * rarityOf(inflection),
    isGuess: !inflection.isAttested,
  }));
}

async function beginnings(typed: string, vocabulary: Vocabulary): Promise<TermMatch[]> {
  return (await vocabulary.beginningWith(typed))
    .sort((a, b) => a.word.length - b.word.length)
    .slice(0, MAX_PREFIX_MATCHES)
    .map((term) => {
      const missing = (term.word.length - typed.length) / term.word.length;
      return { term, how: 'prefix', weight: weights.prefix - missing * MAX_WEIGHT_LOSS };
    });
}
