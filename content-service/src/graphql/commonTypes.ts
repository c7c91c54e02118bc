import {
  GraphQLError,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  extendSchema,
  parse,
} from 'graphql';
import type { GraphQLNamedType, GraphQLOutputType } from 'graphql';
import type { Document } from '../model/assemble';
import { isDate, toTimestamp } from '../model/timestamp';
import { byValue } from '../predicates/paths';
import type { Comparable, Comparison } from '../predicates/paths';
import type { Snapshot } from '../repository/snapshot';

export type GraphqlContext = { snapshot: Snapshot };

/** These types, and the scalars below, are in every repository's schema. */
const sdl = `
  "A prismic document"
  interface _Document { _meta: Meta! }

  "A prismic link"
  interface _Linkable { _linkType: String }

  "An external link"
  type _ExternalLink implements _Linkable { url: String! target: String _linkType: String }

  "A linked file"
  type _FileLink implements _Linkable { name: String! url: String! size: Long! _linkType: String }

  "A linked image"
  type _ImageLink implements _Linkable {
    name: String! url: String! size: Long! height: Int! width: Int! _linkType: String
  }

  type Meta {
    "The id of the document." id: String!
    "The uid of the document." uid: String
    "The type of the document." type: String!
    "The tags of the document." tags: [String!]!
    "The language of the document." lang: String!
    "Alternate languages the document." alternateLanguages: [RelatedDocument!]!
    "The first publication date of the document." firstPublicationDate: DateTime
    "The last publication date of the document." lastPublicationDate: DateTime
  }

  type RelatedDocument {
    "The id of the document." id: String!
    "The uid of the document." uid: String
    "The type of the document." type: String!
    "The language of the document." lang: String!
  }

  "Information about pagination in a connection."
  type PageInfo {
    "When paginating forwards, are there more items?" hasNextPage: Boolean!
    "When paginating backwards, are there more items?" hasPreviousPage: Boolean!
    "When paginating backwards, the cursor to continue." startCursor: String
    "When paginating forwards, the cursor to continue." endCursor: String
  }

  input similar { documentId: String! max: Int! }

  type GeoPoint { latitude: Float longitude: Float }
`;

/** Returns values as they are in REST v2. */
const jsonScalar = new GraphQLScalarType({ name: 'Json', description: 'Raw JSON value' });

const longScalar = new GraphQLScalarType<number, number>({
  name: 'Long',
  description:
    'The `Long` scalar type represents non-fractional signed whole numeric values. ' +
    'Long can represent values between -(2^63) and 2^63 - 1.',
  serialize: (value) => requireWholeNumber(Number(value)),
  parseValue: requireWholeNumber,
});

/** Writes times as REST does, `2026-10-02T09:00:00+0000`. Reads this format and ISO 8601. */
const dateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'DateTime',
  serialize: String,
  parseValue: parseTimestamp,
});

const dateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'Date',
  serialize: String,
  parseValue: parseDate,
});

function requireWholeNumber(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new GraphQLError('A whole number was expected.');
}

function parseTimestamp(value: unknown): string {
  const timestamp = typeof value === 'string' ? toTimestamp(value) : undefined;
  if (timestamp) return timestamp;
  throw new GraphQLError('A timestamp like "2026-10-02T09:00:00+0000" was expected.');
}

function parseDate(value: unknown): string {
  if (typeof value === 'string' && isDate(value)) return value;
  throw new GraphQLError('A date like "2026-10-02" was expected.');
}

const common = extendSchema(
  new GraphQLSchema({ types: [jsonScalar, longScalar, dateTimeScalar, dateScalar] }),
  parse(sdl),
  { assumeValid: true },
);

export const commonTypeNames: readonly string[] = Object.keys(common.getTypeMap());

export function commonType<Type extends GraphQLNamedType = GraphQLScalarType>(name: string): Type {
  return common.getType(name) as Type;
}

/** The value of an enum entry is the comparison function itself, so resolvers need no lookup. */
export function sortValues(
  name: string,
  value: (document: Document) => Comparable | undefined,
): Record<string, { value: Comparison }> {
  return {
    [`${name}_ASC`]: { value: byValue(value, false) },
    [`${name}_DESC`]: { value: byValue(value, true) },
  };
}

export const metaSorts = {
  ...sortValues('meta_firstPublicationDate', (each) => each.first_publication_date ?? undefined),
  ...sortValues('meta_lastPublicationDate', (each) => each.last_publication_date ?? undefined),
};

export function connectionType(
  names: { connection: string; edge: string },
  node: GraphQLOutputType,
): GraphQLObjectType {
  const edge = new GraphQLObjectType({
    name: names.edge,
    description: 'An edge in a connection.',
    fields: {
      node: {
        type: new GraphQLNonNull(node),
        description: 'The item at the end of the edge.',
      },
      cursor: {
        type: new GraphQLNonNull(commonType('String')),
        description: 'A cursor for use in pagination.',
      },
    },
  });
  return new GraphQLObjectType({
    name: names.connection,
    description: 'A connection to a list of items.',
    fields: {
      pageInfo: {
        type: new GraphQLNonNull(commonType('PageInfo')),
        description: 'Information to aid in pagination.',
      },
      edges: { type: new GraphQLList(edge), description: 'A list of edges.' },
      totalCount: { type: new GraphQLNonNull(commonType('Long')) },
    },
  });
}
