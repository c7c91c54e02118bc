import { hyphenateSync as hyphenateEnglish } from 'hyphen/en-us';
import { hyphenateSync as hyphenateIcelandic } from 'hyphen/is';
import type { Language } from '../../i18n/languages';

const hyphenators: Record<Language, typeof hyphenateIcelandic> = {
  is: hyphenateIcelandic,
  'en-us': hyphenateEnglish,
};

const softHyphen = '\u00AD';

// Shorter ones fit on a phone's line in the size of a title, and whole words are read faster.
const longWord = /\p{L}{20,}/gu;

// An ending alone on its line says nothing: `bókhlað-an`.
const leastPart = 4;

/**
 * Puts soft hyphens into the long words of a title: browsers have no Icelandic hyphenation
 * (Chromium), and would break a compound anywhere. By TeX's patterns for the language.
 *
 * @returns the text itself where no word is long
 */
export function hyphenate(text: string, lang: Language): string {
  return text.replace(longWord, (word) => {
    const parts = hyphenators[lang](word, { hyphenChar: softHyphen }).split(softHyphen);
    let set = '';
    let length = 0;
    for (const part of parts) {
      const isEnough = length >= leastPart && word.length - length >= leastPart;
      set += (isEnough ? softHyphen : '') + part;
      length += part.length;
    }
    return set;
  });
}
