import type { NodeInput } from 'gatsby';
import type { ContentRefs } from './askGraphQL';

export const refNodeType = 'PrismicRef';

/**
 * The node that stands for the state of the content: every query of Prismic depends on it,
 * so Gatsby runs them again when its digest changes, and none when it does not.
 */
export type RefNode = NodeInput & ContentRefs;

/** Text from which Gatsby makes the node's id: the same in all its processes. */
export function toRefNodeKey(api: string): string {
  return `${refNodeType} ${api}`;
}
