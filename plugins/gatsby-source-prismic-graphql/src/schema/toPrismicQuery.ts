import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLResolveInfo,
  GraphQLSchema,
  SelectionSetNode,
  VariableDefinitionNode,
} from 'graphql';
import { getOperationAST, Kind, OperationTypeNode, visit } from 'graphql';
import { findVariables } from '../requests/findVariables';
import { isTypename, toSupportedQuery } from './toSupportedQuery';
import { removeTypePrefix } from './typePrefix';

type Selection = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'operation'>;

/** A query with Prismic's type names, and the names of its variables. */
export type PrismicQuery = { document: DocumentNode; variableNames: Set<string> };

/**
 * Converts the selection of a `prismic` field to a query with Prismic's type names. Aliases, arguments,
 * directives and fragments stay as written. The query contains only the fragments and variables that it
 * uses.
 *
 * @param schema the repository's schema, without prefixes.
 * @returns nothing when there is nothing to request.
 */
export function toPrismicQuery(
  { fieldNodes, fragments, operation }: Selection,
  schema: GraphQLSchema,
): PrismicQuery | undefined {
  const selections = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  const document = toSupportedQuery(
    withoutPrefix({
      kind: Kind.DOCUMENT,
      definitions: [
        {
          kind: Kind.OPERATION_DEFINITION,
          operation: OperationTypeNode.QUERY,
          variableDefinitions: operation.variableDefinitions,
          selectionSet: { kind: Kind.SELECTION_SET, selections },
        },
        ...Object.values(fragments),
      ],
    }),
    schema,
  );

  const query = getOperationAST(document);
  if (!query) throw new Error('The query has no operation.');
  if (query.selectionSet.selections.every(isTypename)) return undefined;
  const usedFragments = findFragments(document, query.selectionSet);
  const variableNames = findVariables([query.selectionSet, ...usedFragments]);
  const isUsed = ({ variable }: VariableDefinitionNode) => variableNames.has(variable.name.value);

  return {
    document: {
      kind: Kind.DOCUMENT,
      definitions: [
        { ...query, variableDefinitions: query.variableDefinitions?.filter(isUsed) },
        ...usedFragments,
      ],
    },
    variableNames,
  };
}

/** @returns the variables that a query uses, of all that there are. */
export function toVariables(
  { variableNames }: PrismicQuery,
  variableValues: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(variableValues).filter(([name]) => variableNames.has(name)),
  );
}

/** Converts a query with Gatsby's type names to Prismic's type names. */
export function withoutPrefix(document: DocumentNode): DocumentNode {
  return visit(document, {
    NamedType: (node) => ({
      ...node,
      name: { ...node.name, value: removeTypePrefix(node.name.value) },
    }),
  });
}

/** Finds the fragments that a selection uses, directly or through other fragments. */
function findFragments(document: DocumentNode, root: SelectionSetNode): FragmentDefinitionNode[] {
  const found = new Set<FragmentDefinitionNode>();
  const follow = (node: SelectionSetNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = document.definitions.find(
          (definition): definition is FragmentDefinitionNode =>
            definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name.value,
        );
        if (!fragment || found.has(fragment)) return;
        found.add(fragment);
        follow(fragment);
      },
    });
  follow(root);
  return [...found];
}
