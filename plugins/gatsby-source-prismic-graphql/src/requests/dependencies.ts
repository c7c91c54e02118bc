import { createHash } from 'node:crypto';
import type { DocumentNode, FieldNode, GraphQLSchema, SelectionSetNode } from 'graphql';
import {
  getNamedType,
  getOperationAST,
  isInterfaceType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { isRecord } from '../isRecord';
import { documentIdKey, isDocumentLink, visitObjects } from './documentFields';
import { documentIdField, fieldsOf, isTypename, keyOf, toArguments, toName } from './queryNodes';

export type Digests = Record<string, string>;

/** Prismic's ids never contain a colon, so these keys differ from every id. */
export const refKey = ':ref';
export const schemaKey = ':schema';

/** `type` is an id or GraphQL name: `landing-page`, `LandingPage`. `*` means all languages. */
export function listKey(type: string, lang = '*'): string {
  return `${type.replaceAll('-', '').toLowerCase()} ${lang}`;
}

export function toDigest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

/** Maximum depth of a query at Prismic. Fields that the plugin adds must not exceed it. */
const MAX_DEPTH_LEVELS = 9;

const meta: FieldNode = {
  kind: Kind.FIELD,
  name: toName('_meta'),
  selectionSet: { kind: Kind.SELECTION_SET, selections: [documentIdField] },
};

/** Lists by name. A document that is queried with an empty uid counts as a list without keys. */
export type TracedLists = Record<string, TracedList>;

type TracedList = {
  keys: string[];
  /** Number of requested uids. If all are found, the list does not depend on `keys`. */
  count?: number;
};

export type TracedQuery = {
  document: DocumentNode;
  toLists: (variables: Record<string, unknown>) => TracedLists;
};

type Root = { field: FieldNode; listed?: string };

/**
 * Adds the id to every document in a query, so that the response shows on which documents it
 * depends. Returns nothing if the query is for documents of all types, or becomes too deep.
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
        if (typeInfo.getParentType() !== schema.getQueryType() || isTypename(field)) return;
        const type = getNamedType(typeInfo.getType());
        const listed = typeOfList(type);
        if (listed || isDocument(type)) roots.push({ field, listed });
        else isTraceable = false;
      },
      SelectionSet: {
        leave(selectionSet) {
          return isDocument(typeInfo.getParentType())
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
    const name = keyOf(field);
    if (listed) lists[name] = toList(field, listed, variables);
    // Fallback pages query an empty uid, which no document has.
    else if (toArguments(field, variables).uid === '') lists[name] = { keys: [] };
  }
  return lists;
}

function typeOfList(connection: unknown): string | undefined {
  const edge = isObjectType(connection) && getNamedType(connection.getFields().edges?.type);
  const node = isObjectType(edge) && getNamedType(edge.getFields().node?.type);
  return isObjectType(node) ? node.name : undefined;
}

function toList(field: FieldNode, type: string, variables: Record<string, unknown>): TracedList {
  const { lang, uid_in, id_in } = toArguments(field, variables);
  const ids = Array.isArray(id_in) ? id_in.filter((id) => typeof id === 'string') : [];
  if (ids.length > 0) return { keys: ids };
  // Without `lang`, Prismic lists the master language. Its id is unknown here: use all languages.
  if (typeof lang !== 'string' || lang === '*') return { keys: [listKey(type)] };
  const keys = [listKey(type, lang)];
  return Array.isArray(uid_in) ? { keys, count: new Set(uid_in.filter(Boolean)).size } : { keys };
}

/** Includes documents that texts link to. Returns nothing if a document is missing. */
export function findDependencies(
  response: Record<string, unknown>,
  lists: TracedLists,
): string[] | undefined {
  const keys = new Set<string>();
  for (const [name, value] of Object.entries(response)) {
    if (name === '__typename') continue;
    const list = lists[name];
    if (!list && !isRecord(value)) return undefined;
    const edges = isRecord(value) && Array.isArray(value.edges) ? value.edges : [];
    if (list && list.count !== edges.length) for (const key of list.keys) keys.add(key);
  }
  visitObjects(response, (value) => {
    const id = isDocumentLink(value) ? value.id : value[documentIdKey];
    if (typeof id === 'string') keys.add(id);
  });
  return [...keys];
}

function isDocument(type: unknown): boolean {
  if (isInterfaceType(type)) return type.name === '_Document';
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === '_Document');
}

function depthOf(document: DocumentNode): number {
  const depth = (selectionSet: SelectionSetNode | undefined): number => {
    const fields = fieldsOf(selectionSet?.selections ?? [], document);
    return Math.max(0, ...fields.map((field) => 1 + depth(field.selectionSet)));
  };
  return depth(getOperationAST(document)?.selectionSet);
}
