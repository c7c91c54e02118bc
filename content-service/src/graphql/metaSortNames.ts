/** The sort orders that every type has, in Prismic's order. */
export const metaSortNames = [
  'meta_firstPublicationDate_ASC',
  'meta_firstPublicationDate_DESC',
  'meta_lastPublicationDate_ASC',
  'meta_lastPublicationDate_DESC',
] as const;

export type MetaSortName = (typeof metaSortNames)[number];
