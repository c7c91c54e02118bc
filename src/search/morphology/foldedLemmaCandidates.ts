import { toAscii } from '../../i18n/toAscii';
import { createLemmatizer } from './createLemmatizer';
import type { LemmaCandidate } from './createLemmatizer';

let lemmatize: ((form: string) => LemmaCandidate[]) | undefined;

/**
 * Like lemmaCandidates, for a word that may be typed without accents: `honnunar` → `honnun`. Compare the
 * result with the candidates of a fully spelled word after `toAscii`.
 *
 * @param form one word; accents and case are ignored
 * @returns dictionary forms without accents, each once, the likeliest first
 */
export function foldedLemmaCandidates(form: string): LemmaCandidate[] {
  // Created on the first call: most readers type with accents and never need it.
  lemmatize ??= createLemmatizer(toAscii);
  return lemmatize(toAscii(form));
}
