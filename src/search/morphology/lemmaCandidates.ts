import { createLemmatizer } from './createLemmatizer';
import type { LemmaCandidate } from './createLemmatizer';

export type { LemmaCandidate };

const lemmatize = createLemmatizer((text) => text);

/**
 * Returns the possible Icelandic dictionary forms of a word. It does not check whether they exist: the
 * caller knows its vocabulary. Two words may be forms of the same word if they share a candidate
 * (wordsMatch.ts).
 *
 * @param form one word, lower case, NFC
 * @returns the word itself and its other candidates, each once, the likeliest first
 */
export function lemmaCandidates(form: string): LemmaCandidate[] {
  return lemmatize(form);
}
