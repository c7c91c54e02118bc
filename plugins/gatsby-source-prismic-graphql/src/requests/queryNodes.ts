import type {
  ASTNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  NameNode,
  SelectionNode,
} from 'graphql';
import { Kind, valueFromASTUntyped, visit } from 'graphql';
import { documentIdKey } from './documentFields';

export const toName = (value: string): NameNode => ({ kind: Kind.NAME, value });

export const documentIdField: FieldNode = {
  kind: Kind.FIELD,
  alias: toName(documentIdKey),
  name: toName('id'),
};

export const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;

export function isTypename(selection: SelectionNode): boolean {
  return selection.kind === Kind.FIELD && selection.name.value === '__typename';
}

export function toArguments(
  field: FieldNode,
  variables: Record<string, unknown> = {},
): Record<string, unknown> {
  const values = (field.arguments ?? []).map(
    ({ name, value }) => [name.value, valueFromASTUntyped(value, variables)] as const,
  );
  return Object.fromEntries(values);
}

export function fragmentsOf({ definitions }: DocumentNode): FragmentDefinitionNode[] {
  return definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
}

/** Returns the fields of selections and of their fragments, with the directives of the fragments. */
export function fieldsOf(
  selections: readonly SelectionNode[],
  document: DocumentNode,
): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const { directives = [] } = selection;
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : fragmentsOf(document).find(({ name }) => name.value === selection.name.value);
    return fieldsOf(fragment?.selectionSet.selections ?? [], document).map((field) => ({
      ...field,
      directives: [...directives, ...(field.directives ?? [])],
    }));
  });
}

export function findVariables(nodes: readonly ASTNode[]): Set<string> {
  const names = new Set<string>();
  for (const node of nodes) {
    visit(node, {
      VariableDefinition: () => false,
      Variable: ({ name }) => {
        names.add(name.value);
      },
    });
  }
  return names;
}
