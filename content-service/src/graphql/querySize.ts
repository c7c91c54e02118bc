import { Kind } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

const introspectionFields = ['__schema', '__type'];

/** Fragments and introspection add no `depth`. Each use of a fragment adds all its `fields`. */
type QuerySize = { depth: number; fields: number };

const nothing: QuerySize = { depth: 0, fields: 0 };

/** Returns the depth of the deepest operation and the number of fields of the largest operation. */
export function querySize({ definitions }: DocumentNode): QuerySize {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  // Each fragment is measured once: measuring every use would take exponential time.
  const fragmentSizes = new Map<string, QuerySize>();

  const fragmentSize = (name: string): QuerySize => {
    const known = fragmentSizes.get(name);
    if (known) return known;
    const size = selectionsSize(fragments.get(name)?.selectionSet);
    fragmentSizes.set(name, size);
    return size;
  };
  const selectionsSize = (selectionSet: SelectionSetNode | undefined): QuerySize => {
    const sizes = (selectionSet?.selections ?? []).map((selection): QuerySize => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return fragmentSize(selection.name.value);
      const inner = selectionsSize(selection.selectionSet);
      if (selection.kind === Kind.INLINE_FRAGMENT) return inner;
      const isCounted = !introspectionFields.includes(selection.name.value);
      return { depth: isCounted ? 1 + inner.depth : 0, fields: 1 + inner.fields };
    });
    return sizes.reduce(
      (sum, size) => ({
        depth: Math.max(sum.depth, size.depth),
        fields: sum.fields + size.fields,
      }),
      nothing,
    );
  };

  return definitions.reduce((largest, node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return largest;
    const { depth, fields } = selectionsSize(node.selectionSet);
    return { depth: Math.max(largest.depth, depth), fields: Math.max(largest.fields, fields) };
  }, nothing);
}
