import { isRecord } from '../isRecord';
import type { DocumentEdge } from '../PrismicPluginOptions';

/** Prismic's maximum number of documents in a response. */
export const PAGE_SIZE = 20;

/** Sends a query at the preview's ref. */
export type SendQuery = (
  query: string,
  variables: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

/**
 * Collects the variables of a query. All values are variables, so that none of them is read as GraphQL.
 */
export function createVariables() {
  const names = new Map<string, string>();
  const variables: Record<string, string | string[]> = {};
  return {
    variables,
    toVariable(value: string | string[]): string {
      const key = JSON.stringify(value);
      const name = names.get(key) ?? `v${names.size}`;
      names.set(key, name);
      variables[name] = value;
      return `$${name}`;
    },
    declare: () =>
      Object.entries(variables)
        .map(([name, value]) => `$${name}: ${Array.isArray(value) ? '[String!]' : 'String'}`)
        .join(', '),
  };
}

/** @param list a list in the response to a query. */
export function readEdges(list: unknown): DocumentEdge[] {
  const edges = isRecord(list) && Array.isArray(list.edges) ? list.edges : [];
  return edges.filter((edge): edge is DocumentEdge => isRecord(edge) && isRecord(edge.node));
}
