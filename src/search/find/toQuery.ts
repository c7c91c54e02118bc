import { toPlain, wordsOf } from '../shape/words';

/** UTF-16 units of a query that are read; the rest is left. */
const MOST_LETTERS = 200;
const MOST_WORDS = 12;

/**
 * The words of a query, each once. Stop words count only where there are no others.
 *
 * @param text whatever a reader typed or pasted
 */
export function toQuery(text: string, stopWords: ReadonlySet<string>): string[] {
  const words = wordsOf(toPlain(text.slice(0, MOST_LETTERS))).map(({ word }) => word);
  const all = [...new Set(words)].filter(Boolean).slice(0, MOST_WORDS);
  const telling = all.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : all;
}

/** Whether the last word may go on. */
export function isUnfinished(text: string): boolean {
  return text.length <= MOST_LETTERS && /[\p{L}\p{M}\p{N}]$/u.test(text);
}
