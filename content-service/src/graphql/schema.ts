import {
  GraphQLEnumType,
  GraphQLError,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import type { GraphQLFieldConfig, GraphQLFieldConfigMap, GraphQLInterfaceType } from 'graphql';
import type { Document } from '../model/assemble';
import type { CustomType, Model } from '../model/customTypes';
import { isJsonObject } from '../model/json';
import { commonType, connectionType, metaSorts } from './commonTypes';
import type { GraphqlContext } from './commonTypes';
import { documentArguments, selectDocuments, sortEnum, whereInput } from './documentArguments';
import type { DocumentArguments, PageArguments } from './documentArguments';
import { exposedTypes, typeNames, TypeRegistry } from './names';
import { FieldTypes } from './fields';

const schemas = new WeakMap<Model, GraphQLSchema>();

export function schemaOf(model: Model): GraphQLSchema {
  const schema = schemas.get(model) ?? makeSchema(model);
  schemas.set(model, schema);
  return schema;
}

function makeSchema(model: Model): GraphQLSchema {
  const registry = new TypeRegistry();
  const types = exposedTypes(model, registry);
  const fieldTypes = new FieldTypes(registry);
  const documentTypes = types.map((type) => documentType(type, fieldTypes));

  const fields: GraphQLFieldConfigMap<unknown, GraphqlContext> = {
    _allDocuments: allDocuments(types.map(({ id }) => id)),
  };
  types.forEach((type, index) => {
    const output = documentTypes[index];
    if (!output) return;
    const { single, all } = typeNames(type.id);
    if (type.hasUid) fields[single] ??= oneDocument(type, output);
    fields[all] ??= documentsOfType(type, output, registry);
  });
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields }),
    types: [...documentTypes, ...linkTypes.map((name) => commonType(name)), commonType('Json')],
  });
}

const linkTypes = ['_ExternalLink', '_FileLink', '_ImageLink'];
const documentInterface = commonType<GraphQLInterfaceType>('_Document');
const linkInterface = commonType<GraphQLInterfaceType>('_Linkable');

export function typeNameOf(value: unknown): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const { __typename: name, type } = value;
  return typeof name === 'string' ? name : typeNames(String(type)).type;
}

function documentType(type: CustomType, fieldTypes: FieldTypes) {
  const name = typeNames(type.id).type;
  return new GraphQLObjectType<Document, GraphqlContext>({
    name,
    interfaces: [documentInterface, linkInterface],
    fields: {
      ...fieldTypes.fieldsOf<Document>(name, type.fields, ({ data }) => data),
      _meta: { type: new GraphQLNonNull(commonType('Meta')), resolve: toMeta },
      _linkType: { type: GraphQLString, resolve: () => 'Link.document' },
    },
  });
}

function toMeta(document: Document) {
  return {
    ...document,
    alternateLanguages: document.alternate_languages,
    firstPublicationDate: document.first_publication_date,
    lastPublicationDate: document.last_publication_date,
  };
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
  registry: TypeRegistry,
): QueryField<DocumentArguments> {
  const names = typeNames(type.id);
  const where = whereInput(names.where, type.fields, registry);
  return {
    type: new GraphQLNonNull(connectionType(names, output)),
    args: documentArguments('uid', sortEnum(type), where),
    resolve: (_source, args, context) =>
      toConnection(selectDocuments([type.id], args, context, where), args),
  };
}

function allDocuments(exposed: readonly string[]): QueryField<DocumentArguments> {
  const names = { connection: '_DocumentConnection', edge: '_DocumentEdge' };
  const sortBy = new GraphQLEnumType({ name: 'SortDocumentsBy', values: metaSorts });
  return {
    type: new GraphQLNonNull(connectionType(names, documentInterface)),
    args: documentArguments('type', sortBy),
    resolve: (_source, args, context) =>
      toConnection(selectDocuments(exposed, args, context), args),
  };
}

/** Prismic has this limit, although its documentation still says 20. */
const PAGE_LIMIT = 100;

const cursorPrefix = 'arrayconnection:';

export function toCursor(index: number): string {
  return Buffer.from(cursorPrefix + index).toString('base64');
}

/** Returns undefined for an invalid cursor. The base64 padding is optional. */
export function toIndex(cursor: string | null | undefined): number | undefined {
  if (!cursor) return undefined;
  const text = Buffer.from(cursor, 'base64').toString();
  return /^arrayconnection:\d{1,15}$/.test(text)
    ? Number(text.slice(cursorPrefix.length))
    : undefined;
}

/**
 * Returns a page of a list as a Relay connection. `first` and `last` are silently limited to
 * `PAGE_LIMIT`.
 */
export function toConnection<T>(list: readonly T[], page: PageArguments) {
  const last = cap('last', page.last);
  const first = cap('first', page.first) ?? (last === undefined ? PAGE_LIMIT : undefined);
  const after = toIndex(page.after);
  const before = toIndex(page.before);
  const lower = after === undefined ? 0 : after + 1;
  const upper = Math.min(before ?? list.length, list.length);
  const end = first === undefined ? upper : Math.min(upper, lower + first);
  const start = last === undefined ? lower : Math.max(lower, end - last);
  const edges = list
    .slice(start, Math.max(start, end))
    .map((node, index) => ({ node, cursor: toCursor(start + index) }));
  return {
    pageInfo: {
      hasNextPage: first !== undefined && end < upper,
      hasPreviousPage: last !== undefined && start > lower,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    edges,
    totalCount: list.length,
  };
}

function cap(name: string, value: number | null | undefined): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (value < 0) throw new GraphQLError(`The argument "${name}" cannot be negative.`);
  return Math.min(value, PAGE_LIMIT);
}
