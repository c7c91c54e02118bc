import type { PrismicDocument } from '@prismicio/client';
import { readFields } from './readFields';
import { toComparable } from './toComparable';

export type Untranslated = {
  /** `missing` from the translation, or the `same` in both. */
  kind: 'missing' | 'same';
  /** Ids of fields, and numbers from 1 of slices and of a group's items. */
  path: string[];
  /** The original's. */
  text: string;
};

type Content = Pick<PrismicDocument, 'data'>;

/** Fewer may be a name: `Félag íslenskra teiknara`. */
const leastWords = 3;

/**
 * The texts of a document that its translation does not have, or has as they are in the original, in
 * the original's order. A name, a place or a date is rightly the same in both: only what has three
 * words in small letters counts as left untranslated. A group may rightly be shorter in a translation,
 * and nothing says which of its items is left out then.
 *
 * @param original its `data` and the translation's are as the REST API has them
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
  const withoutAddresses = text.replaceAll(/\S*(?:@|\/|www\.)\S*/g, ' ');
  const words = withoutAddresses.match(/(?<![\p{L}\d])\p{Ll}[\p{L}’'-]+/gu) ?? [];
  return words.length >= leastWords;
}
