import type { PrismicDocument } from '@prismicio/client';
import { readFields } from './readFields';
import { toComparable } from './markTexts';

export type Untranslated = {
  /** `missing`: the translation lacks the text, or there is none. `same`: it has the original text. */
  kind: 'missing' | 'same';
  /** Ids of fields, and the numbers (from 1) of slices and of items of a group; of a document its type. */
  path: string[];
  /** The text of the original, or its title. */
  text: string;
};

type Content = Pick<PrismicDocument, 'data'>;

/** A text with fewer words in lower case may be a name: `Félag íslenskra teiknara`. */
const MIN_SENTENCE_WORDS = 3;

/**
 * Returns the texts of a document that its translation lacks, or repeats in the original language,
 * in the order of the original.
 *
 * A name, a place or a date may be the same in both languages, so a repeated text counts only if it
 * has `MIN_SENTENCE_WORDS` words in lower case. A group may be shorter in the translation, and it
 * is not known which of its items were left out, so their texts do not count as missing.
 *
 * @param original its `data` and the translation's are as the REST API returns them
 */
export function toUntranslated(original: Content, translation: Content): Untranslated[] {
  const fields = readFields(translation.data);
  const translated = new Map(fields.map(({ key, texts }) => [key, texts]));
  const items = new Set(fields.map(({ item }) => item?.key));
  const groups = new Set(fields.map(({ item }) => item?.group));
  return readFields(original.data).flatMap(({ key, path, item, texts }): Untranslated[] => {
    const others = translated.get(key);
    if (!others) {
      const isOfShorterGroup = item && groups.has(item.group) && !items.has(item.key);
      return isOfShorterGroup ? [] : [{ kind: 'missing', path, text: texts.join(' ') }];
    }
    const known = new Set(others.map(toComparable));
    return texts
      .filter((text) => known.has(toComparable(text)) && isSentence(text))
      .map((text) => ({ kind: 'same', path, text }));
  });
}

function isSentence(text: string): boolean {
  const withoutAddresses = text.split(/\s+/).filter((part) => !/@|\/|www\./.test(part));
  const words = withoutAddresses.join(' ').match(/(?<![\p{L}\d])\p{Ll}[\p{L}’'-]+/gu) ?? [];
  return words.length >= MIN_SENTENCE_WORDS;
}
