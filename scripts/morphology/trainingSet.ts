import { goldSet } from '../../src/test/goldSet';
import { readDictionary } from './readDictionary';
import type { DictionaryParadigm } from './readDictionary';
import { weakVerbs } from './weakVerbs';

/**
 * Returns the words to learn rules from: the dictionary's inflected words and the weak verbs whose forms are
 * separate entries, without the lemmas of the gold set. Compounds that end in such a lemma (blaðamaður, maður)
 * are other words and stay.
 */
export function readTrainingSet(): DictionaryParadigm[] {
  const gold = new Set(goldSet.map(({ lemma }) => lemma));
  const { paradigms, words } = readDictionary();
  const known = new Set(paradigms.filter(({ kind }) => kind === 'verb').map(({ lemma }) => lemma));
  const verbs = weakVerbs(words).filter(({ lemma }) => !known.has(lemma));
  return [...paradigms, ...verbs].filter(({ lemma }) => !gold.has(lemma));
}

const MIN_HEAD_LETTERS = 4;

/** Removes all words that end like a lemma of the gold set, including its compounds. */
export function withoutGoldEndings(paradigms: readonly DictionaryParadigm[]): DictionaryParadigm[] {
  const heads = goldSet
    .map(({ lemma }) => lemma)
    .filter(({ length }) => length >= MIN_HEAD_LETTERS);
  return paradigms.filter(({ lemma }) => !heads.some((head) => lemma.endsWith(head)));
}

const SEED = 20_261_121;
const SHARE_HELD_OUT = 0.2;

/**
 * Splits the words at random, but always in the same way: four fifths to learn from, one fifth to test with. The
 * forms of a lemma stay together.
 */
export function holdOut(paradigms: readonly DictionaryParadigm[]): {
  learnt: DictionaryParadigm[];
  heldOut: DictionaryParadigm[];
} {
  let state = SEED;
  const isHeldOut = new Map(
    [...new Set(paradigms.map(({ lemma }) => lemma))].map((lemma) => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return [lemma, state / 2 ** 32 < SHARE_HELD_OUT];
    }),
  );
  return {
    learnt: paradigms.filter(({ lemma }) => !isHeldOut.get(lemma)),
    heldOut: paradigms.filter(({ lemma }) => isHeldOut.get(lemma)),
  };
}
