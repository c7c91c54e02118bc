import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { isDocumentKey, refKey, schemaKey } from '../requests/dependencies';
import type { Snapshot } from '../requests/snapshot';
import type { UrlsById } from './urlIndex';

export const refNodeType = 'PrismicRef';
const contentNodeType = 'PrismicContent';

/**
 * The node that represents the state of the content. Queries depend on it if it is not known which documents they
 * depend on. The digest includes the URLs of all documents, because a changed link resolver changes query results
 * even if the ref stays.
 */
export type RefNode = NodeInput & {
  ref: string;
  /** Digest of the URLs of all documents; the URL index is loaded with it. */
  urlDigest?: string;
};

/**
 * The ref node's `internal.content`, as JSON: not fields of the node, which Gatsby would add to its own schema.
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

/** The seed for the id of the node on which a query depends by a key of `Digests`, the same in all processes. */
export function toNodeSeed(api: string, key: string): string {
  return key === refKey ? `${refNodeType} ${api}` : `${contentNodeType} ${api} ${key}`;
}

/**
 * Creates a node for each document, and for each list of documents of a type. A query depends on the nodes of
 * its response, so that Gatsby runs a query again only when one of them has changed. The digest of a document
 * includes the URL of its page, because a changed link resolver changes responses even if the document stays.
 *
 * Nodes without changes stay as they are: Gatsby takes long to create 10,000 of them. All others are deleted,
 * those of another repository too, so that what depended on them runs again.
 *
 * @param urls of the documents.
 */
export async function updateContentNodes(
  api: string,
  { digests }: Snapshot,
  urls: UrlsById,
  { actions, createContentDigest, createNodeId, getNodesByType }: SourceNodesArgs,
): Promise<void> {
  const old = new Map(
    [...getNodesByType(contentNodeType), ...getNodesByType(refNodeType)].map((node) => [
      node.id,
      node,
    ]),
  );
  old.delete(createNodeId(toNodeSeed(api, refKey)));
  const { [schemaKey]: schema } = digests;
  for (const [key, digest] of Object.entries(digests)) {
    if (key === refKey || key === schemaKey) continue;
    const id = createNodeId(toNodeSeed(api, key));
    const url = isDocumentKey(key) ? urls.get(key) : undefined;
    const contentDigest = createContentDigest({ digest, url, schema });
    const node = old.get(id);
    old.delete(id);
    if (node?.internal.contentDigest === contentDigest) continue;
    await actions.createNode({ id, internal: { type: contentNodeType, contentDigest } });
  }
  for (const node of old.values()) actions.deleteNode(node);
}
