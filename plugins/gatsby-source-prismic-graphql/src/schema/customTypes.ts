import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRecord } from '../isRecord';
import { PrismicError } from '../PrismicError';
import { isExposed, toFieldName, toTypePart } from './prismicNames';

/** `kind` is `type` in Prismic's JSON, or `Links` for a list of links. */
export type Field = { id: string; kind: string; fields: Field[]; choices: SliceChoice[] };

export type SliceChoice = { id: string; isShared: boolean; variations: Variation[] };

export type Variation = { id: string; primary: Field[]; items: Field[] };

export type CustomType = { id: string; fields: Field[] };

/**
 * Reads `<folder>/<id>/index.json`, and `slices/<Name>/model.json` next to the folder.
 * @throws PrismicError if there are no custom types, or a file is not a custom type.
 */
export function readCustomTypes(folder: string): CustomType[] {
  const sharedSlices = new Map(
    findFiles(join(dirname(folder), 'slices'), 'model.json').map((file) => {
      const model = readJson(file);
      return [String(model.id), toVariations(model)] as const;
    }),
  );
  const files = findFiles(folder, 'index.json');
  if (files.length === 0) {
    throw new PrismicError(
      `customTypes in the plugin options: the folder ${basename(folder)} contains no custom type. ` +
        'The plugin expects one <id>/index.json for each.',
    );
  }
  return files.map((file) => {
    const model = readJson(file);
    // Old exports contain only the tabs; newer exports have them under `json`.
    const tabs = isRecord(model.json) ? model.json : model;
    return {
      id: tabs !== model && typeof model.id === 'string' ? model.id : basename(dirname(file)),
      fields: Object.values(tabs).flatMap((tab) => toFields(tab, sharedSlices)),
    };
  });
}

function findFiles(folder: string, name: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((entry) => join(folder, entry, name))
    .filter((file) => existsSync(file));
}

function readJson(file: string): Record<string, unknown> {
  const place = `customTypes in the plugin options: ${join(basename(dirname(file)), basename(file))}`;
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isRecord(json)) return json;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new PrismicError(`${place} cannot be read: ${cause}`);
  }
  throw new PrismicError(
    `${place} is not in Prismic's custom-type format, which is an object. Export it from Prismic again.`,
  );
}

type SharedSlices = ReadonlyMap<string, Variation[]>;

function toFields(definitions: unknown, sharedSlices: SharedSlices = new Map()): Field[] {
  if (!isRecord(definitions)) return [];
  return Object.entries(definitions).flatMap(([id, definition]) => {
    if (!isRecord(definition)) return [];
    const config = isRecord(definition.config) ? definition.config : {};
    const choices = Object.entries(isRecord(config.choices) ? config.choices : {});
    const isList = definition.type === 'Link' && config.repeat === true;
    return {
      id,
      kind: isList ? 'Links' : String(definition.type),
      fields: toFields(config.fields),
      choices: choices.map(([choice, slice]) => toChoice(choice, slice, sharedSlices)),
    };
  });
}

function toChoice(id: string, slice: unknown, sharedSlices: SharedSlices): SliceChoice {
  const definition = isRecord(slice) ? slice : {};
  const isShared = definition.type === 'SharedSlice';
  const own = {
    id,
    primary: toFields(definition['non-repeat']),
    items: toFields(definition.repeat),
  };
  return { id, isShared, variations: isShared ? (sharedSlices.get(id) ?? []) : [own] };
}

function toVariations({ variations }: Record<string, unknown>): Variation[] {
  return (Array.isArray(variations) ? variations.filter(isRecord) : []).map((variation) => ({
    id: String(variation.id),
    primary: toFields(variation.primary),
    items: toFields(variation.items),
  }));
}

const listArguments = `uid: String, uid_in: [String!], id: String, id_in: [String!], lang: String,
  tags: [String!], tags_in: [String!],
  firstPublicationDate: DateTime, firstPublicationDate_after: DateTime,
  firstPublicationDate_before: DateTime, lastPublicationDate: DateTime,
  lastPublicationDate_after: DateTime, lastPublicationDate_before: DateTime,
  fulltext: String, similar: similar`;

export function defineCustomType({ id, fields }: CustomType, queryType: string): string {
  const type = toTypePart(id);
  if (!/^[A-Za-z]\w*$/.test(type)) return '';
  const inner: string[] = [];
  const where = defineWhere(`Where${type}`, fields, inner);
  const hasUid = fields.some(({ kind }) => kind === 'UID');
  return `
    type ${type} implements _Document & _Linkable {
      ${defineFields(type, fields, inner).join(' ')}
      _meta: Meta!
      _linkType: String
    }
    type ${type}ConnectionConnection {
      pageInfo: PageInfo!
      edges: [${type}ConnectionEdge]
      totalCount: Long!
    }
    type ${type}ConnectionEdge { node: ${type}! cursor: String! }
    enum Sort${type}y { ${defineSorts(fields)} }
    type ${queryType} {
      ${hasUid ? `${toFieldName(id)}(uid: String!, lang: String!): ${type}` : ''}
      all${type}s(
        sortBy: Sort${type}y, ${listArguments}, ${where ? `where: ${where},` : ''}
        before: String, after: String, first: Int, last: Int
      ): ${type}ConnectionConnection!
    }
    ${inner.join('\n')}`;
}

/** Returns definitions of fields. Adds the types of groups and slices to `inner`. */
function defineFields(owner: string, fields: Field[], inner: string[]): string[] {
  return fields.flatMap((field) => {
    const type = isExposed(field.id) && defineType(owner + toTypePart(field.id), field, inner);
    return type ? [`${toFieldName(field.id)}: ${type}`] : [];
  });
}

function defineType(name: string, field: Field, inner: string[]): string | undefined {
  switch (field.kind) {
    case 'Group':
      return toListType(defineObject(name, field.fields, inner));
    case 'Slices':
    case 'Slice Zone': {
      const members = field.choices
        .filter(({ isShared, variations }) => !isShared || variations.length > 0)
        .map((choice) => defineSlice(name + toTypePart(choice.id), choice, inner));
      return toListType(addType('union', name, members, inner));
    }
    default:
      return fieldTypes[field.kind];
  }
}

const toListType = (type: string | undefined) => type && `[${type}!]`;

function defineObject(name: string, fields: Field[], inner: string[]): string | undefined {
  return addType('type', name, defineFields(name, fields, inner), inner);
}

/** Returns the type's name, or nothing for a type without members, which GraphQL does not allow. */
function addType(
  kind: 'type' | 'input' | 'union',
  name: string,
  members: string[],
  inner: string[],
): string | undefined {
  if (members.length === 0) return undefined;
  const list = kind === 'union' ? `= ${members.join(' | ')}` : `{ ${members.join(' ')} }`;
  inner.push(`${kind} ${name} ${list}`);
  return name;
}

function defineSlice(name: string, { isShared, variations }: SliceChoice, inner: string[]): string {
  const fields = ['type: String', 'label: String'];
  if (isShared) {
    const members = variations.flatMap((variation) => {
      const member = name + toTypePart(variation.id);
      return addType('type', member, defineParts(member, variation, 'items', inner), inner) ?? [];
    });
    const union = addType('union', `${name}Variation`, members, inner);
    if (union) fields.push(`variation: ${union}`);
  } else {
    fields.push(...variations.flatMap((own) => defineParts(name, own, 'fields', inner)));
  }
  inner.push(`type ${name} { ${fields.join(' ')} }`);
  return name;
}

function defineParts(
  name: string,
  { primary, items }: Variation,
  itemsName: 'items' | 'fields',
  inner: string[],
): string[] {
  const withoutGroups = primary.filter(({ kind }) => kind !== 'Group');
  const primaryType = defineObject(`${name}Primary`, withoutGroups, inner);
  const itemsType = defineObject(name + toTypePart(itemsName), items, inner);
  return [
    ...(primaryType ? [`primary: ${primaryType}`] : []),
    ...(itemsType ? [`${itemsName}: [${itemsType}!]`] : []),
  ];
}

const sortable = ['StructuredText', 'Text', 'Select', 'Date', 'Timestamp', 'Number'];

function defineSorts(fields: Field[]): string {
  const names = fields
    .filter(({ id, kind }) => isExposed(id) && sortable.includes(kind))
    .map(({ id }) => toFieldName(id));
  return ['meta_firstPublicationDate', 'meta_lastPublicationDate', ...names]
    .map((name) => `${name}_ASC ${name}_DESC`)
    .join(' ');
}

function defineWhere(name: string, fields: Field[], inner: string[]): string | undefined {
  const members = fields
    .filter(({ id }) => isExposed(id))
    .flatMap((field) => {
      const filters = Object.entries(filtersOf[field.kind] ?? {});
      const where =
        field.kind === 'Group' && defineWhere(name + toTypePart(field.id), field.fields, inner);
      if (where) filters.push(['', where]);
      return filters.map(([suffix, type]) => `${toFieldName(field.id)}${suffix}: ${type}`);
    });
  return addType('input', name, members, inner);
}

const filtersOf: Record<string, Record<string, string>> = {
  StructuredText: { _fulltext: 'String' },
  Text: { '': 'String', _fulltext: 'String' },
  Select: { '': 'String', _fulltext: 'String' },
  Date: { '': 'Date', _before: 'Date', _after: 'Date' },
  Timestamp: { '': 'DateTime', _before: 'DateTime', _after: 'DateTime' },
  Number: { '': 'Float', _lt: 'Float', _gt: 'Float', _range: '[Float!]' },
  Boolean: { '': 'Boolean' },
  Link: { '': 'String' },
};

const fieldTypes: Record<string, string> = {
  StructuredText: 'Json',
  Image: 'Json',
  Embed: 'Json',
  Text: 'String',
  Select: 'String',
  Color: 'String',
  Date: 'Date',
  Timestamp: 'DateTime',
  Number: 'Float',
  Boolean: 'Boolean',
  Link: '_Linkable',
  GeoPoint: 'GeoPoint',
  // The types below are assumed, because Prismic does not document them.
  Links: 'Json',
  Table: 'Json',
  Range: 'Json',
  IntegrationFields: 'Json',
};
