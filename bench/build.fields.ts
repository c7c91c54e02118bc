import { createHash } from 'node:crypto';

type FieldDefinition = {
  type: string;
  config?: {
    single?: string;
    multi?: string;
    labels?: string[];
    select?: string;
    customtypes?: string[];
    options?: string[];
    fields?: FieldDefinitions;
    choices?: Record<string, SliceDefinition>;
  };
};
type SliceDefinition = {
  type: string;
  'non-repeat'?: FieldDefinitions;
  repeat?: FieldDefinitions;
};

export type FieldDefinitions = Record<string, FieldDefinition>;

/** Returns a whole number from 0 to `limit - 1`. */
type Random = (limit: number) => number;

type Material = {
  random: Random;
  words: readonly string[];
  /** Ids of documents in the same language, by type. */
  documents: ReadonlyMap<string, readonly string[]>;
  images: readonly string[];
  files: readonly string[];
  /** Values in samples of the same type and language, by field. */
  inUse: ReadonlyMap<string, readonly string[]>;
  day: number;
};

export const DAY_MS = 86_400_000;
const MIN_TEXT_BLOCKS = 8;
const EXTRA_TEXT_BLOCKS = 7;

// One in this many fields is empty. Titles (`single`) and slices are never empty. Links are never
// empty either, because the address of a page may contain that of a linked document.
const FIELDS_PER_EMPTY = 10;

const blockWeights: [kind: string, weight: number][] = [
  ['paragraph', 14],
  ['heading2', 3],
  ['heading3', 1],
  ['list-item', 3],
  ['o-list-item', 1],
  ['image', 2],
  ['embed', 0.4],
  ['preformatted', 0.2],
];

export function fieldValues(fields: FieldDefinitions, material: Material): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([id, definition], index) => {
    const value = fieldValue(id, definition, material, index);
    return value === undefined ? [] : [[id, value] as const];
  });
  return Object.fromEntries(entries);
}

function fieldValue(
  id: string,
  { type, config = {} }: FieldDefinition,
  material: Material,
  index: number,
): unknown {
  const { random, inUse, day } = material;
  const isRequired = config.single !== undefined || type === 'Link' || type === 'Slices';
  if (!isRequired && random(FIELDS_PER_EMPTY) === 0) return undefined;
  switch (type) {
    case 'StructuredText':
      return config.single === undefined
        ? richText(config.multi ?? '', config.labels ?? [], material)
        : [{ type: config.single.split(',')[0], text: phrase(material, 3, 6), spans: [] }];
    case 'Text':
      return /mail/.test(id) ? 'info@example.is' : phrase(material, 1, 3);
    case 'Select':
      return pick(inUse.get(id) ?? config.options ?? [], random);
    case 'Image':
      return image(material);
    case 'Date':
      return new Date(day).toISOString().slice(0, 10);
    case 'Timestamp':
      return new Date(day + index * DAY_MS).toISOString();
    case 'Number':
      return 1990 + random(40);
    case 'Boolean':
      return random(2) === 0;
    case 'Color':
      return '#410099';
    case 'GeoPoint':
      return { latitude: 64.15, longitude: -21.94 };
    case 'Embed':
      return embed;
    case 'Link':
      return link(config.select, config.customtypes ?? [], material);
    case 'Group':
      return [1, 2, 3].map(() => fieldValues(config.fields ?? {}, material));
    case 'Slices':
      return slices(config.choices ?? {}, material);
    default:
      return undefined;
  }
}

const embed = {
  type: 'video',
  provider_name: 'YouTube',
  embed_url: 'https://www.youtube.com/watch?v=00000000000',
  title: 'Basalt',
  width: 480,
  height: 270,
  html: '<iframe src="https://www.youtube.com/embed/00000000000"></iframe>',
};

function image(material: Material) {
  const file = pick(material.images, material.random);
  return file && { file, alt: phrase(material, 4, 8), copyright: null };
}

function link(select: string | undefined, types: readonly string[], material: Material) {
  const { random, documents, files } = material;
  if (select === 'media') return { link_type: 'Media', file: pick(files, random) };
  const isWeb = select === 'web' || (select !== 'document' && random(2) === 0);
  if (isWeb) return { link_type: 'Web', url: `https://example.is/${random(1000)}` };
  const type = pick(types.length > 0 ? types : [...documents.keys()], random) ?? '';
  const id = pick(documents.get(type) ?? [], random);
  return id && { link_type: 'Document', id };
}

function slices(choices: Record<string, SliceDefinition>, material: Material) {
  return Object.entries(choices)
    .filter(([, { type }]) => type === 'Slice')
    .map(([id, slice]) => ({
      slice_type: id,
      slice_label: null,
      primary: fieldValues(slice['non-repeat'] ?? {}, material),
      items: [1, 2].map(() => fieldValues(slice.repeat ?? {}, material)),
    }));
}

function richText(multi: string, labels: readonly string[], material: Material) {
  const { random } = material;
  const allowed = multi.split(',');
  const kinds = blockWeights
    .filter(([kind]) => allowed.includes(kind))
    .flatMap(([kind, weight]) => Array.from({ length: weight * 5 }, () => kind));
  const isLong = kinds.some((kind) => kind.startsWith('heading'));
  const length = isLong ? MIN_TEXT_BLOCKS + random(EXTRA_TEXT_BLOCKS) : 1;
  return Array.from({ length }, (_, index) => {
    const type = (index === 0 ? allowed[0] : pick(kinds, random)) ?? 'paragraph';
    if (type === 'image') return { type, ...image(material) };
    if (type === 'embed') return { type, oembed: embed };
    if (type.startsWith('heading')) return { type, text: phrase(material, 2, 5), spans: [] };
    const text = type === 'paragraph' ? paragraph(material) : phrase(material, 5, 12);
    return { type, text, spans: spans(text, allowed, labels, material) };
  });
}

function paragraph(material: Material): string {
  const length = 2 + material.random(3);
  return Array.from({ length }, () => `${phrase(material, 8, 16)}.`).join(' ');
}

function spans(
  text: string,
  allowed: readonly string[],
  labels: readonly string[],
  material: Material,
) {
  const { random } = material;
  const kinds = ['strong', 'em', 'hyperlink'].filter((kind) => allowed.includes(kind));
  if (labels.length > 0) kinds.push('label');
  return kinds.flatMap((type) => {
    const start = text.indexOf(' ', random(text.length)) + 1;
    const end = text.indexOf(' ', start + 4);
    if (random(3) > 0 || start === 0 || end < 0) return [];
    if (type === 'label') return [{ start, end, type, data: { label: labels[0] } }];
    if (type !== 'hyperlink') return [{ start, end, type }];
    const data = link(undefined, [], material);
    return data ? [{ start, end, type, data }] : [];
  });
}

function phrase({ random, words }: Material, least: number, most: number): string {
  const length = least + random(most - least + 1);
  const text = Array.from({ length }, () => pick(words, random)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The generator gives the same numbers for a key in every run. */
export function randomFrom(key: string): Random {
  let state = createHash('sha256').update(key).digest().readUInt32LE();
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

export function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[random(list.length)];
}
