import { isExposed, toFieldName, toTypePart } from './prismicNames';
import type { CustomType, Field, SliceChoice, Variation } from './readCustomTypes';

const listArguments = `uid: String, uid_in: [String!], id: String, id_in: [String!], lang: String,
  tags: [String!], tags_in: [String!],
  firstPublicationDate: DateTime, firstPublicationDate_after: DateTime,
  firstPublicationDate_before: DateTime, lastPublicationDate: DateTime,
  lastPublicationDate_after: DateTime, lastPublicationDate_before: DateTime,
  fulltext: String, similar: similar`;

/** Defines what Prismic generates for a custom type. */
export function defineCustomType({ id, fields }: CustomType, queryType: string): Definition[] {
  const type = toTypePart(id);
  if (!/^[A-Za-z]\w*$/.test(type)) return [];
  const inner: Definition[] = [];
  const where = defineWhere(`Where${type}`, fields, inner);
  const single = `${toFieldName(id)}(uid: String!, lang: String!): ${type}`;
  const list =
    `all${type}s(sortBy: Sort${type}y, ${listArguments}, ${where ? `where: Where${type}, ` : ''}` +
    `before: String, after: String, first: Int, last: Int): ${type}ConnectionConnection!`;

  return [
    {
      kind: 'type',
      name: type,
      implements: '_Document & _Linkable',
      members: new Map([
        ...defineFields(type, fields, inner),
        ['_meta', '_meta: Meta!'],
        ['_linkType', '_linkType: String'],
      ]),
    },
    defineConnectionType(`${type}ConnectionConnection`, {
      pageInfo: 'PageInfo!',
      edges: `[${type}ConnectionEdge]`,
      totalCount: 'Long!',
    }),
    defineConnectionType(`${type}ConnectionEdge`, { node: `${type}!`, cursor: 'String!' }),
    { kind: 'enum', name: `Sort${type}y`, members: defineSorts(fields) },
    ...(where ? [where] : []),
    ...inner,
    {
      kind: 'type',
      name: queryType,
      members: new Map([
        ...(fields.some(({ kind }) => kind === 'UID') ? [[toFieldName(id), single] as const] : []),
        [`all${type}s`, list],
      ]),
    },
  ];
}

function defineConnectionType(name: string, fields: Record<string, string>): Definition {
  const lines = Object.entries(fields).map(
    ([field, type]) => [field, `${field}: ${type}`] as const,
  );
  return { kind: 'type', name, members: new Map(lines) };
}

function defineFields(owner: string, fields: Field[], inner: Definition[]): Map<string, string> {
  const members = new Map<string, string>();
  for (const field of fields.filter(({ id }) => isExposed(id))) {
    const name = toFieldName(field.id);
    const type = defineType(owner + toTypePart(field.id), field, inner);
    if (type !== undefined && !members.has(name)) members.set(name, `${name}: ${type}`);
  }
  return members;
}

function defineType(name: string, field: Field, inner: Definition[]): string | undefined {
  switch (field.kind) {
    case 'Group':
      return definePart(name, field.fields, inner) && `[${name}!]`;
    case 'Slices':
    case 'Slice Zone': {
      const members = field.choices
        .filter(({ isShared, variations }) => !isShared || variations.length > 0)
        .map((choice) => defineSlice(name + toTypePart(choice.id), choice, inner));
      return defineUnion(name, members, inner) && `[${name}!]`;
    }
    default:
      return fieldTypes[field.kind];
  }
}

function definePart(name: string, fields: Field[], inner: Definition[]): string | undefined {
  const members = defineFields(name, fields, inner);
  if (members.size === 0) return undefined;
  inner.push({ kind: 'type', name, members });
  return name;
}

function defineUnion(name: string, members: string[], inner: Definition[]): string | undefined {
  if (members.length === 0) return undefined;
  inner.push({ kind: 'union', name, members: new Map(members.map((member) => [member, member])) });
  return name;
}

function defineSlice(name: string, choice: SliceChoice, inner: Definition[]): string {
  const members = new Map([
    ['type', 'type: String'],
    ['label', 'label: String'],
  ]);
  if (choice.isShared) {
    const variations = choice.variations.flatMap((variation) => {
      const variationName = name + toTypePart(variation.id);
      const parts = defineParts(variationName, variation, 'items', inner);
      if (parts.size === 0) return [];
      inner.push({ kind: 'type', name: variationName, members: parts });
      return [variationName];
    });
    const union = defineUnion(`${name}Variation`, variations, inner);
    if (union) members.set('variation', `variation: ${union}`);
  } else {
    for (const variation of choice.variations) {
      for (const [part, line] of defineParts(name, variation, 'fields', inner)) {
        members.set(part, line);
      }
    }
  }
  inner.push({ kind: 'type', name, members });
  return name;
}

function defineParts(
  name: string,
  { primary, items }: Variation,
  itemsName: 'items' | 'fields',
  inner: Definition[],
): Map<string, string> {
  const plain = primary.filter(({ kind }) => kind !== 'Group');
  const primaryType = definePart(`${name}Primary`, plain, inner);
  const itemsType = definePart(name + toTypePart(itemsName), items, inner);
  return new Map([
    ...(primaryType ? [['primary', `primary: ${primaryType}`] as const] : []),
    ...(itemsType ? [[itemsName, `${itemsName}: [${itemsType}!]`] as const] : []),
  ]);
}

const sortable = ['StructuredText', 'Text', 'Select', 'Date', 'Timestamp', 'Number'];

function defineSorts(fields: Field[]): Map<string, string> {
  const names = [
    'meta_firstPublicationDate',
    'meta_lastPublicationDate',
    ...fields
      .filter(({ id, kind }) => isExposed(id) && sortable.includes(kind))
      .map(({ id }) => toFieldName(id)),
  ];
  return new Map(
    names.flatMap((name) => [`${name}_ASC`, `${name}_DESC`]).map((value) => [value, value]),
  );
}

function defineWhere(name: string, fields: Field[], inner: Definition[]): Definition | undefined {
  const members = new Map<string, string>();
  for (const field of fields.filter(({ id }) => isExposed(id))) {
    const filters = filtersOf[field.kind] ?? {};
    for (const [suffix, type] of Object.entries(filters)) {
      const member = toFieldName(field.id) + suffix;
      if (!members.has(member)) members.set(member, `${member}: ${type}`);
    }
    if (field.kind !== 'Group') continue;
    const where = defineWhere(name + toTypePart(field.id), field.fields, inner);
    if (!where) continue;
    inner.push(where);
    const member = toFieldName(field.id);
    if (!members.has(member)) members.set(member, `${member}: ${where.name}`);
  }
  return members.size === 0 ? undefined : { kind: 'input', name, members };
}

/** Types of a field's filters, by the end of the filter's name. */
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

/** A type of Prismic's schema. `members` are definitions by name. */
export type Definition = {
  kind: 'type' | 'union' | 'enum' | 'input';
  name: string;
  implements?: string;
  members: Map<string, string>;
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
