import { GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import type { GraphQLFieldConfig, GraphQLFieldConfigMap } from 'graphql';
import type { Document } from '../model/assemble';
import type { CustomType, Model } from '../model/customTypes';
import { isJsonObject } from '../model/json';
import { commonTypes, jsonScalar } from './commonTypes';
import type { CommonTypes, GraphqlContext } from './commonTypes';
import { toConnection } from './relayConnection';
import { documentArguments, selectDocuments, sortEnum, whereInput } from './documentArguments';
import type { DocumentArguments } from './documentArguments';
import { exposedTypes, typeNames, TypeRegistry } from './names';
import { FieldTypes } from './fields';

const schemas = new WeakMap<Model, GraphQLSchema>();

/** The schema that Prismic generates from the custom types. */
export function schemaOf(model: Model): GraphQLSchema {
  const schema = schemas.get(model) ?? makeSchema(model);
  schemas.set(model, schema);
  return schema;
}

function makeSchema(model: Model): GraphQLSchema {
  const registry = new TypeRegistry();
  const types = exposedTypes(model, registry);
  const typeNamesById = new Map(types.map(({ id }) => [id, typeNames(id).type]));
  const common = commonTypes((value) => {
    if (!isJsonObject(value)) return undefined;
    return typeof value.__typename === 'string'
      ? value.__typename
      : typeNamesById.get(String(value.type));
  });
  const fieldTypes = new FieldTypes(registry, common.linkable);
  const documentTypes = new Map(
    types.map((type) => [type.id, documentType(type, common, fieldTypes)]),
  );

  const fields: GraphQLFieldConfigMap<unknown, GraphqlContext> = {
    _allDocuments: allDocuments(common, typeNamesById),
  };
  for (const type of types) {
    const output = documentTypes.get(type.id);
    if (!output) continue;
    const { single, all } = typeNames(type.id);
    if (type.hasUid) fields[single] ??= oneDocument(type, output);
    fields[all] ??= documentsOfType(type, output, common, registry);
  }
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields }),
    types: [...documentTypes.values(), ...common.links, jsonScalar],
  });
}

function documentType(type: CustomType, common: CommonTypes, fieldTypes: FieldTypes) {
  const name = typeNames(type.id).type;
  return new GraphQLObjectType<Document, GraphqlContext>({
    name,
    interfaces: [common.document, common.linkable],
    fields: {
      ...fieldTypes.fieldsOf<Document>(name, type.fields, ({ data }) => data),
      _meta: { type: new GraphQLNonNull(common.meta), resolve: (document) => document },
      _linkType: { type: GraphQLString, resolve: () => 'Link.document' },
    },
  });
}

type QueryField<Args> = GraphQLFieldConfig<unknown, GraphqlContext, Args>;

function oneDocument(
  { id }: CustomType,
  type: GraphQLObjectType,
): QueryField<{ uid: string; lang: string }> {
  const text = { type: new GraphQLNonNull(GraphQLString) };
  return {
    type,
    args: { uid: text, lang: text },
    resolve: (_source, { uid, lang }, { snapshot }) =>
      snapshot.withUid(id, uid).find((document) => lang === '*' || document.lang === lang) ?? null,
  };
}

function documentsOfType(
  type: CustomType,
  output: GraphQLObjectType,
  common: CommonTypes,
  registry: TypeRegistry,
): QueryField<DocumentArguments> {
  const names = typeNames(type.id);
  const where = whereInput(names.where, type.fields, registry);
  return {
    type: new GraphQLNonNull(common.connection(names, output)),
    args: documentArguments('uid', sortEnum(type), common, where),
    resolve: (_source, args, context) => {
      const documents = context.snapshot.ofType(type.id);
      return toConnection(selectDocuments(documents, args, context, where), args);
    },
  };
}

function allDocuments(
  common: CommonTypes,
  exposed: ReadonlyMap<string, string>,
): QueryField<DocumentArguments> {
  const names = { connection: '_DocumentConnection', edge: '_DocumentEdge' };
  return {
    type: new GraphQLNonNull(common.connection(names, common.document)),
    args: documentArguments('type', common.sortDocumentsBy, common),
    resolve: (_source, args, context) => {
      const documents = context.snapshot.documents.filter(({ type }) => exposed.has(type));
      return toConnection(selectDocuments(documents, args, context), args);
    },
  };
}
