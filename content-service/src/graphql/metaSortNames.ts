/** The sorts that every type has, in Prismic's order. */
export const META_SORT_NAMES = [
  'meta_firstPublicationDate_ASC',
  'meta_firstPublicationDate_DESC',
  'meta_lastPublicationDate_ASC',
  'meta_lastPublicationDate_DESC',
] as const;

export type MetaSortName = (typeof META_SORT_NAMES)[number];
