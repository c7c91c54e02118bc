import { GraphQLEnumType } from 'graphql';
import type { GraphQLEnumValueConfigMap } from 'graphql';
import type { Document } from '../model/assemble';
import type { CustomType } from '../model/customTypes';
import { byValue, comparables } from '../predicates/paths';
import type { Comparison, Comparable } from '../predicates/paths';
import type { MetaSortName, GraphqlSwitches } from './switches';
import { exposedFields, toFieldName, typeNames } from './names';

const sortableKinds = ['StructuredText', 'Text', 'Select', 'Date', 'Timestamp', 'Number'];

/** Sort orders by the publication dates, which every type has. */
export const metaSorts: Record<MetaSortName, { value: Comparison }> = {
  meta_firstPublicationDate_ASC: { value: byValue(firstPublished, false) },
  meta_firstPublicationDate_DESC: { value: byValue(firstPublished, true) },
  meta_lastPublicationDate_ASC: { value: byValue(lastPublished, false) },
  meta_lastPublicationDate_DESC: { value: byValue(lastPublished, true) },
};

/** The enum `Sort<Type>y`: first the publication dates, then the fields at the top level. */
export function sortEnum(type: CustomType, switches: GraphqlSwitches): GraphQLEnumType {
  const values: GraphQLEnumValueConfigMap = { ...metaSorts };
  for (const field of exposedFields(type.fields, switches)) {
    if (!sortableKinds.includes(field.kind)) continue;
    if (field.kind === 'Select' && switches.selectSort === 'omitted') continue;
    const value = ({ data }: Document): Comparable | undefined => {
      const [comparable] = comparables(field, data[field.id]);
      return typeof comparable === 'string' ? comparable.toLowerCase() : comparable;
    };
    Object.assign(values, bothDirections(toFieldName(field.id), value));
  }
  return new GraphQLEnumType({ name: typeNames(type.id).sort, values });
}

function firstPublished(document: Document): string | undefined {
  return document.first_publication_date ?? undefined;
}

function lastPublished(document: Document): string | undefined {
  return document.last_publication_date ?? undefined;
}

/** The enum values are the comparisons themselves, so resolvers need no lookup. */
function bothDirections(
  name: string,
  value: (document: Document) => Comparable | undefined,
): Record<string, { value: Comparison }> {
  return {
    [`${name}_ASC`]: { value: byValue(value, false) },
    [`${name}_DESC`]: { value: byValue(value, true) },
  };
}
