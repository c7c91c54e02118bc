import { isPresent } from './cmsValues';

/** Keeps the first document of each id, because an editor may have picked a document twice. */
export function withoutRepeats<View extends { id: string }>(views: readonly View[]): View[] {
  const seen = new Set<string>();
  return views.filter(({ id }) => !seen.has(id) && seen.add(id));
}

export type Connection<Node> = {
  readonly edges: ReadonlyArray<{ readonly node: Node } | null> | null;
};

export function toList<Node, View>(
  connection: Connection<Node> | null | undefined,
  toView: (node: Node) => View | undefined,
): View[] {
  return (connection?.edges ?? []).map((edge) => edge && toView(edge.node)).filter(isPresent);
}
