import type {
  FieldNode,
  GraphQLField,
  GraphQLFieldResolver,
  GraphQLNamedType,
  GraphQLOutputType,
  IntrospectionQuery,
} from 'graphql';
import {
  buildClientSchema,
  extendSchema,
  getNamedType,
  getNullableType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  introspectionFromSchema,
  isAbstractType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  parse,
} from 'graphql';
import { isRecord } from '../isRecord';
import { PrismicError } from '../PrismicError';
import { addLinkUrls, documentIdKey } from '../requests/documentFields';
import { documentIdField, toName } from '../requests/queryNodes';
import { addTypePrefix } from './prismicNames';
import { toImageData, toView } from './toImageData';

export type SharpKeys = readonly (string | RegExp)[];

type Field = GraphQLField<unknown, unknown>;

const documentTypes = ['Meta', 'RelatedDocument'];

/** The name cannot be that of a custom type, because no custom type's name begins with `_`. */
const imageType = addTypePrefix('_GatsbyImage');

const imageDataType = addTypePrefix('_GatsbyImageData');

const layoutType = addTypePrefix('_GatsbyImageLayout');
const placeholderType = addTypePrefix('_GatsbyImagePlaceholder');

const imageTypes = `
  scalar ${imageDataType}
  enum ${layoutType} { CONSTRAINED FIXED FULL_WIDTH }
  enum ${placeholderType} { BLURRED NONE }
  type ${imageType} {
    childImageSharp: ${imageType}
    gatsbyImageData(
      layout: ${layoutType} = CONSTRAINED
      placeholder: ${placeholderType} = BLURRED
      "In CSS pixels."
      width: Int
      "In CSS pixels."
      height: Int
      aspectRatio: Float
      "In percent."
      quality: Int
      sizes: String
      backgroundColor: String
    ): ${imageDataType}
  }`;

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

/** The data from `resolve` has Prismic's type names, and `__typename` for abstract types. */
export function createPrismicSchema<Context>(
  schema: GraphQLSchema,
  resolve: GraphQLFieldResolver<unknown, Context>,
  urlOf: (id: string, context: Context) => string | null,
  sharpKeys: SharpKeys = [],
): GraphQLSchema {
  const repository = buildClientSchema(prefixTypes(introspectionFromSchema(schema)));
  const prismic = addFields(repository, sharpKeys);
  const queryType = prismic.getQueryType();
  if (!queryType) throw new PrismicError("The repository's GraphQL schema has no query type.");

  type Resolver = GraphQLFieldResolver<unknown, Context>;
  const readJson: Resolver = (source, args, context, info) =>
    addLinkUrls(resolveByResponseKey(source, args, context, info), (id) => urlOf(id, context));
  const readView: Resolver = (source, args, context, info) =>
    toView(resolveByResponseKey(source, args, context, info), args.crop);
  const readUrl: Resolver = (source, _args, context) => {
    const id = isRecord(source) ? source[documentIdKey] : undefined;
    return typeof id === 'string' ? urlOf(id, context) : null;
  };
  const toAddedResolver = (field: Field, parent: string): Resolver => {
    if (isOfType(field, imageDataType)) return toImageData;
    if (parent === imageType) return (image) => image;
    return isOfType(field, imageType) ? readView : readUrl;
  };
  const types = Object.values(prismic.getTypeMap()).filter((type) => !isIntrospectionType(type));
  for (const type of types) {
    if (isObjectType(type)) {
      const own = repository.getType(type.name);
      for (const field of Object.values(type.getFields())) {
        const isOwn = isObjectType(own) && field.name in own.getFields();
        const isJson = getNamedType(field.type).name === jsonType;
        if (!isOwn) field.resolve = toAddedResolver(field, type.name);
        else field.resolve = isJson ? readJson : resolveByResponseKey;
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

/** In an introspection result, only types have both a `kind` and a `name`, except `queryType`. */
function prefixTypes(introspection: IntrospectionQuery): IntrospectionQuery {
  return JSON.parse(JSON.stringify(introspection), (key, value: unknown) => {
    const isType = isRecord(value) && (typeof value.kind === 'string' || key === 'queryType');
    return isType && typeof value.name === 'string'
      ? { ...value, name: addTypePrefix(value.name) }
      : value;
  });
}

/** Adds `url` to documents, and `imageSharp` to `image` in `sharpKeys`. Types have the prefix. */
function addFields(schema: GraphQLSchema, sharpKeys: SharpKeys): GraphQLSchema {
  const isImage = (name: string) =>
    sharpKeys.some((key) => (typeof key === 'string' ? key === name : name.search(key) !== -1));
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const documentNames = documentTypes.map(addTypePrefix);
  const urls = types
    .filter((type) => documentNames.includes(type.name) && lacksUrl(type))
    .map(
      ({ name }) => `extend type ${name} {
        "URL of the document's page on this site; null without a page."
        url: String
      }`,
    );
  const images = types.flatMap((type) => {
    const fields = Object.values(type.getFields()).filter(
      (field) =>
        isOfType(field, jsonType) &&
        isImage(field.name) &&
        !(`${field.name}Sharp` in type.getFields()),
    );
    const added = fields.map(
      ({ name }) => `"For GatsbyImage." ${name}Sharp(
        "Name of a responsive view."
        crop: String
      ): ${imageType}`,
    );
    return added.length > 0 ? [`extend type ${type.name} { ${added.join('\n')} }`] : [];
  });
  const extensions = [...urls, ...(images.length > 0 ? [imageTypes] : []), ...images];
  return extensions.length > 0 ? extendSchema(schema, parse(extensions.join('\n'))) : schema;
}

function lacksUrl(type: GraphQLNamedType): boolean {
  return isObjectType(type) && 'id' in type.getFields() && !('url' in type.getFields());
}

function isOfType({ type }: Field, name: string): boolean {
  return String(getNullableType(type)) === name;
}

/** Replaces a field from `addFields` by one that Prismic has: `url` by the id. */
export function toRequestedField(
  field: FieldNode,
  parent: GraphQLNamedType,
): FieldNode | undefined {
  if (!isObjectType(parent)) return undefined;
  const { name, alias = name, directives } = field;
  if (name.value === 'url' && documentTypes.includes(parent.name) && lacksUrl(parent)) {
    return { ...field, ...documentIdField };
  }
  const imageName = /^(.+)Sharp$/.exec(name.value)?.[1];
  const image = imageName === undefined ? undefined : parent.getFields()[imageName];
  if (!image || !isOfType(image, 'Json')) return undefined;
  return { kind: Kind.FIELD, alias, name: toName(image.name), directives };
}
