import { splitWords, withoutEmailAddresses } from '../shape/splitWords';
import type { TermMatch } from './matchWord';

/** A term that matches a word of the query, and the position of that word in the query. */
export type QueryTerm = { word: number; found: TermMatch };

/**
 * The terms to mark in texts: whole words by their text, and first or last parts of longer words.
 */
export type QueryTerms = {
  words: ReadonlyMap<string, readonly QueryTerm[]>;
  parts: readonly QueryTerm[];
};

/** A word in a text that matches the query. */
export type Mark = { start: number; end: number; queryTerm: QueryTerm; isPart: boolean };

/**
 * Finds the words of a query in a text, in any form that matches.
 *
 * @param text composed (NFC)
 */
export function markText(text: string, { words, parts }: QueryTerms): Mark[] {
  return splitWords(withoutEmailAddresses(text)).flatMap(({ word, start, end }): Mark[] => {
    const whole = words.get(word);
    if (whole) return whole.map((queryTerm) => ({ start, end, queryTerm, isPart: false }));
    const part = parts.find(({ found }) => isPart(found.term.word, word));
    return part ? [{ start, end, queryTerm: part, isPart: true }] : [];
  });
}

const MIN_PART_LETTERS = 3;

/** A guess by the letters alone: splitting a compound would need the words of the whole site. */
function isPart(part: string, word: string): boolean {
  if (part.length < MIN_PART_LETTERS || word.length < part.length + MIN_PART_LETTERS) return false;
  return word.endsWith(part) || word.startsWith(part);
}

/** Returns the ranges of marks, each once, sorted. */
export function rangesOf(marks: readonly Mark[]): [number, number][] {
  const ends = new Map(marks.map(({ start, end }) => [start, end]));
  return [...ends].sort(([a], [b]) => a - b);
}
