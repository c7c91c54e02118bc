import { compose } from '../../i18n/compose';
import { toAscii } from '../../i18n/toAscii';

export type Word = {
  /** The word in lower case, with composed letters, without apostrophes and the English `'s`. */
  word: string;
  start: number;
  end: number;
};

const MAX_WORD_LETTERS = 60;

/** Splits a text (NFC) into words: letters and digits of any script, no emoji or markup. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: written, index: start } of text.matchAll(wordPattern)) {
    words.push({ word: toWord(written), start, end: start + written.length });
  }
  return words;
}

export function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  return text.replace(wordPattern, (written) => replacements.get(toWord(written)) ?? written);
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/gu;

function toWord(written: string): string {
  const word = written.toLowerCase().slice(0, MAX_WORD_LETTERS);
  return /['’]/.test(word) ? word.replace(/['’]s$/, '').replace(/['’]/g, '') : word;
}

/** Blanks e-mail addresses, because most contain the name of the centre or an association. */
export function withoutEmailAddresses(text: string): string {
  return text.replace(emailAddress, ({ length }) => ' '.repeat(length));
}

const emailAddress = /[^\s@<>()„“"',;:]{1,64}@[^\s@<>()„“"',;:]{1,255}/gu;

/** Composes letters (NFC) and removes invisible characters such as soft hyphens. */
export function normaliseText(text: string): string {
  return compose(text).replace(/[\u00ad\u200b\u2060\ufeff]/g, '');
}

const MAX_CLUSTER_LETTERS = 4;

/**
 * Returns the part of a word that inflection and accents do not change: `b-k` for `bók`, `bækur`
 * and `bókum`. `j` and `v` count as vowels: `verða` and `urðu` share `-r`. Terms are sorted by key.
 */
export function termKey(word: string): string {
  return foldedKey(toAscii(word));
}

export function foldedKey(folded: string): string {
  const [, first = '', next = ''] = keyPattern.exec(folded) ?? [];
  return `${first.slice(0, MAX_CLUSTER_LETTERS)}-${next}`;
}

const keyPattern = /^([^aeiouyjv]*)[aeiouyjv]*(.?)/u;

/** Returns what the keys of all words with this beginning have in common: `stol` → `st-l`. */
export function termKeyPrefix(beginning: string): string {
  const key = termKey(beginning);
  const hasVowel = /[aeiouyjv]/.test(toAscii(beginning));
  return hasVowel ? key : key.slice(0, key.indexOf('-'));
}

export function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  list.push(value);
}

/** Cuts a text after this many UTF-16 code units, or one earlier to keep an emoji intact. */
export function cutText(text: string, maxLetters: number): string {
  return text.slice(0, maxLetters).replace(/[\ud800-\udbff]$/, '');
}
