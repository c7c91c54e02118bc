import { Kind } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

const introspectionFields = ['__schema', '__type'];

/** Returns the levels of fields of the deepest operation. Introspection does not count. */
export function queryDepth({ definitions }: DocumentNode): number {
  // Each fragment is measured once: measuring every use would take exponential time.
  const fragmentDepths = new Map<string, number>();

  const fragmentDepth = (name: string): number => {
    const known = fragmentDepths.get(name);
    if (known !== undefined) return known;
    const fragment = definitions.find(
      (node): node is FragmentDefinitionNode =>
        node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name,
    );
    const depth = depthOf(fragment?.selectionSet);
    fragmentDepths.set(name, depth);
    return depth;
  };
  const depthOf = (selectionSet: SelectionSetNode | undefined): number => {
    const depths = (selectionSet?.selections ?? []).map((selection): number => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return fragmentDepth(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet);
      const isCounted = !introspectionFields.includes(selection.name.value);
      return isCounted ? 1 + depthOf(selection.selectionSet) : 0;
    });
    return Math.max(0, ...depths);
  };
  return Math.max(
    ...definitions.map((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? depthOf(node.selectionSet) : 0,
    ),
  );
}
