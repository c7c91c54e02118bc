import { isJsonObject, objectsIn } from './json';
import type { Json, JsonObject } from './json';

/** Field types whose configuration the service ignores. */
const plainKinds = [
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
  'Table',
] as const;

type PlainKind = (typeof plainKinds)[number];
export type Size = { width?: number; height?: number };

/** A field of a custom type, with the parts of its configuration that the service uses. */
export type Field = { id: string } & (
  | { kind: PlainKind }
  | { kind: 'Boolean'; defaultValue: boolean }
  | { kind: 'Select'; options: string[]; defaultValue: string | null }
  | { kind: 'Image'; constraint: Size; thumbnails: (Size & { name: string })[] }
  | {
      kind: 'Link';
      select: (typeof linkSelects)[number] | null;
      customTypes: string[];
      isRepeated: boolean;
      picks: Picks;
    }
  | { kind: 'Group'; fields: Field[] }
  | { kind: 'Slices'; choices: SliceChoice[] }
  /** A field of a type that the service does not know. Its values stay unchanged. */
  | { kind: 'Unknown' }
);

/** The fields of linked documents that a content relationship includes. */
type Picks = ReadonlyMap<string, readonly PickedField[]>;

/** `fields` are the picked fields of a group, and `picks` the picked fields of linked documents. */
type PickedField = { id: string; fields?: PickedField[]; picks?: Picks };

export type SlicesField = Extract<Field, { kind: 'Slices' }>;
export type LinkField = Extract<Field, { kind: 'Link' }>;

/** An allowed slice. A shared slice has variations. */
export type SliceChoice =
  | { kind: 'Slice'; id: string; primary: Field[]; items: Field[] }
  | { kind: 'SharedSlice'; id: string; variations: Variation[] };

export type Variation = { id: string; version: string; primary: Field[]; items: Field[] };

/** Returns the definition of a slice, or of a shared slice's variation. */
export function sliceDefinition(
  { choices }: SlicesField,
  slice: JsonObject,
): Exclude<SliceChoice, { kind: 'SharedSlice' }> | Variation | undefined {
  const choice = choices.find(({ id }) => id === slice.slice_type);
  if (choice?.kind !== 'SharedSlice') return choice;
  return choice.variations.find(({ id }) => id === slice.variation);
}

export type SharedSlices = {
  variations: ReadonlyMap<string, Variation[]>;
  report: (field: string, cause: string, remedy: string) => void;
};

export class FieldDefinitionError extends Error {
  constructor(readonly fieldPath: string) {
    super('an object was expected here');
  }
}

/** Leaves out separators and UID fields. A uid is not part of a document's data. */
export function parseFields(
  definitions: Json | undefined,
  fieldPath: string,
  slices: SharedSlices,
): Field[] {
  return Object.entries(requireObject(definitions ?? {}, fieldPath)).flatMap(([id, definition]) => {
    const ownPath = `${fieldPath}.${id}`;
    return parseField(id, requireObject(definition, ownPath), ownPath, slices) ?? [];
  });
}

const linkSelects = ['document', 'media', 'web'] as const;

function parseField(
  id: string,
  definition: JsonObject,
  fieldPath: string,
  slices: SharedSlices,
): Field | undefined {
  const config = requireObject(definition.config ?? {}, `${fieldPath}.config`);
  const kind = definition.type;
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
        options: strings(config.options),
        defaultValue: typeof config.default_value === 'string' ? config.default_value : null,
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
        select: linkSelects.find((each) => each === config.select) ?? null,
        customTypes: list(config.customtypes).map((type) =>
          String(isJsonObject(type) ? type.id : type),
        ),
        isRepeated: config.repeat === true,
        picks: parsePicks(config.customtypes),
      };
    case 'Group':
      return { id, kind, fields: parseFields(config.fields, `${fieldPath}.config.fields`, slices) };
    case 'Slices':
    case 'Slice Zone':
      return { id, kind: 'Slices', choices: parseChoices(config.choices, fieldPath, slices) };
    default:
      slices.report(
        fieldPath,
        `the type ${JSON.stringify(kind ?? null)} is unknown, so its values are served as they are.`,
        'Correct the type. If it is a new type of Prismic, nothing needs correction.',
      );
      return { id, kind: 'Unknown' };
  }
}

function parsePicks(customTypes: Json | undefined): Picks {
  return new Map(
    list(customTypes).flatMap((type) =>
      isJsonObject(type) && Array.isArray(type.fields)
        ? [[String(type.id), parsePickedFields(type.fields)] as const]
        : [],
    ),
  );
}

function parsePickedFields(fields: readonly Json[]): PickedField[] {
  return fields.map((field) =>
    isJsonObject(field)
      ? {
          id: String(field.id),
          ...(Array.isArray(field.fields) ? { fields: parsePickedFields(field.fields) } : {}),
          ...(field.customtypes ? { picks: parsePicks(field.customtypes) } : {}),
        }
      : { id: String(field) },
  );
}

export function pickedFields(fields: readonly Field[], picked: readonly PickedField[]): Field[] {
  return fields.flatMap((field) => {
    const pick = picked.find(({ id }) => id === field.id);
    if (!pick) return [];
    if (field.kind === 'Link') return { ...field, picks: pick.picks ?? new Map() };
    return field.kind === 'Group' && pick.fields
      ? { ...field, fields: pickedFields(field.fields, pick.fields) }
      : field;
  });
}

function parseChoices(choices: Json | undefined, zone: string, slices: SharedSlices) {
  const result: SliceChoice[] = [];
  const fieldPath = `${zone}.config.choices`;
  for (const [id, definition] of Object.entries(requireObject(choices ?? {}, fieldPath))) {
    const choice = requireObject(definition, `${fieldPath}.${id}`);
    const variations = choice.type === 'SharedSlice' ? slices.variations.get(id) : undefined;
    if (variations) {
      result.push({ kind: 'SharedSlice', id, variations });
    } else if (choice.type === 'Slice') {
      const primary = parseFields(choice['non-repeat'], `${fieldPath}.${id}.non-repeat`, slices);
      const items = parseFields(choice.repeat, `${fieldPath}.${id}.repeat`, slices);
      result.push({ kind: 'Slice', id, primary, items });
    } else {
      slices.report(
        `${fieldPath}.${id}`,
        'this is neither a slice nor a shared slice that has a model.',
        `Add the model.json of "${id}" to the folder of shared slices, or remove "${id}" here.`,
      );
    }
  }
  return result;
}

export function parseVariations(model: JsonObject, slices: SharedSlices): Variation[] {
  return list(model.variations).map((item, index) => {
    const fieldPath = `variations[${index}]`;
    const variation = requireObject(item, fieldPath);
    return {
      id: String(variation.id),
      version: typeof variation.version === 'string' ? variation.version : 'initial',
      primary: parseFields(variation.primary, `${fieldPath}.primary`, slices),
      items: parseFields(variation.items, `${fieldPath}.items`, slices),
    };
  });
}

export function requireObject(value: Json | undefined, fieldPath: string): JsonObject {
  if (isJsonObject(value)) return value;
  throw new FieldDefinitionError(fieldPath);
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

const emptyLinkTypes = { document: 'Document', media: 'Media', web: 'Web', any: 'Any' };

/** Returns the REST value of a field that an editor never filled. */
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
      return Object.fromEntries(
        field.thumbnails.map(({ name }): [string, JsonObject] => [name, {}]),
      );
    case 'Link':
      return field.isRepeated ? [] : { link_type: emptyLinkTypes[field.select ?? 'any'] };
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
  if (field.kind === 'Link') return value.id === undefined && value.url === undefined;
  if (field.kind === 'Image') return value.url === undefined;
  return Object.keys(value).length === 0;
}
