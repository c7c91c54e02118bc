import { toAscii } from '../../i18n/toAscii';

/**
 * How to compare two words: as written, without accents, or ignoring common spelling mistakes too.
 */
export type Spelling = 'full' | 'folded' | 'loose';

export const spell: Record<Spelling, (word: string) => string> = {
  full: (word) => word,
  folded: toAscii,
  // Common mistakes confuse `i` with `y`, `í` with `ý`, and single with double consonants.
  loose: (word) =>
    toAscii(word)
      .replace(/y/g, 'i')
      .replace(/(.)\1+/gu, '$1'),
};
