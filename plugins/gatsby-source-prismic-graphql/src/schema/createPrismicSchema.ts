import type {
  GraphQLField,
  GraphQLFieldResolver,
  GraphQLOutputType,
  IntrospectionQuery,
} from 'graphql';
import {
  buildClientSchema,
  GraphQLNonNull,
  GraphQLObjectType,
  getNamedType,
  getNullableType,
  GraphQLSchema,
  isAbstractType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { isRecord } from '../isRecord';
import { PrismicError } from '../PrismicError';
import { addLinkUrls } from '../requests/documentFields';
import type { SharpKeys } from './addedFields';
import type { UrlOf } from './addedFields';
import { addFields, imageDataType, toAddedResolver } from './addedFields';
import { addTypePrefix } from './prismicNames';

// Reads each field by its alias, because Prismic's response contains aliases. Fields that Prismic
// does not have yet are missing in the response, so they become null or empty.
const resolveByResponseKey: GraphQLFieldResolver<unknown, unknown> = (
  source,
  _args,
  _context,
  { path, returnType, fieldName },
) => {
  const value = isRecord(source) ? source[path.key] : undefined;
  if (value !== undefined) return value;
  return isNonNullType(returnType) || fieldName === 'edges'
    ? emptyOf(getNullableType(returnType))
    : null;
};

const jsonType = addTypePrefix('Json');

function emptyOf(type: GraphQLOutputType): unknown {
  if (isListType(type)) return [];
  if (!isScalarType(type)) return {};
  if (type.name === 'Boolean') return false;
  return type.name === 'String' ? '' : 0;
}

// TypeScript types for `graphqlTypegen`, which would write `any` for an unknown scalar.
const typescriptTypes: Record<string, string> = {
  PRISMIC_Date: 'string',
  PRISMIC_DateTime: 'string',
  PRISMIC_Long: 'number',
  [imageDataType]: 'import("gatsby-plugin-image").IGatsbyImageData',
};

/**
 * Builds the schema to mount: the repository's types with a prefix, and the field `prismic`. The
 * data from `resolve` has Prismic's type names, and `__typename` for abstract types.
 */
export function createPrismicSchema<Context>(
  introspection: IntrospectionQuery,
  resolve: GraphQLFieldResolver<unknown, Context>,
  urlOf: UrlOf<Context>,
  sharpKeys: SharpKeys = [],
): GraphQLSchema {
  const repository = buildClientSchema(prefixTypes(introspection));
  const prismic = addFields(repository, sharpKeys);
  const queryType = prismic.getQueryType();
  if (!queryType) throw new PrismicError("The repository's GraphQL schema has no query type.");

  const isJson = ({ type }: GraphQLField<unknown, unknown>) => getNamedType(type).name === jsonType;
  const readJson: GraphQLFieldResolver<unknown, Context> = (source, args, context, info) =>
    addLinkUrls(resolveByResponseKey(source, args, context, info), (id) => urlOf(id, context));
  const types = Object.values(prismic.getTypeMap()).filter((type) => !isIntrospectionType(type));
  for (const type of types) {
    if (isObjectType(type)) {
      const own = repository.getType(type.name);
      for (const field of Object.values(type.getFields())) {
        const isOwn = isObjectType(own) && field.name in own.getFields();
        if (!isOwn) field.resolve = toAddedResolver(field, type.name, resolveByResponseKey, urlOf);
        else field.resolve = isJson(field) ? readJson : resolveByResponseKey;
      }
    }
    if (isScalarType(type) && !isSpecifiedScalarType(type)) {
      type.extensions = { codegenScalarType: typescriptTypes[type.name] ?? 'unknown' };
    }
    if (isAbstractType(type)) {
      type.resolveType = (value: unknown) =>
        isRecord(value) ? addTypePrefix(String(value.__typename)) : undefined;
    }
  }
  return new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: { prismic: { type: new GraphQLNonNull(queryType), resolve } },
    }),
    types,
  });
}

/** In an introspection result, only types have both a `kind` and a `name`. */
function prefixTypes(introspection: IntrospectionQuery): IntrospectionQuery {
  const { queryType } = introspection.__schema;
  const prefixed = JSON.parse(JSON.stringify(introspection), (_key, value: unknown) =>
    isRecord(value) && typeof value.kind === 'string' && typeof value.name === 'string'
      ? { ...value, name: addTypePrefix(value.name) }
      : value,
  ) as IntrospectionQuery;
  return {
    __schema: {
      ...prefixed.__schema,
      queryType: { ...prefixed.__schema.queryType, name: addTypePrefix(queryType.name) },
    },
  };
}
