import { wordsOf } from '../shape/words';
import type { Found } from './matchWord';

/** A term of a query and which word of the query it stands for. */
export type Sought = { word: number; found: Found };

/** The terms to look for in texts: as words, and as the first or last part of longer words. */
export type Soughts = { words: ReadonlyMap<string, readonly Sought[]>; parts: readonly Sought[] };

/** A word of a text that the query asks for. */
export type Mark = { start: number; end: number; sought: Sought; isPart: boolean };

/**
 * Where in a text the words of a query stand, in any of the forms that were found.
 *
 * @param text composed (NFC)
 */
export function markText(text: string, { words, parts }: Soughts): Mark[] {
  return wordsOf(text).flatMap(({ word, start, end }): Mark[] => {
    const whole = words.get(word);
    if (whole) return whole.map((sought) => ({ start, end, sought, isPart: false }));
    const part = parts.find(({ found }) => isPart(found.term.word, word));
    return part ? [{ start, end, sought: part, isPart: true }] : [];
  });
}

const SHORTEST_PART = 3;

/** As far as can be told without the words of the whole site. */
function isPart(part: string, word: string): boolean {
  if (part.length < SHORTEST_PART || word.length < part.length + SHORTEST_PART) return false;
  return word.endsWith(part) || word.startsWith(part);
}

/** The places of marks, each once, in order. */
export function rangesOf(marks: readonly Mark[]): [number, number][] {
  const ends = new Map(marks.map(({ start, end }) => [start, end]));
  return [...ends].sort(([a], [b]) => a - b);
}
