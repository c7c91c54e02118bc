import type {
  FieldNode,
  GraphQLField,
  GraphQLFieldResolver,
  GraphQLNamedType,
  GraphQLSchema,
} from 'graphql';
import { extendSchema, getNullableType, isObjectType, Kind, parse } from 'graphql';
import { isRecord } from '../isRecord';
import { documentIdKey } from '../requests/documentFields';
import { documentIdField, toName } from '../requests/queryNodes';
import { addTypePrefix } from './prismicNames';
import { toImageData, toView } from './toImageData';

export type SharpKeys = readonly (string | RegExp)[];

const documentTypes = ['Meta', 'RelatedDocument'];

/** The name cannot be that of a custom type, because no custom type's name begins with `_`. */
const imageType = addTypePrefix('_GatsbyImage');

export const imageDataType = addTypePrefix('_GatsbyImageData');

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

/**
 * Adds `url` to `documentTypes`, and a field such as `imageSharp` for each image field in
 * `sharpKeys`. The names of types in `schema` begin with the prefix that Gatsby adds.
 */
export function addFields(schema: GraphQLSchema, sharpKeys: SharpKeys): GraphQLSchema {
  const isImage = (name: string) =>
    sharpKeys.some((key) => (typeof key === 'string' ? key === name : name.search(key) !== -1));
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const urls = types
    .filter((type) => documentTypes.map(addTypePrefix).includes(type.name) && lacksUrl(type))
    .map(
      ({ name }) => `extend type ${name} {
        "URL of the document's page on this site; null without a page."
        url: String
      }`,
    );
  const images = types.flatMap((type) => {
    const fields = Object.values(type.getFields()).filter(
      (field) =>
        isOfType(field, addTypePrefix('Json')) &&
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

function isOfType({ type }: GraphQLField<unknown, unknown>, name: string): boolean {
  return String(getNullableType(type)) === name;
}

/** Returns the URL of a document's page, or null without a page. */
export type UrlOf<Context> = (id: string, context: Context) => string | null;

/** Returns the resolver of a field from `addFields`. `read` reads fields of Prismic's response. */
export function toAddedResolver<Context>(
  field: GraphQLField<unknown, unknown>,
  parent: string,
  read: GraphQLFieldResolver<unknown, Context>,
  urlOf: UrlOf<Context>,
): GraphQLFieldResolver<unknown, Context> {
  if (isOfType(field, imageDataType)) return toImageData;
  if (parent === imageType) return (image) => image;
  if (isOfType(field, imageType)) {
    return (source, args, context, info) => toView(read(source, args, context, info), args.crop);
  }
  return (source, _args, context) => {
    const id = isRecord(source) ? source[documentIdKey] : undefined;
    return typeof id === 'string' ? urlOf(id, context) : null;
  };
}

/**
 * Replaces a field from `addFields` by a field that Prismic has: `url` by the id, `imageSharp` by
 * `image`. Returns nothing for any other field.
 */
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
