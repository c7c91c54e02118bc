import type { Language } from '../../i18n/languages';
import { lemmaCandidates } from '../morphology/lemmaCandidates';
import { splitCompound } from '../morphology/splitCompound';

/** Rarer rules than this make of a word what it is no form of. */
const RARE = 13;

/**
 * The words that a compound is made of: `landslagsarkitektum` → `landslag`, `arkitekt`. An inflected
 * word is first brought to a dictionary form, because its endings look like words.
 *
 * @param isWord whether the site has a word and it says something
 * @returns nothing of words that are no compounds, and of English ones, which are written apart
 */
export function partsOf(
  word: string,
  language: Language,
  isWord: (word: string) => boolean,
): string[] {
  if (language !== 'is') return [];
  const lemma = lemmaCandidates(word).find(
    (each) => each.lemma !== word && each.rank < RARE && isWord(each.lemma),
  );
  return splitCompound(lemma?.lemma ?? word, isWord);
}
