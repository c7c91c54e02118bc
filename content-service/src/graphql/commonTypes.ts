import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLError,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
  Kind,
  valueFromASTUntyped,
} from 'graphql';
import type { GraphQLFieldConfigMap, GraphQLOutputType } from 'graphql';
import type { AlternateLanguage, Document } from '../model/assemble';
import { isDate, toTimestamp } from '../model/timestamp';
import { byValue } from '../predicates/paths';
import type { Comparison } from '../predicates/paths';
import type { Snapshot } from '../repository/snapshot';

/** What every resolver receives: the content under the ref of the request. */
export type GraphqlContext = { snapshot: Snapshot };

/** REST v2 values, unchanged. */
export const jsonScalar = new GraphQLScalarType({
  name: 'Json',
  description: 'Raw JSON value',
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});

const longScalar = new GraphQLScalarType<number, number>({
  name: 'Long',
  description:
    'The `Long` scalar type represents non-fractional signed whole numeric values. ' +
    'Long can represent values between -(2^63) and 2^63 - 1.',
  serialize: (value) => requireWholeNumber(Number(value)),
  parseValue: (value) => requireWholeNumber(value),
  parseLiteral: (node) =>
    requireWholeNumber(node.kind === Kind.INT ? Number(node.value) : undefined),
});

/** Written as in REST, `2026-10-02T09:00:00+0000`; reads this format and ISO 8601. */
export const dateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'DateTime',
  serialize: String,
  parseValue: (value) => parseTimestamp(value),
  parseLiteral: (node) => parseTimestamp(node.kind === Kind.STRING ? node.value : undefined),
});

export const dateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'Date',
  serialize: String,
  parseValue: (value) => parseDate(value),
  parseLiteral: (node) => parseDate(node.kind === Kind.STRING ? node.value : undefined),
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

/** Sort orders by the publication dates, which every type has. */
export const metaSorts: Record<string, { value: Comparison }> = {
  meta_firstPublicationDate_ASC: { value: byValue(firstPublished, false) },
  meta_firstPublicationDate_DESC: { value: byValue(firstPublished, true) },
  meta_lastPublicationDate_ASC: { value: byValue(lastPublished, false) },
  meta_lastPublicationDate_DESC: { value: byValue(lastPublished, true) },
};

function firstPublished(document: Document): string | undefined {
  return document.first_publication_date ?? undefined;
}

function lastPublished(document: Document): string | undefined {
  return document.last_publication_date ?? undefined;
}

/** The types that are the same in the schema of every repository. */
export type CommonTypes = ReturnType<typeof commonTypes>;

const text = { type: GraphQLString };
const requiredText = { type: new GraphQLNonNull(GraphQLString) };
const size = { type: new GraphQLNonNull(longScalar) };
const pixels = { type: new GraphQLNonNull(GraphQLInt) };

/** @param typeNameOf returns the name of the GraphQL type of a document or of a link's value */
export function commonTypes(typeNameOf: (value: unknown) => string | undefined) {
  const relatedDocument = new GraphQLObjectType<AlternateLanguage>({
    name: 'RelatedDocument',
    fields: {
      id: { ...requiredText, description: 'The id of the document.' },
      uid: { ...text, description: 'The uid of the document.' },
      type: { ...requiredText, description: 'The type of the document.' },
      lang: { ...requiredText, description: 'The language of the document.' },
    },
  });
  const meta = new GraphQLObjectType<Document, GraphqlContext>({
    name: 'Meta',
    fields: {
      id: { ...requiredText, description: 'The id of the document.' },
      uid: { ...text, description: 'The uid of the document.' },
      type: { ...requiredText, description: 'The type of the document.' },
      tags: { type: listOf(GraphQLString), description: 'The tags of the document.' },
      lang: { ...requiredText, description: 'The language of the document.' },
      alternateLanguages: {
        type: listOf(relatedDocument),
        description: 'Alternate languages the document.',
        resolve: (document) => document.alternate_languages,
      },
      firstPublicationDate: {
        type: dateTimeScalar,
        description: 'The first publication date of the document.',
        resolve: (document) => document.first_publication_date,
      },
      lastPublicationDate: {
        type: dateTimeScalar,
        description: 'The last publication date of the document.',
        resolve: (document) => document.last_publication_date,
      },
    },
  });
  const document = new GraphQLInterfaceType({
    name: '_Document',
    description: 'A prismic document',
    fields: { _meta: { type: new GraphQLNonNull(meta) } },
    resolveType: typeNameOf,
  });
  const linkable = new GraphQLInterfaceType({
    name: '_Linkable',
    description: 'A prismic link',
    fields: { _linkType: text },
    resolveType: typeNameOf,
  });
  const link = (
    name: string,
    description: string,
    fields: GraphQLFieldConfigMap<unknown, unknown>,
  ) =>
    new GraphQLObjectType({
      name,
      description,
      interfaces: [linkable],
      fields: { ...fields, _linkType: text },
    });
  const pageInfo = new GraphQLObjectType({
    name: 'PageInfo',
    description: 'Information about pagination in a connection.',
    fields: {
      hasNextPage: {
        type: new GraphQLNonNull(GraphQLBoolean),
        description: 'When paginating forwards, are there more items?',
      },
      hasPreviousPage: {
        type: new GraphQLNonNull(GraphQLBoolean),
        description: 'When paginating backwards, are there more items?',
      },
      startCursor: {
        ...text,
        description: 'When paginating backwards, the cursor to continue.',
      },
      endCursor: { ...text, description: 'When paginating forwards, the cursor to continue.' },
    },
  });
  return {
    meta,
    document,
    linkable,
    links: [
      link('_ExternalLink', 'An external link', { url: requiredText, target: text }),
      link('_FileLink', 'A linked file', { name: requiredText, url: requiredText, size }),
      link('_ImageLink', 'A linked image', {
        name: requiredText,
        url: requiredText,
        size,
        height: pixels,
        width: pixels,
      }),
    ],
    pageInfo,
    sortDocumentsBy: new GraphQLEnumType({ name: 'SortDocumentsBy', values: metaSorts }),
    similar: new GraphQLInputObjectType({
      name: 'similar',
      fields: { documentId: requiredText, max: pixels },
    }),
    /** The type of a connection and of its edges. */
    connection: (names: { connection: string; edge: string }, node: GraphQLOutputType) => {
      const edge = new GraphQLObjectType({
        name: names.edge,
        description: 'An edge in a connection.',
        fields: {
          node: {
            type: new GraphQLNonNull(node),
            description: 'The item at the end of the edge.',
          },
          cursor: { ...requiredText, description: 'A cursor for use in pagination.' },
        },
      });
      return new GraphQLObjectType({
        name: names.connection,
        description: 'A connection to a list of items.',
        fields: {
          pageInfo: {
            type: new GraphQLNonNull(pageInfo),
            description: 'Information to aid in pagination.',
          },
          edges: { type: new GraphQLList(edge), description: 'A list of edges.' },
          totalCount: { type: new GraphQLNonNull(longScalar) },
        },
      });
    },
  };
}

function listOf(type: GraphQLOutputType) {
  return new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)));
}
