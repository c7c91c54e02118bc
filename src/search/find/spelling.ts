import { toAscii } from '../../i18n/toAscii';

/** How strictly two words are compared: as they are, without accents, and so that usual mistakes do not count. */
export type Spelling = 'full' | 'folded' | 'loose';

export const spell: Record<Spelling, (word: string) => string> = {
  full: (word) => word,
  folded: toAscii,
  // `i` for `y`, `í` for `ý`, one consonant for two, and the other way round.
  loose: (word) =>
    toAscii(word)
      .replace(/y/g, 'i')
      .replace(/(.)\1+/gu, '$1'),
};
