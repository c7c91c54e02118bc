import { documentTypes, kinds } from './documentTypes';
import type { Kind, RoutedType } from './documentTypes';

// The build and previews use these functions to query documents by their records; pages do not.

/** @returns the kinds that are parts of a type; most types have none */
export function partsOf(type: RoutedType): Kind[] {
  return kinds.filter((kind) => documentTypes[kind].partOf?.type === type);
}

/**
 * The kind of a document.
 *
 * @param fields fields of the document, at least those that tell the kinds of its type apart
 */
export function kindOf(type: RoutedType, fields: Readonly<Record<string, unknown>>): Kind {
  const hasFieldValue = (kind: Kind) => {
    const { partOf } = documentTypes[kind];
    return partOf !== undefined && fields[partOf.field] === partOf.value;
  };
  return partsOf(type).find(hasFieldValue) ?? type;
}

/** The GraphQL name of a Prismic type: `Association_page` for `association_page`. */
export function toTypeName(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}

/** The GraphQL field with all documents of a Prismic type: `allArticles`. */
export function toListQuery(type: string): string {
  return `all${toTypeName(type)}s`;
}
