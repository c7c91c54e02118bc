import { compose } from '../../i18n/compose';
import { toAscii } from '../../i18n/toAscii';

/** A word in a text. */
export type Word = {
  /** Lower case, composed letters, without apostrophes and without the English `'s`. */
  word: string;
  /** UTF-16 offsets into the text. */
  start: number;
  end: number;
};

/** The rest of a longer word is ignored. */
const MAX_WORD_LETTERS = 60;

/**
 * Splits a text into words: letters and digits of any script. Everything else, including emoji and
 * markup, separates words.
 *
 * @param text composed (NFC), so that the offsets apply to it
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: written, index: start } of text.matchAll(wordPattern)) {
    words.push({ word: toWord(written), start, end: start + written.length });
  }
  return words;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/gu;

function toWord(written: string): string {
  const word = written.toLowerCase().slice(0, MAX_WORD_LETTERS);
  return /['’]/.test(word) ? word.replace(/['’]s$/, '').replace(/['’]/g, '') : word;
}

/**
 * Replaces e-mail addresses by blanks of the same length. They are neither indexed nor marked: most of
 * them contain the name of the centre or of an association.
 */
export function withoutEmailAddresses(text: string): string {
  return text.replace(emailAddress, ({ length }) => ' '.repeat(length));
}

const emailAddress = /[^\s@<>()„“"',;:]{1,64}@[^\s@<>()„“"',;:]{1,255}/gu;

/** Composes the letters of a text (NFC) and removes invisible characters such as soft hyphens. */
export function normaliseText(text: string): string {
  return compose(text).replace(/[\u00ad\u200b\u2060\ufeff]/g, '');
}

const MAX_CLUSTER_LETTERS = 4;

/**
 * Returns the part of a word that inflection and accents do not change: the consonants before its
 * first vowel, and the one after it. `bók`, `bækur` and `bókum` share `b-k`; `fjörður` and `firði`
 * share `f-r`; `verða` and `urðu` share `-r`, because inflection adds and removes `j` and `v`.
 *
 * The terms of an index are sorted by their keys, so that forms of one word are next to each other.
 */
export function termKey(word: string): string {
  return foldedKey(toAscii(word));
}

/** Returns the key of a word without accents. */
export function foldedKey(folded: string): string {
  const [, first = '', next = ''] = keyPattern.exec(folded) ?? [];
  return `${first.slice(0, MAX_CLUSTER_LETTERS)}-${next}`;
}

const keyPattern = /^([^aeiouyjv]*)[aeiouyjv]*(.?)/u;

/**
 * Returns the prefix that the keys of all words with a given beginning share: `st` for `st` (which
 * may continue as `str`), `st-` for `sto`, `st-l` for `stol`.
 */
export function termKeyPrefix(beginning: string): string {
  const key = termKey(beginning);
  const hasVowel = /[aeiouyjv]/.test(toAscii(beginning));
  return hasVowel ? key : key.slice(0, key.indexOf('-'));
}

/**
 * Cuts a text after a number of UTF-16 code units, or one earlier where an emoji would be cut in half.
 */
export function cutText(text: string, maxLetters: number): string {
  return text.slice(0, maxLetters).replace(/[\ud800-\udbff]$/, '');
}
