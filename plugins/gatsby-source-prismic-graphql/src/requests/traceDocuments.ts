import type { DocumentNode, GraphQLSchema, SelectionSetNode } from 'graphql';
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
import { documentIdField, documentIdKey } from './documentId';

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
 * Adds `_meta` with the id to every document in a query, so that the response contains the ids of the
 * documents it depends on.
 *
 * @param schema the repository's schema.
 * @returns nothing for a query that contains a list, because any new document may change the list, and
 * nothing for a query that would become too deep.
 */
export function traceDocuments(
  document: DocumentNode,
  schema: GraphQLSchema,
): DocumentNode | undefined {
  const typeInfo = new TypeInfo(schema);
  let isTraceable = true;
  const traced = visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field({ name }) {
        const isRoot = typeInfo.getParentType() === schema.getQueryType();
        if (
          isRoot &&
          name.value !== '__typename' &&
          !isDocument(schema, getNamedType(typeInfo.getType())?.name)
        ) {
          isTraceable = false;
        }
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
  return isTraceable && depthOf(traced) <= MAX_DEPTH_LEVELS ? traced : undefined;
}

/**
 * @returns ids of the documents in the response to a traced query; nothing when a document is missing.
 */
export function findDocuments(response: Record<string, unknown>): string[] | undefined {
  const documents = Object.entries(response).filter(([key]) => key !== '__typename');
  if (documents.some(([, document]) => !isRecord(document))) return undefined;
  const ids = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    if (!isRecord(value)) return;
    const id = isRecord(value._meta) ? value._meta[documentIdKey] : undefined;
    if (typeof id === 'string') ids.add(id);
    Object.values(value).forEach(collect);
  };
  collect(response);
  return [...ids];
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
