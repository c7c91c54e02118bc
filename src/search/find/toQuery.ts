import { normaliseText, splitWords } from '../shape/splitWords';

/** UTF-16 code units; the rest of a query is ignored. */
const MAX_QUERY_LETTERS = 200;
const MAX_QUERY_WORDS = 12;

/**
 * Splits a query into words, each once. It ignores stop words unless there are no other words.
 *
 * @param text any text that a reader typed or pasted
 */
export function toQuery(text: string, stopWords: ReadonlySet<string>): string[] {
  const words = splitWords(normaliseText(text.slice(0, MAX_QUERY_LETTERS))).map(({ word }) => word);
  const all = [...new Set(words)].filter(Boolean).slice(0, MAX_QUERY_WORDS);
  const contentWords = all.filter((word) => !stopWords.has(word));
  return contentWords.length > 0 ? contentWords : all;
}

/**
 * Replaces words of a query, and leaves everything else as it was typed.
 *
 * @param replacements by the words that `toQuery` returns
 */
export function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  const query = normaliseText(text.slice(0, MAX_QUERY_LETTERS));
  return splitWords(query)
    .reverse()
    .reduce((replaced, { word, start, end }) => {
      const other = replacements.get(word);
      return other === undefined
        ? replaced
        : replaced.slice(0, start) + other + replaced.slice(end);
    }, query)
    .trim();
}

/** Whether the reader may still be typing the last word. */
export function isUnfinished(text: string): boolean {
  return text.length <= MAX_QUERY_LETTERS && /[\p{L}\p{M}\p{N}]$/u.test(text);
}
