import { isExposed, toFieldName, toTypePart } from './prismicNames';
import type { Field } from './readCustomTypes';
import type { Definition } from './schemaDefinition';
import { fieldTypes } from './schemaDefinition';

const sortable = ['StructuredText', 'Text', 'Select', 'Date', 'Timestamp', 'Number'];

/** Values of the enum `Sort<Type>y`. */
export function defineSorts(fields: Field[]): Map<string, string> {
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

/**
 * Defines `Where<Type>`, unless it would have no members.
 *
 * @param inner receives the input types of groups.
 */
export function defineWhere(
  name: string,
  fields: Field[],
  inner: Definition[],
): Definition | undefined {
  const members = new Map<string, string>();
  for (const field of fields.filter(({ id }) => isExposed(id))) {
    for (const [suffix, type] of whereMembers(name, field, inner)) {
      const member = toFieldName(field.id) + suffix;
      if (!members.has(member)) members.set(member, `${member}: ${type}`);
    }
  }
  return members.size === 0 ? undefined : { kind: 'input', name, members };
}

function whereMembers(name: string, field: Field, inner: Definition[]): [string, string][] {
  const scalar = fieldTypes[field.kind] ?? '';
  switch (field.kind) {
    case 'StructuredText':
      return [['_fulltext', 'String']];
    case 'Text':
    case 'Select':
      return [
        ['', 'String'],
        ['_fulltext', 'String'],
      ];
    case 'Date':
    case 'Timestamp':
      return ['', '_before', '_after'].map((suffix) => [suffix, scalar]);
    case 'Number':
      return [
        ['', 'Float'],
        ['_lt', 'Float'],
        ['_gt', 'Float'],
        ['_range', '[Float!]'],
      ];
    case 'Boolean':
      return [['', 'Boolean']];
    case 'Link':
      return [['', 'String']];
    case 'Group': {
      const where = defineWhere(name + toTypePart(field.id), field.fields, inner);
      if (!where) return [];
      inner.push(where);
      return [['', where.name]];
    }
    default:
      return [];
  }
}
