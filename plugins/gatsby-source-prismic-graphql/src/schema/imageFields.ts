import type {
  FieldNode,
  GraphQLField,
  GraphQLFieldResolver,
  GraphQLNamedType,
  GraphQLSchema,
} from 'graphql';
import { extendSchema, getNullableType, isObjectType, Kind, parse } from 'graphql';
import { toImageData, toView } from './toImageData';

/** Names of image fields: as written, or a pattern for them. */
export type SharpKeys = readonly (string | RegExp)[];

// Version 3 added `photoSharp` beside the field `photo`, with `childImageSharp` of gatsby-plugin-sharp in it.
const suffix = /Sharp$/;

/** Type of the added fields. Names of Prismic's own types that begin with `_` are no custom type's. */
const imageType = '_GatsbyImage';

/** The type of `gatsbyImageData`, by its name in Prismic's form. */
export const imageDataType = '_GatsbyImageData';

/**
 * Adds a field `<name>Sharp` beside each image field that `sharpKeys` names: `gatsbyImageData` for the
 * component `GatsbyImage`, also below `childImageSharp`, where the queries of version 3 have it.
 */
export function addImageFields(
  schema: GraphQLSchema,
  sharpKeys: SharpKeys,
  toName: (name: string) => string,
): GraphQLSchema {
  const isImage = (name: string) =>
    sharpKeys.some((key) => (typeof key === 'string' ? key === name : name.search(key) !== -1));
  const extensions = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type)) return [];
    const fields = Object.values(type.getFields());
    const images = fields.filter(
      (field) =>
        isJson(field, toName) && isImage(field.name) && !(`${field.name}Sharp` in type.getFields()),
    );
    const added = images.map(
      ({ name }) => `"For GatsbyImage." ${name}Sharp(
        "Name of a responsive view."
        crop: String
      ): ${toName(imageType)}`,
    );
    return added.length > 0 ? [`extend type ${type.name} { ${added.join('\n')} }`] : [];
  });
  if (extensions.length === 0) return schema;
  return extendSchema(
    schema,
    parse(`
      scalar ${toName(imageDataType)}
      enum ${toName('_GatsbyImageLayout')} { CONSTRAINED FIXED FULL_WIDTH }
      enum ${toName('_GatsbyImagePlaceholder')} { BLURRED NONE }
      type ${toName(imageType)} {
        childImageSharp: ${toName(imageType)}
        gatsbyImageData(
          layout: ${toName('_GatsbyImageLayout')} = CONSTRAINED
          placeholder: ${toName('_GatsbyImagePlaceholder')} = BLURRED
          "In CSS pixels."
          width: Int
          "In CSS pixels."
          height: Int
          aspectRatio: Float
          "In percent."
          quality: Int
          sizes: String
          backgroundColor: String
        ): ${toName(imageDataType)}
      }
      ${extensions.join('\n')}
    `),
  );
}

function isJson({ type }: GraphQLField<unknown, unknown>, toName: (name: string) => string) {
  return String(getNullableType(type)) === toName('Json');
}

/**
 * The resolver of a field that `addImageFields` adds; nothing for any other field.
 *
 * @param parent name of the field's type, in Prismic's form.
 * @param read reads the value of the field from Prismic's response, which is that of the image field.
 */
export function toImageResolver(
  { name, type }: GraphQLField<unknown, unknown>,
  parent: string,
  read: GraphQLFieldResolver<unknown, unknown>,
  toName: (name: string) => string,
): GraphQLFieldResolver<unknown, unknown> | undefined {
  if (parent === toName(imageType)) {
    return name === 'gatsbyImageData' ? toImageData : (image) => image;
  }
  if (String(type) !== toName(imageType)) return undefined;
  return (source, args, context, info) => toView(read(source, args, context, info), args.crop);
}

/**
 * Replaces a field `<name>Sharp`, which Prismic does not have, with the image field, whose value contains all
 * that it needs.
 *
 * @param parent the field's parent type in the repository's schema.
 * @returns nothing for any other field.
 */
export function toImageField(
  field: FieldNode,
  parent: GraphQLNamedType | null | undefined,
): FieldNode | undefined {
  const name = field.name.value.replace(suffix, '');
  if (name === field.name.value || !isObjectType(parent)) return undefined;
  const image = parent.getFields()[name];
  if (!image || !isJson(image, (each) => each)) return undefined;
  return {
    kind: Kind.FIELD,
    alias: field.alias ?? field.name,
    name: { kind: Kind.NAME, value: name },
    directives: field.directives,
  };
}
