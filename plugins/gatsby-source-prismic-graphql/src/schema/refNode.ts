import type { NodeInput } from 'gatsby';
import type { ContentRefs } from '../requests/queryGraphQL';

export const refNodeType = 'PrismicRef';

/**
 * The node that represents the state of the content. Queries depend on it where it is not known which
 * documents they depend on (contentNodes.ts). The digest includes the URLs of all documents, because a
 * changed link resolver changes query results even if the ref stays.
 */
export type RefNode = NodeInput &
  ContentRefs & {
    /** Digest of the URLs of all documents; the URL index is loaded with it. */
    urlDigest?: string;
  };

/**
 * The node's `internal.content`, as JSON: not fields of the node, which Gatsby would add to its own schema.
 * A site can tell by them a field that has gone from one that is new.
 */
export type RefNodeContent = {
  /** The fields of the repository's schema, such as `Article.title`. */
  schemaFields: string[];
  /** Fields that `customTypes` define and the repository's schema lacks, although it has their type. */
  absentFields: string[];
  /** When the repository will publish its scheduled releases: ISO 8601. */
  scheduled: string[];
};

/** The seed for the node's id, which is the same in all of Gatsby's processes. */
export function toRefNodeKey(api: string): string {
  return `${refNodeType} ${api}`;
}
