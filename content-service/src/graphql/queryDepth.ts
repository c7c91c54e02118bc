import { Kind } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

const introspectionFields = ['__schema', '__type'];

/**
 * The number of levels of fields in the deepest operation of a valid document. A field at the top
 * is at level 1. Fragments add no level, and introspection fields do not count.
 */
export function queryDepth({ definitions }: DocumentNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  // Measures each fragment once: nested fragments would otherwise take exponential time.
  const fragmentDepths = new Map<string, number>();

  const fragmentDepth = (name: string): number => {
    const known = fragmentDepths.get(name);
    if (known !== undefined) return known;
    const depth = selectionsDepth(fragments.get(name)?.selectionSet);
    fragmentDepths.set(name, depth);
    return depth;
  };
  const selectionsDepth = (selectionSet: SelectionSetNode | undefined): number => {
    const depths = (selectionSet?.selections ?? []).map((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return fragmentDepth(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return selectionsDepth(selection.selectionSet);
      if (introspectionFields.includes(selection.name.value)) return 0;
      return 1 + selectionsDepth(selection.selectionSet);
    });
    return depths.reduce((deepest, depth) => Math.max(deepest, depth), 0);
  };

  return definitions.reduce(
    (deepest, node) =>
      node.kind === Kind.OPERATION_DEFINITION
        ? Math.max(deepest, selectionsDepth(node.selectionSet))
        : deepest,
    0,
  );
}
