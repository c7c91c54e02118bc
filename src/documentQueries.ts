import { documentTypes, kinds } from './documentTypes';
import type { Kind, RoutedType } from './documentTypes';

// Only the build and previews use this module. Pages do not load it.

export function partsOf(type: RoutedType): Kind[] {
  return kinds.filter((kind) => documentTypes[kind].partOf?.type === type);
}

/** `fields` must contain the fields that distinguish the kinds of the type. */
export function kindOf(type: RoutedType, fields: Readonly<Record<string, unknown>>): Kind {
  const hasFieldValue = (kind: Kind) => {
    const { partOf } = documentTypes[kind];
    return partOf !== undefined && fields[partOf.field] === partOf.value;
  };
  return partsOf(type).find(hasFieldValue) ?? type;
}

/** Returns `Association_page` for `association_page`. */
export function toTypeName(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}

/** Returns `allArticles` for `article`. */
export function toListQuery(type: string): string {
  return `all${toTypeName(type)}s`;
}
