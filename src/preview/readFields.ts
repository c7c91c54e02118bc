import { isShape, type Shape } from '../content/shape';

/** The texts of one field: one of a key text, one per block of rich text. */
export type Field = {
  /** The same for the same field in another language. */
  key: string;
  /** For people: ids of fields, and numbers from 1 of slices and of a group's items. */
  path: string[];
  /** In a group: what the keys of this item's fields begin with, and before it the group's. */
  item?: { key: string; group: string };
  texts: string[];
};

/** Selects: the REST API gives them as it gives key text, but nobody translates them. */
const selects = new Set(['uid', 'type', 'category', 'currency']);

/**
 * The texts that a reader reads, in the document's order, of a document's `data` as the REST API has
 * it. A field without a text is left out, and so is one that holds no words: a date, a number, an
 * address of the web or of e-mail, a colour.
 *
 * The second slice of a type keeps its key when slices of other types come between.
 */
export function readFields(data: Shape): Field[] {
  return readShape(data, { key: '', path: [] });
}

type Place = Pick<Field, 'key' | 'path'>;

function readShape(shape: Shape, place: Place): Field[] {
  return Object.entries(shape).flatMap(([id, value]) => {
    return selects.has(id) ? [] : readValue(value, step(place, id));
  });
}

function step({ key, path }: Place, id: string, name = id): Place {
  return { key: `${key}/${id}`, path: [...path, name] };
}

function readValue(value: unknown, place: Place): Field[] {
  if (typeof value === 'string') return toField([value], place);
  if (!Array.isArray(value)) return [];
  const items = value.filter(isShape);
  if (items.some(isSlice)) return readSlices(items, place);
  if (items.some(isBlock)) {
    return toField(
      items.map(({ text }) => (typeof text === 'string' ? text : '')),
      place,
    );
  }
  return readGroup(items, place);
}

function readSlices(slices: Shape[], place: Place): Field[] {
  const met = new Map<unknown, number>();
  return slices.flatMap((slice, index) => {
    const type = slice['slice_type'];
    const nth = (met.get(type) ?? 0) + 1;
    met.set(type, nth);
    const own = step(place, `${String(type)} ${nth}`, String(index + 1));
    const { primary, items } = slice;
    return [
      ...(isShape(primary) ? readShape(primary, own) : []),
      ...(Array.isArray(items) ? readGroup(items.filter(isShape), own) : []),
    ];
  });
}

function readGroup(items: Shape[], place: Place): Field[] {
  return items.flatMap((item, index) => {
    const own = step(place, String(index + 1));
    return readShape(item, own).map((field) => ({
      ...field,
      item: { key: own.key, group: place.key },
    }));
  });
}

function toField(texts: string[], place: Place): Field[] {
  const worded = texts.map((text) => text.trim()).filter(hasWords);
  return worded.length > 0 ? [{ ...place, texts: worded }] : [];
}

const wordless = [
  /^[^\p{L}]*$/u,
  /^\d{4}-\d\d-\d\d(T\S*)?$/,
  /^\S+@\S+$/,
  /^(https?:)?\/\S*$/,
  /^#[\da-f]{3,8}$/i,
];

function hasWords(text: string): boolean {
  return !wordless.some((pattern) => pattern.test(text));
}

function isSlice(item: Shape): boolean {
  return typeof item['slice_type'] === 'string';
}

/** A block of rich text; a group's item has fields of its own names. */
function isBlock(item: Shape): boolean {
  return typeof item['type'] === 'string' && ('text' in item || 'url' in item || 'oembed' in item);
}
