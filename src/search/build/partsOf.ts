import type { Language } from '../../i18n/languages';
import { lemmaCandidates } from '../morphology/lemmaCandidates';
import { splitCompound } from '../morphology/splitCompound';

type ToParts = (word: string, isWord: (word: string) => boolean) => string[];

const rules: Record<Language, ToParts> = {
  is: partsOfIcelandic,
  // Its compounds are written apart.
  'en-us': () => [],
};

/** Rarer rules than this make of a word what it is no form of. */
const RARE = 13;

/**
 * The words that a compound is made of: `landslagsarkitektum` → `landslag`, `arkitekt`.
 *
 * @param isWord whether the site has a word and it says something
 * @returns nothing of words that are no compounds
 */
export function partsOf(
  word: string,
  language: Language,
  isWord: (word: string) => boolean,
): string[] {
  return rules[language](word, isWord);
}

/** An inflected word is first brought to a dictionary form, because its endings look like words. */
function partsOfIcelandic(word: string, isWord: (word: string) => boolean): string[] {
  const lemma = lemmaCandidates(word).find(
    (each) => each.lemma !== word && each.rank < RARE && isWord(each.lemma),
  );
  return splitCompound(lemma?.lemma ?? word, isWord);
}
