import { isPresent } from './shape';

/** GraphQL's list of documents. */
export type Connection<Node> = {
  readonly edges: ReadonlyArray<{ readonly node: Node } | null> | null;
};

/**
 * Maps the documents of GraphQL connections, one after the other and each in its order; those the
 * mapper has nothing for are left out.
 */
export function toList<Node, View>(
  connections: Connection<Node> | readonly Connection<Node>[],
  toView: (node: Node) => View | undefined,
): View[] {
  return [connections]
    .flat()
    .flatMap(({ edges }) => edges ?? [])
    .map((edge) => edge && toView(edge.node))
    .filter(isPresent);
}
