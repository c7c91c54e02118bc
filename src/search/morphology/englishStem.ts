import { stem } from 'porter2';

/**
 * The stem of an English word by the Porter2 algorithm: `buildings` → `build`. Possessive endings go too.
 *
 * @param word one word, in lower case; a word that holds other letters than a to z stays as it is, save the
 *   possessive
 */
export function englishStem(word: string): string {
  const bare = word.replace(/['’]s?$/u, '');
  return /^[a-z]+$/.test(bare) ? stem(bare) : bare;
}
