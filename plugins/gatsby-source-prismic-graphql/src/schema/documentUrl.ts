import type { FieldNode, GraphQLNamedType, GraphQLSchema } from 'graphql';
import { extendSchema, isObjectType, parse } from 'graphql';
import { documentIdField } from '../requests/documentId';

// The types by which Prismic names a document, as it calls them itself.
const namingTypes = ['Meta', 'RelatedDocument'];

/** Whether the type names a document and has room for the field `url`, which Prismic does not know. */
function lacksUrl(type: GraphQLNamedType | null | undefined): boolean {
  return isObjectType(type) && 'id' in type.getFields() && !('url' in type.getFields());
}

/** Adds the field `url` to the types that name a document, and says to which. */
export function addUrlFields(
  schema: GraphQLSchema,
  toName: (name: string) => string,
): { schema: GraphQLSchema; names: string[] } {
  const names = namingTypes.map(toName).filter((name) => lacksUrl(schema.getType(name)));
  const extensions = names.map(
    (name) => `extend type ${name} {
      "Address of the document's page on this site; null without one."
      url: String
    }`,
  );
  return {
    schema: names.length > 0 ? extendSchema(schema, parse(extensions.join('\n'))) : schema,
    names,
  };
}

/**
 * What to ask Prismic for a document's `url`: its id.
 *
 * @param parent the type that it is asked of, in the repository's own schema.
 * @returns nothing for any other field.
 */
export function toIdField(
  field: FieldNode,
  parent: GraphQLNamedType | null | undefined,
): FieldNode | undefined {
  if (field.name.value !== 'url' || !parent || !namingTypes.includes(parent.name)) return undefined;
  if (!lacksUrl(parent)) return undefined;
  return { ...field, ...documentIdField };
}
