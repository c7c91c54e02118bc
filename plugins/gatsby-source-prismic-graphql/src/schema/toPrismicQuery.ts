import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLResolveInfo,
  GraphQLSchema,
  SelectionSetNode,
  VariableDefinitionNode,
} from 'graphql';
import { getOperationAST, Kind, OperationTypeNode, print, visit } from 'graphql';
import { isTypename, toAnswerable } from './toAnswerable';
import { removeTypePrefix } from './typePrefix';

type Selection = Pick<
  GraphQLResolveInfo,
  'fieldNodes' | 'fragments' | 'operation' | 'variableValues'
>;

/**
 * What stands under a `prismic` field, as a query of its own in Prismic's names. Aliases, arguments,
 * directives and fragments stay as written. Only the fragments and variables that it uses go along.
 *
 * @param schema the repository's own, names without the prefix.
 * @returns nothing when nothing is left to ask.
 */
export function toPrismicQuery(
  { fieldNodes, fragments, operation, variableValues }: Selection,
  schema: GraphQLSchema,
): { query: string; variables: Record<string, unknown> } | undefined {
  const selections = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  const document = toAnswerable(
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
  if (!query) throw new Error('The operation is lost.');
  if (query.selectionSet.selections.every(isTypename)) return undefined;
  const usedFragments = findFragments(document, query.selectionSet);
  const usedVariables = findVariables([query.selectionSet, ...usedFragments]);
  const isUsed = ({ variable }: VariableDefinitionNode) => usedVariables.has(variable.name.value);

  return {
    query: print({
      kind: Kind.DOCUMENT,
      definitions: [
        { ...query, variableDefinitions: query.variableDefinitions?.filter(isUsed) },
        ...usedFragments,
      ],
    }),
    variables: Object.fromEntries(
      Object.entries(variableValues).filter(([name]) => usedVariables.has(name)),
    ),
  };
}

/** A query in Gatsby's type names → in Prismic's. */
export function withoutPrefix(document: DocumentNode): DocumentNode {
  return visit(document, {
    NamedType: (node) => ({
      ...node,
      name: { ...node.name, value: removeTypePrefix(node.name.value) },
    }),
  });
}

/** Fragments that a selection reaches, through other fragments too, each once. */
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

function findVariables(nodes: (SelectionSetNode | FragmentDefinitionNode)[]): Set<string> {
  const names = new Set<string>();
  for (const node of nodes) {
    visit(node, {
      Variable: ({ name }) => {
        names.add(name.value);
      },
    });
  }
  return names;
}
