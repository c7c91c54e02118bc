import { isPresent } from './shape';

type Connection<Node> = {
  readonly edges: ReadonlyArray<{ readonly node: Node } | null> | null;
};

/** Maps the documents of a GraphQL connection in its order; those the mapper has nothing for are left out. */
export function toList<Node, View>(
  { edges }: Connection<Node>,
  toView: (node: Node) => View | undefined,
): View[] {
  return (edges ?? []).map((edge) => edge && toView(edge.node)).filter(isPresent);
}
