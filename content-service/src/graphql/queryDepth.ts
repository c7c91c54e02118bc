import { Kind } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

const INTROSPECTION = ['__schema', '__type'];

/**
 * How many levels of fields the deepest operation of a valid document has; a field of the top level
 * is at 1. Fragments are no level, and what introspection asks for does not count.
 */
export function queryDepth({ definitions }: DocumentNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  // Each is measured once: fragments within fragments would take time without end.
  const fragmentDepths = new Map<string, number>();

  const ofFragment = (name: string): number => {
    const known = fragmentDepths.get(name);
    if (known !== undefined) return known;
    const depth = ofSelections(fragments.get(name)?.selectionSet);
    fragmentDepths.set(name, depth);
    return depth;
  };
  const ofSelections = (selectionSet: SelectionSetNode | undefined): number => {
    const depths = (selectionSet?.selections ?? []).map((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet);
      if (INTROSPECTION.includes(selection.name.value)) return 0;
      return 1 + ofSelections(selection.selectionSet);
    });
    return depths.reduce((deepest, depth) => Math.max(deepest, depth), 0);
  };

  return definitions.reduce(
    (deepest, node) =>
      node.kind === Kind.OPERATION_DEFINITION
        ? Math.max(deepest, ofSelections(node.selectionSet))
        : deepest,
    0,
  );
}
