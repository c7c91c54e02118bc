import type { Marked } from './SearchResult';
import { rangesOf } from './markText';
import type { Mark } from './markText';

/** UTF-16 code units of a passage, and how many of them at most come before the first marked word. */
type Size = { letters: number; before: number };

/** A paragraph. */
const SNIPPET: Size = { letters: 200, before: 60 };

/** One line, of which a phone shows the first half. */
export const LINE: Size = { letters: 100, before: 15 };

/**
 * Returns the passage of a text with the most words of the query, cut between words.
 *
 * @returns the beginning of the text if it has none of the words
 */
export function toSnippet(text: string, marks: readonly Mark[], size = SNIPPET): Marked {
  const { letters, before: most } = size;
  if (text.length <= letters) return { text, ranges: rangesOf(marks) };
  const first = bestStart(marks, size);
  const from = first <= most ? 0 : nextWord(text, first - most, first);
  const to = lastWord(text, from + letters, first);
  const before = from > 0 ? '… ' : '';
  const after = to < text.length ? ' …' : '';
  const shift = before.length - from;
  const inside = marks.filter(({ start, end }) => start >= from && end <= to);
  return {
    text: before + text.slice(from, to) + after,
    ranges: rangesOf(inside).map(([start, end]) => [start + shift, end + shift]),
  };
}

/**
 * Returns the offset after which the most different words of the query follow.
 *
 * @param marks in the order of the text
 */
function bestStart(marks: readonly Mark[], { letters, before }: Size): number {
  let best = { start: 0, words: 0 };
  // Backwards, so that for each word of the query the end of its next mark is known.
  const nextEnds = new Map<number, number>();
  for (const { start, end, queryTerm } of [...marks].reverse()) {
    nextEnds.set(queryTerm.word, end);
    const limit = start + letters - before;
    const words = [...nextEnds.values()].filter((next) => next <= limit).length;
    if (words > 0 && words >= best.words) best = { start, words };
  }
  return best.start;
}

function nextWord(text: string, from: number, most: number): number {
  const space = text.slice(from, most).search(/\s/);
  return space < 0 ? most : from + space + 1;
}

/**
 * Returns the end of a word, or of a character in a very long word: never half a surrogate pair.
 */
function lastWord(text: string, to: number, least: number): number {
  if (to >= text.length) return text.length;
  const space = text.slice(least, to + 1).search(/\s\S*$/);
  if (space > 0) return least + space;
  return (text.codePointAt(to - 1) ?? 0) > 0xffff ? to - 1 : to;
}
