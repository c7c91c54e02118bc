import { stem } from 'porter2';

/**
 * Returns the stem of an English word by the Porter2 algorithm: `buildings` → `build`. It also removes
 * possessive endings.
 *
 * @param word one word, in lower case; of a word with letters other than a to z only the possessive ending
 *   is removed
 */
export function englishStem(word: string): string {
  const bare = word.replace(/['’]s?$/u, '');
  return /^[a-z]+$/.test(bare) ? stem(bare) : bare;
}
