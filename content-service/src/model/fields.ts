import { asString, isJsonObject, objectsIn } from './json';
import type { Json, JsonObject } from './json';
import type { Report } from './problems';

/** Field types whose configuration the service ignores. */
const plainKinds = [
  ...(['StructuredText', 'Date', 'Timestamp', 'Color', 'Number', 'Range'] as const),
  ...(['Text', 'Embed', 'GeoPoint', 'IntegrationFields', 'Table'] as const),
] as const;

export type Size = { width?: number; height?: number };

/** A field of a custom type, with the parts of its configuration that the service uses. */
export type Field = { id: string } & (
  | { kind: (typeof plainKinds)[number] }
  | { kind: 'Boolean'; defaultValue: boolean }
  | { kind: 'Select'; options: string[]; defaultValue: string | null }
  | { kind: 'Image'; constraint: Size; thumbnails: (Size & { name: string })[] }
  | {
      kind: 'Link';
      select: keyof typeof linkTypes;
      customTypes: string[];
      isRepeated: boolean;
      picks: Picks;
    }
  | { kind: 'Group'; fields: Field[] }
  | { kind: 'Slices'; choices: SliceChoice[] }
  /** A type that the service does not know. Its values stay unchanged. */
  | { kind: 'Unknown' }
);

/** The fields of linked documents that a content relationship includes. */
type Picks = ReadonlyMap<string, readonly PickedField[]>;

/** `fields` are the picked fields of a group, and `picks` the picked fields of linked documents. */
type PickedField = { id: string; fields?: PickedField[]; picks: Picks };

export type SlicesField = Extract<Field, { kind: 'Slices' }>;
export type LinkField = Extract<Field, { kind: 'Link' }>;

export type SliceChoice =
  | { kind: 'Slice'; id: string; primary: Field[]; items: Field[] }
  | { kind: 'SharedSlice'; id: string; variations: Variation[] };

export type Variation = { id: string; version: string; primary: Field[]; items: Field[] };

export function sliceDefinition({ choices }: SlicesField, slice: JsonObject) {
  const choice = choices.find(({ id }) => id === slice.slice_type);
  if (choice?.kind !== 'SharedSlice') return choice;
  return choice.variations.find(({ id }) => id === slice.variation);
}

export type ModelFile = {
  json: JsonObject;
  /** The variations of all shared slices. */
  variations: ReadonlyMap<string, Variation[]>;
  report: Report;
  error: (field: string | undefined, cause: string) => Error;
};

/** Leaves out separators and UID fields. A uid is not part of a document's data. */
export function parseFields(
  definitions: Json | undefined,
  fieldPath: string,
  file: ModelFile,
): Field[] {
  const entries = Object.entries(requireObject(definitions ?? {}, fieldPath, file));
  return entries.flatMap(([id, each]) => parseField(id, each, `${fieldPath}.${id}`, file) ?? []);
}

/** `link_type` of an empty link, by the setting `select` of its field. */
export const linkTypes = { document: 'Document', media: 'Media', web: 'Web', any: 'Any' };

const linkSelects = ['document', 'media', 'web'] as const;

function parseField(
  id: string,
  definition: Json,
  fieldPath: string,
  file: ModelFile,
): Field | undefined {
  const { type: kind, config: given } = requireObject(definition, fieldPath, file);
  const config = requireObject(given ?? {}, `${fieldPath}.config`, file);
  const plain = plainKinds.find((plainKind) => plainKind === kind);
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
        options: list(config.options).filter((option) => typeof option === 'string'),
        defaultValue: asString(config.default_value) ?? null,
      };
    case 'Image':
      return {
        id,
        kind,
        constraint: size(config.constraint),
        thumbnails: objectsIn(config.thumbnails).map((thumbnail) => ({
          ...size(thumbnail),
          name: String(thumbnail.name),
        })),
      };
    case 'Link':
      return {
        id,
        kind,
        select: linkSelects.find((each) => each === config.select) ?? 'any',
        customTypes: list(config.customtypes).map((type) =>
          String(isJsonObject(type) ? type.id : type),
        ),
        isRepeated: config.repeat === true,
        picks: parsePicks(config.customtypes),
      };
    case 'Group':
      return { id, kind, fields: parseFields(config.fields, `${fieldPath}.config.fields`, file) };
    case 'Slices':
    case 'Slice Zone':
      return { id, kind: 'Slices', choices: parseChoices(config.choices, fieldPath, file) };
    default:
      file.report(
        fieldPath,
        `the type ${JSON.stringify(kind ?? null)} is unknown, so its values are served as they are.`,
        'Correct the type. If it is a new type of Prismic, nothing needs correction.',
      );
      return { id, kind: 'Unknown' };
  }
}

function parsePicks(customTypes: Json | undefined): Picks {
  const picking = objectsIn(customTypes).filter(({ fields }) => Array.isArray(fields));
  return new Map(picking.map(({ id, fields }) => [String(id), list(fields).map(parsePickedField)]));
}

function parsePickedField(field: Json): PickedField {
  const { id, fields, customtypes }: JsonObject = isJsonObject(field) ? field : { id: field };
  return {
    id: String(id),
    fields: Array.isArray(fields) ? fields.map(parsePickedField) : undefined,
    picks: parsePicks(customtypes),
  };
}

export function pickedFields(fields: readonly Field[], picked: readonly PickedField[]): Field[] {
  return fields.flatMap((field) => {
    const pick = picked.find(({ id }) => id === field.id);
    if (!pick) return [];
    if (field.kind === 'Link') return { ...field, picks: pick.picks };
    return field.kind === 'Group' && pick.fields
      ? { ...field, fields: pickedFields(field.fields, pick.fields) }
      : field;
  });
}

function parseChoices(choices: Json | undefined, zone: string, file: ModelFile) {
  const result: SliceChoice[] = [];
  const fieldPath = `${zone}.config.choices`;
  for (const [id, definition] of Object.entries(requireObject(choices ?? {}, fieldPath, file))) {
    const choice = requireObject(definition, `${fieldPath}.${id}`, file);
    const variations = choice.type === 'SharedSlice' ? file.variations.get(id) : undefined;
    if (variations) {
      result.push({ kind: 'SharedSlice', id, variations });
    } else if (choice.type === 'Slice') {
      const primary = parseFields(choice['non-repeat'], `${fieldPath}.${id}.non-repeat`, file);
      const items = parseFields(choice.repeat, `${fieldPath}.${id}.repeat`, file);
      result.push({ kind: 'Slice', id, primary, items });
    } else {
      file.report(
        `${fieldPath}.${id}`,
        'this is neither a slice nor a shared slice that has a model.',
        `Add the model.json of "${id}" to the folder of shared slices, or remove "${id}" here.`,
      );
    }
  }
  return result;
}

export function parseVariations(file: ModelFile): Variation[] {
  return list(file.json.variations).map((item, index) => {
    const fieldPath = `variations[${index}]`;
    const variation = requireObject(item, fieldPath, file);
    return {
      id: String(variation.id),
      version: asString(variation.version) ?? 'initial',
      primary: parseFields(variation.primary, `${fieldPath}.primary`, file),
      items: parseFields(variation.items, `${fieldPath}.items`, file),
    };
  });
}

export function requireObject(
  value: Json | undefined,
  fieldPath: string,
  file: ModelFile,
): JsonObject {
  if (isJsonObject(value)) return value;
  throw file.error(fieldPath, 'an object was expected here');
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function size(value: Json | undefined): Size {
  const { width, height } = isJsonObject(value) ? value : {};
  return {
    width: typeof width === 'number' ? width : undefined,
    height: typeof height === 'number' ? height : undefined,
  };
}

export function emptyValue(field: Field): Json {
  switch (field.kind) {
    case 'StructuredText':
    case 'Group':
    case 'Slices':
      return [];
    case 'Embed':
    case 'GeoPoint':
      return {};
    case 'Image':
      return Object.fromEntries(field.thumbnails.map(({ name }) => [name, {}]));
    case 'Link':
      return field.isRepeated ? [] : { link_type: linkTypes[field.select] };
    case 'Select':
    case 'Boolean':
      return field.defaultValue;
    default:
      return null;
  }
}

/** Returns whether a completed value is empty for the predicates `has` and `missing`. */
export function isEmptyValue(field: Field, value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isJsonObject(value)) return false;
  if (field.kind === 'Link') return !isFilledLink(value);
  if (field.kind === 'Image') return value.url === undefined;
  return Object.keys(value).length === 0;
}

export function isFilledLink({ id, url }: JsonObject): boolean {
  return id !== undefined || url !== undefined;
}
