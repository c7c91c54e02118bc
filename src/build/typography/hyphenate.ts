import { hyphenateSync as hyphenateEnglish } from 'hyphen/en-us';
import { hyphenateSync as hyphenateIcelandic } from 'hyphen/is';
import { isLanguage } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';

const hyphenators: Record<Language, typeof hyphenateIcelandic> = {
  is: hyphenateIcelandic,
  'en-us': hyphenateEnglish,
};

const softHyphen = '\u00AD';

// With text at 200 %, a line on a phone holds 12 letters of a title, or 14 of a heading in a text.
// Words of more than 100 letters are pasted data, which `overflow-wrap` breaks. The patterns would
// take quadratic time: half a minute for 100,000 letters.
const MIN_TITLE_WORD_LETTERS = 12;
const MIN_TEXT_WORD_LETTERS = 14;
const MAX_WORD_LETTERS = 100;

// A shorter part would leave an ending on a line of its own: `bókhlað-an`.
const MIN_PART_LETTERS = 4;

/** Matches words outside of addresses. Readers would take a hyphen for a part of the address. */
const word = /(?<![\p{L}\p{N}@/._])\p{L}+(?![\p{L}\p{N}@/_]|\.[\p{L}\p{N}])/gu;

/**
 * Returns offsets for soft hyphens in UTF-16 code units, ascending, by TeX's patterns for the
 * language. Chromium has no Icelandic hyphenation and would break a compound anywhere. `letters` is
 * the minimum length of a word.
 */
export function findHyphens(text: string, lang: Language, letters: number): number[] {
  return [...text.matchAll(word)].flatMap(({ 0: whole, index }) => {
    const { length } = whole;
    if (length < letters || length > MAX_WORD_LETTERS) return [];
    const parts = hyphenators[lang](whole, { hyphenChar: softHyphen }).split(softHyphen);
    let end = 0;
    return parts.flatMap((part) => {
      end += part.length;
      const isEnough = end >= MIN_PART_LETTERS && length - end >= MIN_PART_LETTERS;
      return isEnough ? [index + end] : [];
    });
  });
}

export function hyphenate(text: string, lang: Language): string {
  const offsets = findHyphens(text, lang, MIN_TITLE_WORD_LETTERS);
  return [0, ...offsets]
    .map((offset, index) => text.slice(offset, offsets[index]))
    .join(softHyphen);
}

/** A block without long words gets neither `hyphenated` nor `hyphens`. */
type Block = {
  type?: unknown;
  text?: unknown;
  /** A title's text with soft hyphens. */
  hyphenated?: string;
  /** Offsets of soft hyphens in a text other than a title. `text` and its spans contain none. */
  hyphens?: number[];
} | null;

/** Adds `hyphenated` to the blocks of a title, and `hyphens` to those of another rich text. */
export function hyphenateBlocks(value: unknown, isTitle: boolean, lang: unknown): unknown {
  if (!Array.isArray(value) || !isLanguage(lang)) return value;
  return value.map((block: Block) => {
    if (typeof block?.text !== 'string' || block.type === 'preformatted') return block;
    if (isTitle) {
      const hyphenated = hyphenate(block.text, lang);
      return hyphenated === block.text ? block : { ...block, hyphenated };
    }
    const hyphens = findHyphens(block.text, lang, MIN_TEXT_WORD_LETTERS);
    return hyphens.length === 0 ? block : { ...block, hyphens };
  });
}
