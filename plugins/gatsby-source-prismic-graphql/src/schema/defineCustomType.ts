import { isExposed, toFieldName, toTypePart } from './prismicNames';
import type { CustomType, Field, SliceChoice, Variation } from './readCustomTypes';

const listArguments = `uid: String, uid_in: [String!], id: String, id_in: [String!], lang: String,
  tags: [String!], tags_in: [String!],
  firstPublicationDate: DateTime, firstPublicationDate_after: DateTime,
  firstPublicationDate_before: DateTime, lastPublicationDate: DateTime,
  lastPublicationDate_after: DateTime, lastPublicationDate_before: DateTime,
  fulltext: String, similar: similar`;

/** Returns what Prismic generates for a custom type, in GraphQL's schema language. */
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
    enum Sort${type}y { ${defineSorts(fields).join(' ')} }
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
      return toListType(defineObject(name, defineFields(name, field.fields, inner), inner));
    case 'Slices':
    case 'Slice Zone': {
      const members = field.choices
        .filter(({ isShared, variations }) => !isShared || variations.length > 0)
        .map((choice) => defineSlice(name + toTypePart(choice.id), choice, inner));
      return toListType(defineUnion(name, members, inner));
    }
    default:
      return fieldTypes[field.kind];
  }
}

const toListType = (type: string | undefined) => type && `[${type}!]`;

/** Returns the type's name, or nothing for a type without fields, which GraphQL does not allow. */
function defineObject(name: string, fields: string[], inner: string[]): string | undefined {
  if (fields.length === 0) return undefined;
  inner.push(`type ${name} { ${fields.join(' ')} }`);
  return name;
}

function defineUnion(name: string, members: string[], inner: string[]): string | undefined {
  if (members.length === 0) return undefined;
  inner.push(`union ${name} = ${members.join(' | ')}`);
  return name;
}

function defineSlice(name: string, { isShared, variations }: SliceChoice, inner: string[]): string {
  const fields = ['type: String', 'label: String'];
  if (isShared) {
    const members = variations.flatMap((variation) => {
      const member = name + toTypePart(variation.id);
      return defineObject(member, defineParts(member, variation, 'items', inner), inner) ?? [];
    });
    const union = defineUnion(`${name}Variation`, members, inner);
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
  const define = (part: string, fields: Field[]) => {
    const type = name + toTypePart(part);
    return defineObject(type, defineFields(type, fields, inner), inner);
  };
  const primaryType = define(
    'primary',
    primary.filter(({ kind }) => kind !== 'Group'),
  );
  const itemsType = define(itemsName, items);
  return [
    ...(primaryType ? [`primary: ${primaryType}`] : []),
    ...(itemsType ? [`${itemsName}: [${itemsType}!]`] : []),
  ];
}

const sortable = ['StructuredText', 'Text', 'Select', 'Date', 'Timestamp', 'Number'];

function defineSorts(fields: Field[]): string[] {
  const names = fields
    .filter(({ id, kind }) => isExposed(id) && sortable.includes(kind))
    .map(({ id }) => toFieldName(id));
  return ['meta_firstPublicationDate', 'meta_lastPublicationDate', ...names].flatMap((name) => [
    `${name}_ASC`,
    `${name}_DESC`,
  ]);
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
  if (members.length === 0) return undefined;
  inner.push(`input ${name} { ${members.join(' ')} }`);
  return name;
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
