import type { GraphQLSchema } from 'graphql';
import {
  buildClientSchema,
  extendSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isUnionType,
  parse,
} from 'graphql';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import type { Snapshot } from '../requests/snapshot';
import type { Definition } from './defineCustomType';
import { defineCustomType } from './defineCustomType';
import type { CustomType } from './readCustomTypes';
import { readCustomTypes } from './readCustomTypes';

/** Both schemas have Prismic's type names. */
export type PrismicSchemas = {
  repository: GraphQLSchema;
  /** The repository's schema with the types of `customTypes`, which queries may use. */
  mounted: GraphQLSchema;
};

/** @throws PrismicError if a custom type cannot be read. */
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

/** Mounted schemas by the plugin's options. Only a refresh of `gatsby develop` replaces them. */
export const mountedSchemas = new WeakMap<PrismicPluginOptions, PrismicSchemas>();

/** Returns the mounted schemas, else those of the snapshot. */
export function schemasOf(snapshot: Snapshot, options: PrismicPluginOptions): PrismicSchemas {
  return mountedSchemas.get(options) ?? toPrismicSchemas(snapshot, options);
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

/**
 * Adds the types, fields and slices that Prismic's schema lacks. Prismic adds a type when its first
 * document is published, and a field or slice at the next publication.
 */
export function addCustomTypes(schema: GraphQLSchema, customTypes: CustomType[]): GraphQLSchema {
  const queryType = schema.getQueryType()?.name ?? 'Query';
  const definitions = customTypes
    .flatMap((customType) => defineCustomType(customType, queryType))
    .reduce(merge, new Map<string, Definition>());
  const added = [...definitions.values()]
    .map((definition) => toText(definition, schema))
    .join('\n');
  if (added.trim() === '') return schema;

  const missing = Object.entries(common).flatMap(([name, text]) =>
    schema.getType(name) || (typesOnDemand.has(name) && !added.includes(`: ${name}\n`))
      ? []
      : [text],
  );
  return extendSchema(schema, parse([...missing, added].join('\n')));
}

/** Merges definitions, because two ids may get one name, and each custom type extends `Query`. */
function merge(all: Map<string, Definition>, definition: Definition): Map<string, Definition> {
  const known = all.get(definition.name);
  if (!known) return all.set(definition.name, definition);
  if (known.kind !== definition.kind) return all;
  const members = new Map([...definition.members, ...known.members]);
  return all.set(definition.name, { ...known, members });
}

function toText(definition: Definition, schema: GraphQLSchema): string {
  const { kind, name } = definition;
  const known = membersOf(schema, definition);
  if (!known) return '';
  const lines = [...definition.members].flatMap(([member, line]) =>
    known.includes(member) ? [] : [line],
  );
  if (lines.length === 0) return '';
  if (schema.getType(name)) {
    return `extend ${kind} ${name} ${kind === 'union' ? `= ${lines.join(' | ')}` : block(lines)}`;
  }
  const interfaces = definition.implements ? ` implements ${definition.implements}` : '';
  return `${kind} ${name}${interfaces} ${kind === 'union' ? `= ${lines.join(' | ')}` : block(lines)}`;
}

const block = (lines: string[]) => `{\n${lines.join('\n')}\n}`;

function membersOf(schema: GraphQLSchema, { kind, name }: Definition): string[] | undefined {
  const type = schema.getType(name);
  if (!type) return [];
  if (kind === 'type' && isObjectType(type)) return Object.keys(type.getFields());
  if (kind === 'input' && isInputObjectType(type)) return Object.keys(type.getFields());
  if (kind === 'enum' && isEnumType(type)) return type.getValues().map((value) => value.name);
  if (kind === 'union' && isUnionType(type)) return type.getTypes().map((member) => member.name);
  return undefined;
}
