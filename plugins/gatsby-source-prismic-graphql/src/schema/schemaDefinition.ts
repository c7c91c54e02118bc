/** One type of Prismic's schema: name of each member → the line that defines it. */
export type Definition = {
  kind: 'type' | 'union' | 'enum' | 'input';
  name: string;
  implements?: string;
  members: Map<string, string>;
};

/** GraphQL type of a field of each kind that has one value. */
export const fieldTypes: Record<string, string> = {
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
};
