import { documentTypes, kinds, type Kind, type RoutedType } from './documentTypes';

// What the build and previews need to ask for documents by their records; pages of the site do not.

/** The kinds that are parts of a type; none for most types. */
export function partsOf(type: RoutedType): Kind[] {
  return kinds.filter((kind) => documentTypes[kind].of?.type === type);
}

/**
 * The kind of a document.
 *
 * @param fields what is known of it; the fields that tell the kinds of its type apart are among them
 */
export function kindOf(type: RoutedType, fields: Readonly<Record<string, unknown>>): Kind {
  const isOf = (kind: Kind) => {
    const { of } = documentTypes[kind];
    return of !== undefined && fields[of.field] === of.value;
  };
  return partsOf(type).find(isOf) ?? type;
}

/** What GraphQL calls a Prismic type: `association_page` is `Association_page`. */
export function toTypeName(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}

/** GraphQL's query of all documents of a Prismic type: `allArticles`. */
export function toListQuery(type: string): string {
  return `all${toTypeName(type)}s`;
}
