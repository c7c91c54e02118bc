import { toAscii } from '../../i18n/toAscii';

const MOST_LETTERS = 4;

/**
 * What inflection and accents leave alone at the beginning of a word: the consonants before its first
 * vowel, and the one after it. `bók`, `bækur` and `bókum` share `b-k`; `fjörður` and `firði`
 * share `f-r`; `verða` and `urðu` share `-r`, because `j` and `v` come and go.
 *
 * The terms of an index stand in the order of their keys, so that forms of one word are neighbours.
 */
export function termKey(word: string): string {
  return foldedKey(toAscii(word));
}

/** The key of a word whose accents are folded already. */
export function foldedKey(folded: string): string {
  const [, first = '', next = ''] = pattern.exec(folded) ?? [];
  return `${first.slice(0, MOST_LETTERS)}-${next}`;
}

const pattern = /^([^aeiouyjv]*)[aeiouyjv]*(.?)/u;

/**
 * What the keys of all words with a beginning begin with: `st` for `st` (which may go on as `str`),
 * `st-` for `sto`, `st-l` for `stol`.
 */
export function termKeyPrefix(beginning: string): string {
  const key = termKey(beginning);
  const hasVowel = /[aeiouyjv]/.test(toAscii(beginning));
  return hasVowel ? key : key.slice(0, key.indexOf('-'));
}

/** The first half of a key: what a typing error after the first vowel leaves alone. */
export function clusterOf(key: string): string {
  return key.slice(0, key.indexOf('-') + 1);
}
