import type { Language } from '../i18n/languages';
import type { SearchAnswer, SearchOptions } from './find/answer';
import type { Outcome } from './Outcome';

/** A search in one language. It may reject: then the reader is told that it does not work. */
export type SearchIn = (
  language: Language,
  text: string,
  options: SearchOptions,
) => Promise<SearchAnswer>;

/**
 * Answers one text.
 *
 * @param askIn what a search says of it; never rejects
 * @param searchIndex the search that answers where there is no other
 * @param show as often as there is a better answer
 * @returns what ends it
 */
export type Answer = (
  askIn: (search: SearchIn) => Promise<Outcome>,
  searchIndex: SearchIn,
  show: (outcome: Outcome) => void,
) => () => void;

let other: Answer | undefined;

/**
 * Has searches answered from something else besides the index.
 *
 * @param answer nothing for the index alone again
 */
export function searchAlso(answer?: Answer): void {
  other = answer;
}

export function otherAnswer(): Answer | undefined {
  return other;
}
