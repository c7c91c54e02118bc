import { compose } from '../../i18n/compose';

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
  for (const { 0: written, index: start } of text.matchAll(pattern)) {
    words.push({ word: toWord(written), start, end: start + written.length });
  }
  return words;
}

const pattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/gu;

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
