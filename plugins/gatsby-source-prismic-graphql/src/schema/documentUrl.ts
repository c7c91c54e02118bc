import type { FieldNode, GraphQLNamedType, GraphQLSchema } from 'graphql';
import { extendSchema, isObjectType, parse } from 'graphql';
import { documentIdField } from '../requests/documentFields';

// Prismic's types that identify a document.
const documentTypes = ['Meta', 'RelatedDocument'];

/** Whether the type identifies a document and has no `url` field of its own. */
function lacksUrl(type: GraphQLNamedType | null | undefined): boolean {
  return isObjectType(type) && 'id' in type.getFields() && !('url' in type.getFields());
}

/** Adds the field `url` to the types that identify a document. `names` lists the changed types. */
export function addUrlFields(
  schema: GraphQLSchema,
  toName: (name: string) => string,
): { schema: GraphQLSchema; names: string[] } {
  const names = documentTypes.map(toName).filter((name) => lacksUrl(schema.getType(name)));
  const extensions = names.map(
    (name) => `extend type ${name} {
      "URL of the document's page on this site; null without a page."
      url: String
    }`,
  );
  return {
    schema: names.length > 0 ? extendSchema(schema, parse(extensions.join('\n'))) : schema,
    names,
  };
}

/**
 * Replaces a document's `url`, which Prismic does not have, with the document's id.
 *
 * @param parent the field's parent type in the repository's schema.
 * @returns nothing for any other field.
 */
export function toIdField(
  field: FieldNode,
  parent: GraphQLNamedType | null | undefined,
): FieldNode | undefined {
  if (field.name.value !== 'url' || !parent || !documentTypes.includes(parent.name))
    return undefined;
  if (!lacksUrl(parent)) return undefined;
  return { ...field, ...documentIdField };
}
