/** A type of Prismic's schema; `members` maps the name of each member to its definition. */
export type Definition = {
  kind: 'type' | 'union' | 'enum' | 'input';
  name: string;
  implements?: string;
  members: Map<string, string>;
};

/** GraphQL type of each kind of field with a single value. */
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
  // Assumed: Prismic does not document the types of these.
  Links: 'Json',
  Table: 'Json',
  Range: 'Json',
  IntegrationFields: 'Json',
};
