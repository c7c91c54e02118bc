import { createLemmatizer, type LemmaCandidate } from './createLemmatizer';

export type { LemmaCandidate };

const lemmatize = createLemmatizer((text) => text);

/**
 * The Icelandic dictionary forms that a word may belong to, without regard to whether they exist: the one
 * who asks knows which words there are. Two words are forms of one word when their candidates meet
 * (wordsMatch.ts).
 *
 * @param form one word, lower case, NFC
 * @returns the most probable first, the word itself among them, each once
 */
export function lemmaCandidates(form: string): LemmaCandidate[] {
  return lemmatize(form);
}
