import { toAscii } from '../../i18n/toAscii';
import { createLemmatizer, type LemmaCandidate } from './createLemmatizer';

let lemmatize: ((form: string) => LemmaCandidate[]) | undefined;

/**
 * As lemmaCandidates, for a word that may be typed without accents: `honnunar` → `honnun`. It is compared
 * with what `toAscii` makes of the candidates of a word that is spelled in full.
 *
 * @param form one word; accents and case are of no account
 * @returns dictionary forms without accents, the most probable first, each once
 */
export function foldedLemmaCandidates(form: string): LemmaCandidate[] {
  // Made when first asked for: most readers have the letters of their language.
  lemmatize ??= createLemmatizer(toAscii);
  return lemmatize(toAscii(form));
}
