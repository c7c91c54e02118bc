import type { GraphQLSchema, NameNode, TypeDefinitionNode } from 'graphql';
import {
  buildClientSchema,
  extendSchema,
  isTypeDefinitionNode,
  Kind,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import type { Snapshot } from '../requests/snapshot';
import { defineCustomType, readCustomTypes } from './customTypes';
import type { CustomType } from './customTypes';

/** `mounted` also has the types of `customTypes`. Both schemas have Prismic's type names. */
export type PrismicSchemas = {
  repository: GraphQLSchema;
  mounted: GraphQLSchema;
};

export function toPrismicSchemas(
  { introspection }: Pick<Snapshot, 'introspection'>,
  { customTypes }: Pick<PrismicPluginOptions, 'customTypes'>,
): PrismicSchemas {
  const repository = buildClientSchema(introspection);
  return {
    repository,
    mounted: customTypes ? addCustomTypes(repository, readCustomTypes(customTypes)) : repository,
  };
}

/** Types of every repository, to which the types of documents refer. */
const common: Record<string, string> = {
  Json: 'scalar Json',
  Long: 'scalar Long',
  Date: 'scalar Date',
  DateTime: 'scalar DateTime',
  GeoPoint: 'type GeoPoint { latitude: Float longitude: Float }',
  _Document: 'interface _Document { _meta: Meta! }',
  _Linkable: 'interface _Linkable { _linkType: String }',
  _ExternalLink:
    'type _ExternalLink implements _Linkable { url: String! target: String _linkType: String }',
  _FileLink:
    'type _FileLink implements _Linkable { name: String! url: String! size: Long! _linkType: String }',
  _ImageLink: `type _ImageLink implements _Linkable {
    name: String! url: String! size: Long! height: Int! width: Int! _linkType: String
  }`,
  Meta: `type Meta {
    id: String! uid: String type: String! tags: [String!]! lang: String!
    alternateLanguages: [RelatedDocument!]!
    firstPublicationDate: DateTime lastPublicationDate: DateTime
  }`,
  RelatedDocument: 'type RelatedDocument { id: String! uid: String type: String! lang: String! }',
  PageInfo: `type PageInfo {
    hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String
  }`,
  similar: 'input similar { documentId: String! max: Int! }',
};

const typesOnDemand = new Set(['Date', 'GeoPoint']);

/** Prismic adds a type with its first published document, a field or slice with the next one. */
export function addCustomTypes(schema: GraphQLSchema, customTypes: CustomType[]): GraphQLSchema {
  const queryType = schema.getQueryType()?.name ?? 'Query';
  const known = new Map<string, { kind: Kind; members: Set<string> }>();
  for (const type of parseTypes(printSchema(schema))) {
    const members = new Set<string>();
    takeNewMembers(type, members, false);
    known.set(type.name.value, { kind: type.kind, members });
  }
  // Two ids may get the same name, and each custom type extends `Query`.
  const added = customTypes
    .flatMap((customType) => parseTypes(defineCustomType(customType, queryType)))
    .flatMap((type) => {
      const before = known.get(type.name.value);
      if (before && before.kind !== type.kind) return [];
      const { kind, members } = before ?? { kind: type.kind, members: new Set<string>() };
      const { size } = members;
      const definition = print(takeNewMembers(type, members, before !== undefined));
      if (members.size === size) return [];
      known.set(type.name.value, { kind, members });
      return before ? `extend ${definition}` : definition;
    })
    .join('\n');
  if (added === '') return schema;

  const missing = Object.entries(common).flatMap(([name, text]) =>
    schema.getType(name) || (typesOnDemand.has(name) && !added.includes(`: ${name}\n`))
      ? []
      : [text],
  );
  return extendSchema(schema, parse([...missing, added].join('\n')));
}

function parseTypes(text: string): TypeDefinitionNode[] {
  return text.trim() === '' ? [] : parse(text).definitions.filter(isTypeDefinitionNode);
}

/**
 * Returns the type with the fields, values or types that `members` lacks, and adds their names to
 * `members`. Several members may have the same name. An extension repeats no interfaces.
 */
function takeNewMembers(
  type: TypeDefinitionNode,
  members: Set<string>,
  isExtension: boolean,
): TypeDefinitionNode {
  // `visit` removes a node for `null`, and keeps it unread for `false`.
  const takeNew = ({ name: { value } }: { name: NameNode }) => {
    if (members.has(value)) return null;
    members.add(value);
    return false;
  };
  const interfaces = isExtension ? null : false;
  return visit(type, {
    FieldDefinition: takeNew,
    InputValueDefinition: takeNew,
    EnumValueDefinition: takeNew,
    NamedType: (name) => (type.kind === Kind.UNION_TYPE_DEFINITION ? takeNew(name) : interfaces),
  });
}
