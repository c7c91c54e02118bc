import { toAscii } from '../../i18n/toAscii';

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
  const [, first = '', next = ''] = pattern.exec(folded) ?? [];
  return `${first.slice(0, MAX_CLUSTER_LETTERS)}-${next}`;
}

const pattern = /^([^aeiouyjv]*)[aeiouyjv]*(.?)/u;

/**
 * Returns the prefix that the keys of all words with a given beginning share: `st` for `st` (which
 * may continue as `str`), `st-` for `sto`, `st-l` for `stol`.
 */
export function termKeyPrefix(beginning: string): string {
  const key = termKey(beginning);
  const hasVowel = /[aeiouyjv]/.test(toAscii(beginning));
  return hasVowel ? key : key.slice(0, key.indexOf('-'));
}

/** Returns the first half of a key, which a typing error after the first vowel does not change. */
export function clusterOf(key: string): string {
  return key.slice(0, key.indexOf('-') + 1);
}
