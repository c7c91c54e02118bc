import { GraphQLError, GraphQLScalarType, GraphQLSchema, extendSchema, parse } from 'graphql';
import { isDate, toTimestamp } from '../model/timestamp';

export const metaSorts = ['meta_firstPublicationDate', 'meta_lastPublicationDate']
  .flatMap((name) => [`${name}_ASC`, `${name}_DESC`])
  .join(' ');

/** These types, and the scalars below, are in every repository's schema. */
const definitions = `
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

  enum SortDocumentsBy { ${metaSorts} }
`;

const longDescription =
  'The `Long` scalar type represents non-fractional signed whole numeric values. ' +
  'Long can represent values between -(2^63) and 2^63 - 1.';

const scalars = [
  new GraphQLScalarType({ name: 'Json', description: 'Raw JSON value' }),
  new GraphQLScalarType({ name: 'Long', description: longDescription }),
  new GraphQLScalarType({
    name: 'DateTime',
    description: 'DateTime',
    parseValue: (value) =>
      toTimestamp(String(value)) ?? refuse('A timestamp like "2026-10-02T09:00:00+0000"'),
  }),
  new GraphQLScalarType({
    name: 'Date',
    description: 'Date',
    parseValue: (value) => (isDate(String(value)) ? value : refuse('A date like "2026-10-02"')),
  }),
];

function refuse(expected: string): never {
  throw new GraphQLError(`${expected} was expected.`);
}

export const commonSchema = extendSchema(
  new GraphQLSchema({ types: scalars }),
  parse(definitions),
  { assumeValid: true },
);
