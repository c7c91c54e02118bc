import type {
  DocumentNode,
  FieldNode,
  GraphQLObjectType,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql';
import {
  getNamedType,
  getOperationAST,
  isInterfaceType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  valueFromASTUntyped,
  visitWithTypeInfo,
} from 'graphql';
import { isRecord } from '../isRecord';
import { documentIdField, documentIdKey } from './documentId';
import { listKey, listPart } from './digests';
import { firstPublicationField } from './documentEntries';
import type { EqualDocuments } from './equalDocuments';

/** Prismic's maximum depth of a query. The fields that we add must not exceed it. */
const MAX_DEPTH_LEVELS = 9;

const meta = {
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: '_meta' },
  selectionSet: {
    kind: Kind.SELECTION_SET,
    selections: [documentIdField],
  },
} as const;

/**
 * The lists in a query by their names in the response, with the keys of what they depend on besides the documents
 * in the response. A document with an empty uid is here too, as a list that depends on nothing.
 */
export type TracedLists = Record<string, TracedList>;

type TracedList = {
  keys: string[];
  /** Number of the uids of a list by uids: while it contains that many documents, no other can change it. */
  uids?: number;
  /** The field of its order: documents with the same value may change places with each other. */
  order?: { list: string; field: string };
};

/** A query whose response tells what it depends on, and its lists with the values of its variables. */
export type TracedQuery = {
  document: DocumentNode;
  toLists: (variables: Record<string, unknown>) => TracedLists;
};

/** A field of the query type. One without a listed type is a document. */
type Root = { field: FieldNode; listed?: GraphQLObjectType };

/**
 * Adds `_meta` with the id to every document in a query, so that the response contains the ids of the
 * documents it depends on.
 *
 * @param schema the repository's schema.
 * @returns nothing for a query of documents of all types, and nothing for one that would become too deep.
 */
export function traceDocuments(
  document: DocumentNode,
  schema: GraphQLSchema,
): TracedQuery | undefined {
  const typeInfo = new TypeInfo(schema);
  const roots: Root[] = [];
  let isTraceable = true;
  const traced = visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field(field) {
        if (typeInfo.getParentType() !== schema.getQueryType()) return;
        const type = getNamedType(typeInfo.getType())?.name;
        if (field.name.value === '__typename') return;
        const listed = typeOfList(schema, type);
        if (listed || isDocument(schema, type)) roots.push({ field, listed });
        else isTraceable = false;
      },
      SelectionSet: {
        leave(selectionSet) {
          return isDocument(schema, typeInfo.getParentType()?.name)
            ? { ...selectionSet, selections: [...selectionSet.selections, meta] }
            : undefined;
        },
      },
    }),
  );
  return isTraceable && depthOf(traced) <= MAX_DEPTH_LEVELS
    ? { document: traced, toLists: (variables) => toLists(roots, variables) }
    : undefined;
}

function toLists(roots: readonly Root[], variables: Record<string, unknown>): TracedLists {
  const lists: TracedLists = {};
  for (const { field, listed } of roots) {
    const name = (field.alias ?? field.name).value;
    if (listed) lists[name] = toList(field, listed, variables);
    // It finds no document, whatever is published: the page is that of previews.
    else if (toArguments(field, variables).uid === '') lists[name] = { keys: [] };
  }
  return lists;
}

/** @returns the type of the documents in a connection; nothing for documents of any type. */
function typeOfList(
  schema: GraphQLSchema,
  connection: string | undefined,
): GraphQLObjectType | undefined {
  const type = connection === undefined ? undefined : schema.getType(connection);
  const edge = isObjectType(type) && getNamedType(type.getFields().edges?.type);
  const node = isObjectType(edge) && getNamedType(edge.getFields().node?.type);
  return isObjectType(node) ? node : undefined;
}

/** Arguments of a list, besides `sortBy` and `where`, that look at no field of a document. */
const plainArguments = ['lang', 'uid', 'uid_in', 'first', 'last', 'after', 'before'];

/** @returns the arguments of a field, with the values of variables. */
export function toArguments(
  field: FieldNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const values = (field.arguments ?? []).map(
    ({ name, value }) => [name.value, valueFromASTUntyped(value, variables)] as const,
  );
  return Object.fromEntries(values);
}

function toList(
  field: FieldNode,
  type: GraphQLObjectType,
  variables: Record<string, unknown>,
): TracedList {
  const { lang, uid_in: uids, sortBy, where, ...others } = toArguments(field, variables);
  // Without a language the list is of the master language, whose id the query does not tell.
  const language = typeof lang === 'string' ? lang : undefined;
  const { parts, orderField } = Object.keys(others).every((name) => plainArguments.includes(name))
    ? findParts(sortBy, where, type)
    : {};
  const list: TracedList = {
    keys: (parts ?? [undefined]).map((part) => listKey(type.name, language, part)),
    ...(orderField && { order: { list: listKey(type.name, language), field: orderField } }),
  };
  if (language === undefined || language === '*') return list;
  // No document has an empty uid.
  return Array.isArray(uids) ? { ...list, uids: new Set(uids.filter(Boolean)).size } : list;
}

/**
 * Finds what decides which documents a list has, and in which order: the documents with a link, or the values
 * of the fields in its condition and order.
 *
 * @returns no parts when it may be anything in the documents.
 */
function findParts(
  sortBy: unknown,
  where: unknown,
  type: GraphQLObjectType,
): { parts?: string[]; orderField?: string } {
  const fields = type.getFields();
  const conditions = Object.entries(isRecord(where) ? where : {});
  const isLink = (field: string) => getNamedType(fields[field]?.type)?.name === '_Linkable';
  for (const [field, id] of conditions) {
    if (isLink(field) && typeof id === 'string' && id !== '') {
      return { parts: [listPart.link(field, id)] };
    }
  }
  const orderField = /^(.+)_(?:ASC|DESC)$/.exec(typeof sortBy === 'string' ? sortBy : '')?.[1];
  // The condition `published_after` looks at the field `published`.
  const fieldOf = (name: string) =>
    [name, name.replace(/_[a-z]+$/, '')].find((field) => fields[field] !== undefined);
  const isKnown = ([name, value]: [string, unknown]) =>
    fieldOf(name) !== undefined && !isRecord(value) && !Array.isArray(value);
  const canOrder =
    orderField !== undefined && (fields[orderField] || orderField === firstPublicationField);
  if (!canOrder || !conditions.every(isKnown)) return {};
  const names = new Set([orderField, ...conditions.map(([name]) => fieldOf(name) ?? name)]);
  return { parts: [...names].map(listPart.values), orderField };
}

/**
 * @param lists of the query.
 * @param toEqual of the documents at the ref of the response.
 * @returns ids of the documents in the response to a traced query, and keys of its lists; nothing when a
 * document is missing.
 */
export function findDependencies(
  response: Record<string, unknown>,
  lists: TracedLists,
  toEqual: EqualDocuments,
): string[] | undefined {
  const entries = Object.entries(response).filter(([key]) => key !== '__typename');
  if (entries.some(([name, value]) => !isRecord(value) && !lists[name])) return undefined;
  const ids = new Set<string>();
  for (const [name, value] of entries) {
    const list = lists[name];
    const edges = isRecord(value) && Array.isArray(value.edges) ? value.edges : [];
    if (!list || list.uids === edges.length) continue;
    for (const key of list.keys) ids.add(key);
    if (!list.order) continue;
    for (const edge of edges) {
      const id = idOf(isRecord(edge) ? edge.node : undefined);
      const key = id && toEqual(list.order.list, list.order.field, id);
      if (key) ids.add(key);
    }
  }
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    if (!isRecord(value)) return;
    const id = idOf(value);
    if (id !== undefined) ids.add(id);
    Object.values(value).forEach(collect);
  };
  collect(response);
  return [...ids];
}

function idOf(value: unknown): string | undefined {
  const id = isRecord(value) && isRecord(value._meta) ? value._meta[documentIdKey] : undefined;
  return typeof id === 'string' ? id : undefined;
}

function isDocument(schema: GraphQLSchema, name: string | undefined): boolean {
  const type = name === undefined ? undefined : schema.getType(name);
  if (isInterfaceType(type)) return type.name === '_Document';
  return (
    isObjectType(type) &&
    type.getInterfaces().some((implemented) => implemented.name === '_Document')
  );
}

function depthOf(document: DocumentNode): number {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet] as const]
        : [],
    ),
  );
  const depth = (selectionSet: SelectionSetNode | undefined): number =>
    Math.max(
      0,
      ...(selectionSet?.selections ?? []).map((selection) => {
        if (selection.kind === Kind.FIELD) return 1 + depth(selection.selectionSet);
        return depth(
          selection.kind === Kind.INLINE_FRAGMENT
            ? selection.selectionSet
            : fragments.get(selection.name.value),
        );
      }),
    );
  return depth(getOperationAST(document)?.selectionSet);
}
