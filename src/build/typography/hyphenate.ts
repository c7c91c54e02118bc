import { hyphenateSync as hyphenateEnglish } from 'hyphen/en-us';
import { hyphenateSync as hyphenateIcelandic } from 'hyphen/is';
import type { Language } from '../../i18n/languages';

const hyphenators: Record<Language, typeof hyphenateIcelandic> = {
  is: hyphenateIcelandic,
  'en-us': hyphenateEnglish,
};

const softHyphen = '\u00AD';

// Shorter words fit on a phone's line in the size of a title, and whole words are easier to read.
const longWord = /\p{L}{20,}/gu;

// No language has a longer word, and the patterns take a time that grows with the square of its
// length: a word of 100,000 letters, such as pasted data, takes half a minute. The page breaks it
// where a line ends (`overflow-wrap`).
const MAX_WORD_LETTERS = 100;

// No ending is left alone on a line: `bókhlað-an`.
const MIN_PART_LETTERS = 4;

/**
 * Inserts soft hyphens into the long words of a title, by TeX's patterns for the language. Chromium
 * has no Icelandic hyphenation and would break a compound anywhere.
 *
 * @returns the text itself if it has no long word; a word of more than 100 letters stays as it is
 */
export function hyphenate(text: string, lang: Language): string {
  return text.replace(longWord, (word) => {
    if (word.length > MAX_WORD_LETTERS) return word;
    const parts = hyphenators[lang](word, { hyphenChar: softHyphen }).split(softHyphen);
    let hyphenated = '';
    let length = 0;
    for (const part of parts) {
      const isEnough = length >= MIN_PART_LETTERS && word.length - length >= MIN_PART_LETTERS;
      hyphenated += (isEnough ? softHyphen : '') + part;
      length += part.length;
    }
    return hyphenated;
  });
}
