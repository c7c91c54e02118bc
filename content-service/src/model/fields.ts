import { isJsonObject } from './json';
import type { Json, JsonObject } from './json';

/** Kinds of field whose whole definition is their kind. */
const PLAIN_KINDS = [
  'StructuredText',
  'Date',
  'Timestamp',
  'Color',
  'Number',
  'Range',
  'Text',
  'Embed',
  'GeoPoint',
  'IntegrationFields',
] as const;

export type PlainKind = (typeof PLAIN_KINDS)[number];
export type Size = { width?: number; height?: number };

/** A field of a custom type, a group or a slice, in the terms of Prismic's custom-type JSON. */
export type Field = { id: string } & (
  | { kind: PlainKind }
  | { kind: 'Boolean'; defaultValue: boolean }
  | { kind: 'Select'; options: string[]; defaultValue: string | null }
  | { kind: 'Image'; constraint: Size; thumbnails: (Size & { name: string })[] }
  | { kind: 'Link'; select: 'document' | 'media' | 'web' | null; customTypes: string[] }
  | { kind: 'Group'; fields: Field[] }
  | { kind: 'Slices'; choices: SliceChoice[] }
);

export type SlicesField = Extract<Field, { kind: 'Slices' }>;

/** A slice that a zone allows. A shared slice is described by its variations. */
export type SliceChoice =
  | { kind: 'Slice'; id: string; primary: Field[]; items: Field[] }
  | { kind: 'SharedSlice'; id: string; variations: Variation[] };

export type Variation = { id: string; version: string; primary: Field[]; items: Field[] };

/** Shared slices by id, and where to report one that a zone names but that has no model. */
export type SharedSlices = {
  variations: ReadonlyMap<string, Variation[]>;
  missing: (sliceId: string, field: string) => void;
};

/** A definition that is not Prismic's custom-type JSON; `place` is the path of the field. */
export class FieldDefinitionError extends Error {
  constructor(
    readonly place: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads field definitions (`{<field id>: {type, config}}`) in their order.
 * UID fields are left out, since their value is not among a document's data; so are separators.
 * @throws {FieldDefinitionError} for a definition that is not an object or of an unknown kind.
 */
export function parseFields(definitions: Json | undefined, place: string, slices: SharedSlices) {
  const fields: Field[] = [];
  for (const [id, definition] of Object.entries(objectAt(definitions ?? {}, place))) {
    const field = parseField(id, objectAt(definition, `${place}.${id}`), `${place}.${id}`, slices);
    if (field) fields.push(field);
  }
  return fields;
}

function parseField(
  id: string,
  definition: JsonObject,
  place: string,
  slices: SharedSlices,
): Field | undefined {
  const config = objectAt(definition.config ?? {}, `${place}.config`);
  const kind = definition.type;
  const plain = PLAIN_KINDS.find((plainKind) => plainKind === kind);
  if (plain) return { id, kind: plain };
  switch (kind) {
    case 'UID':
    case 'Separator':
      return undefined;
    case 'Boolean':
      return { id, kind, defaultValue: config.default_value === true };
    case 'Select':
      return {
        id,
        kind,
        options: strings(config.options),
        defaultValue: typeof config.default_value === 'string' ? config.default_value : null,
      };
    case 'Image':
      return {
        id,
        kind,
        constraint: size(config.constraint),
        thumbnails: list(config.thumbnails)
          .filter(isJsonObject)
          .map((thumbnail) => ({ ...size(thumbnail), name: String(thumbnail.name) })),
      };
    case 'Link':
      return { id, kind, select: linkSelect(config), customTypes: strings(config.customtypes) };
    case 'Group':
      return { id, kind, fields: parseFields(config.fields, `${place}.config.fields`, slices) };
    case 'Slices':
    case 'Slice Zone':
      return { id, kind: 'Slices', choices: parseChoices(config.choices, place, slices) };
    default:
      throw new FieldDefinitionError(
        place,
        `the field type ${JSON.stringify(kind ?? null)} is unknown`,
      );
  }
}

function parseChoices(choices: Json | undefined, zone: string, slices: SharedSlices) {
  const result: SliceChoice[] = [];
  const place = `${zone}.config.choices`;
  for (const [id, definition] of Object.entries(objectAt(choices ?? {}, place))) {
    const choice = objectAt(definition, `${place}.${id}`);
    if (choice.type === 'SharedSlice') {
      const variations = slices.variations.get(id);
      if (variations) result.push({ kind: 'SharedSlice', id, variations });
      else slices.missing(id, `${place}.${id}`);
    } else if (choice.type === 'Slice') {
      const primary = parseFields(choice['non-repeat'], `${place}.${id}.non-repeat`, slices);
      const items = parseFields(choice.repeat, `${place}.${id}.repeat`, slices);
      result.push({ kind: 'Slice', id, primary, items });
    } else {
      throw new FieldDefinitionError(
        `${place}.${id}`,
        `the slice type ${JSON.stringify(choice.type ?? null)} is unknown`,
      );
    }
  }
  return result;
}

/** Reads a shared slice's model (`slices/<Name>/model.json`). */
export function parseVariations(model: JsonObject, slices: SharedSlices): Variation[] {
  return list(model.variations).map((item, index) => {
    const place = `variations[${index}]`;
    const variation = objectAt(item, place);
    return {
      id: String(variation.id),
      version: typeof variation.version === 'string' ? variation.version : 'initial',
      primary: parseFields(variation.primary, `${place}.primary`, slices),
      items: parseFields(variation.items, `${place}.items`, slices),
    };
  });
}

/** @throws {FieldDefinitionError} when the value is no object. */
export function objectAt(value: Json | undefined, place: string): JsonObject {
  if (isJsonObject(value)) return value;
  throw new FieldDefinitionError(place, 'an object is expected here');
}

function linkSelect({ select }: JsonObject): 'document' | 'media' | 'web' | null {
  return select === 'document' || select === 'media' || select === 'web' ? select : null;
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function strings(value: Json | undefined): string[] {
  return list(value).filter((item) => typeof item === 'string');
}

function size(value: Json | undefined): Size {
  const { width, height } = isJsonObject(value) ? value : {};
  return {
    ...(typeof width === 'number' ? { width } : {}),
    ...(typeof height === 'number' ? { height } : {}),
  };
}
