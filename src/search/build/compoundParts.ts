import type { Language } from '../../i18n/languages';
import { lemmaCandidates } from '../morphology/lemmaCandidates';
import { splitCompound } from '../morphology/splitCompound';

type Split = (word: string, isWord: (word: string) => boolean) => string[];

const rules: Record<Language, Split> = {
  is: partsOfIcelandic,
  // English writes most compounds as separate words.
  'en-us': () => [],
};

/** Rules of this rank or a higher one lead to dictionary forms of other words. */
const RARE_RANK = 13;

/**
 * Splits a compound into its words: `landslagsarkitektum` → `landslag`, `arkitekt`.
 *
 * @param isWord whether a word occurs on the site and is not a stop word
 * @returns an empty list for a word that is not a compound
 */
export function compoundParts(
  word: string,
  language: Language,
  isWord: (word: string) => boolean,
): string[] {
  return rules[language](word, isWord);
}

/** Finds the dictionary form first, because the endings of an inflected word look like words. */
function partsOfIcelandic(word: string, isWord: (word: string) => boolean): string[] {
  const lemma = lemmaCandidates(word).find(
    (each) => each.lemma !== word && each.rank < RARE_RANK && isWord(each.lemma),
  );
  return splitCompound(lemma?.lemma ?? word, isWord);
}
