import type { NodeInput } from 'gatsby';
import type { ContentRefs } from '../requests/askGraphQL';

export const refNodeType = 'PrismicRef';

/**
 * The node that stands for the state of the content: every query of Prismic depends on it,
 * so Gatsby runs them again when its digest changes, and none when it does not. The digest is also
 * made of the addresses: a link resolver that changes with the ref unchanged changes answers too.
 */
export type RefNode = NodeInput &
  ContentRefs & {
    /** Digest of the addresses of all documents, under which they are kept. */
    addresses?: string;
  };

/** Text from which Gatsby makes the node's id: the same in all its processes. */
export function toRefNodeKey(api: string): string {
  return `${refNodeType} ${api}`;
}
