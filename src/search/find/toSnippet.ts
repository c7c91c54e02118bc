import type { Marked } from './answer';
import { rangesOf, type Mark } from './markText';

/** UTF-16 units of a snippet, and how many of them stand before the first word that was found. */
const LENGTH = 200;
const BEFORE = 60;

/**
 * The passage of a text that has most of a query's words, cut between words.
 *
 * @returns the beginning of the text when it has none
 */
export function toSnippet(text: string, marks: readonly Mark[]): Marked {
  if (text.length <= LENGTH) return { text, ranges: rangesOf(marks) };
  const first = bestStart(marks);
  const from = first <= BEFORE ? 0 : nextWord(text, first - BEFORE, first);
  const to = lastWord(text, from + LENGTH, first);
  const before = from > 0 ? '… ' : '';
  const after = to < text.length ? ' …' : '';
  const shift = before.length - from;
  const inside = marks.filter(({ start, end }) => start >= from && end <= to);
  return {
    text: before + text.slice(from, to) + after,
    ranges: rangesOf(inside).map(([start, end]) => [start + shift, end + shift]),
  };
}

/** Where to begin so that most different words of the query follow. */
function bestStart(marks: readonly Mark[]): number {
  let best = { start: 0, words: 0 };
  for (const { start } of marks) {
    const near = marks.filter((mark) => mark.start >= start && mark.end <= start + LENGTH - BEFORE);
    const words = new Set(near.map(({ sought }) => sought.word)).size;
    if (words > best.words) best = { start, words };
  }
  return best.start;
}

function nextWord(text: string, from: number, most: number): number {
  const space = text.slice(from, most).search(/\s/);
  return space < 0 ? most : from + space + 1;
}

/** The end of a word, and never the middle of a letter of two units. */
function lastWord(text: string, to: number, least: number): number {
  if (to >= text.length) return text.length;
  const space = text.slice(least, to + 1).search(/\s\S*$/);
  if (space > 0) return least + space;
  return (text.codePointAt(to - 1) ?? 0) > 0xffff ? to - 1 : to;
}
