import { isJsonObject } from '../content/cmsValues';
import type { JsonObject } from '../content/cmsValues';

/** The texts of one field: a single text for key text, one text per block for rich text. */
export type Field = {
  /** The same field has the same key in every language. */
  key: string;
  /** For display: ids of fields, and the numbers (from 1) of slices and of items of a group. */
  path: string[];
  /** In a group: prefix of the keys of this item's fields, and prefix of the group. */
  item?: { key: string; group: string };
  texts: string[];
};

/** Select fields: the REST API returns them like key text, but nobody translates them. */
const selectFields = new Set(['uid', 'type', 'category', 'currency', 'tickets_kind']);

/**
 * Returns the readable texts of a document, in the document's order. Left out are empty fields, and
 * fields without words: a date, a number, a URL, an e-mail address, a colour.
 *
 * The key of a slice counts slices of its own type only, so slices of other types do not change it.
 *
 * @param data as the REST API returns it
 */
export function readFields(data: JsonObject): Field[] {
  return readShape(data, { key: '', path: [] });
}

/** Where a value is in the document. */
type Place = Pick<Field, 'key' | 'path'>;

function readShape(shape: JsonObject, place: Place): Field[] {
  return Object.entries(shape).flatMap(([id, value]) => {
    return selectFields.has(id) ? [] : readValue(value, stepInto(place, id));
  });
}

function stepInto({ key, path }: Place, id: string, name = id): Place {
  return { key: `${key}/${id}`, path: [...path, name] };
}

function readValue(value: unknown, place: Place): Field[] {
  if (typeof value === 'string') return toField([value], place);
  if (!Array.isArray(value)) return [];
  const items = value.filter(isJsonObject);
  if (items.some(isSlice)) return readSlices(items, place);
  if (items.some(isBlock)) {
    return toField(
      items.map(({ text }) => (typeof text === 'string' ? text : '')),
      place,
    );
  }
  return readGroup(items, place);
}

function readSlices(slices: JsonObject[], place: Place): Field[] {
  const counts = new Map<unknown, number>();
  return slices.flatMap((slice, index) => {
    const type = slice['slice_type'];
    const nth = (counts.get(type) ?? 0) + 1;
    counts.set(type, nth);
    const own = stepInto(place, `${String(type)} ${nth}`, String(index + 1));
    const { primary, items } = slice;
    return [
      ...(isJsonObject(primary) ? readShape(primary, own) : []),
      ...(Array.isArray(items) ? readGroup(items.filter(isJsonObject), own) : []),
    ];
  });
}

function readGroup(items: JsonObject[], place: Place): Field[] {
  return items.flatMap((item, index) => {
    const own = stepInto(place, String(index + 1));
    return readShape(item, own).map((field) => ({
      ...field,
      item: { key: own.key, group: place.key },
    }));
  });
}

function toField(texts: string[], place: Place): Field[] {
  const readable = texts.map((text) => text.trim()).filter(hasWords);
  return readable.length > 0 ? [{ ...place, texts: readable }] : [];
}

const patternsWithoutWords = [
  /^[^\p{L}]*$/u,
  /^\d{4}-\d\d-\d\d(T\S*)?$/,
  /^[^\s@]+@\S+$/,
  /^(https?:)?\/\S*$/,
  /^#[\da-f]{3,8}$/i,
];

function hasWords(text: string): boolean {
  return !patternsWithoutWords.some((pattern) => pattern.test(text));
}

function isSlice(item: JsonObject): boolean {
  return typeof item['slice_type'] === 'string';
}

/** Tells a block of rich text from an item of a group. */
function isBlock(item: JsonObject): boolean {
  return typeof item['type'] === 'string' && ('text' in item || 'url' in item || 'oembed' in item);
}
