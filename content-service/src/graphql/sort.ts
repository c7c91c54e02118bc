import { GraphQLEnumType } from 'graphql';
import type { GraphQLEnumValueConfigMap } from 'graphql';
import type { Document } from '../model/assemble';
import type { CustomType } from '../model/customTypes';
import { byValue } from '../predicates/orderings';
import type { Comparison } from '../predicates/orderings';
import { comparables } from '../predicates/paths';
import type { Comparable } from '../predicates/paths';
import { isExposedField, toFieldName, typeNames } from './names';

const SORTABLE = ['StructuredText', 'Text', 'Select', 'Date', 'Timestamp', 'Number'];

/** Sorting by the dates of publication, which every type has. */
export const META_SORTS: GraphQLEnumValueConfigMap = {
  ...bothDirections(
    'meta_firstPublicationDate',
    (document) => document.first_publication_date ?? undefined,
  ),
  ...bothDirections(
    'meta_lastPublicationDate',
    (document) => document.last_publication_date ?? undefined,
  ),
};

/** `Sort<Type>y`: the dates of publication, then the fields of the top level. */
export function sortEnum(type: CustomType): GraphQLEnumType {
  const values = { ...META_SORTS };
  for (const field of type.fields) {
    if (!SORTABLE.includes(field.kind) || !isExposedField(field.id)) continue;
    const value = ({ data }: Document): Comparable | undefined => {
      const [comparable] = comparables(field, data[field.id]);
      return typeof comparable === 'string' ? comparable.toLowerCase() : comparable;
    };
    Object.assign(values, bothDirections(toFieldName(field.id), value));
  }
  return new GraphQLEnumType({ name: typeNames(type.id).sort, values });
}

/** An enum value stands for the comparison itself, so that resolvers need no table. */
function bothDirections(
  name: string,
  value: (document: Document) => Comparable | undefined,
): Record<string, { value: Comparison }> {
  return {
    [`${name}_ASC`]: { value: byValue(value, false) },
    [`${name}_DESC`]: { value: byValue(value, true) },
  };
}
