import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { isListKey } from '../requests/digests';
import type { Snapshot } from '../requests/snapshot';
import { refNodeType, toRefNodeKey } from './refNode';
import type { UrlsById } from './urlIndex';

const nodeType = 'PrismicContent';

/** The seed for the id of a node, which is the same in all of Gatsby's processes. */
export function toContentNodeKey(api: string, key: string): string {
  return `${nodeType} ${api} ${key}`;
}

/**
 * Creates a node for each document, and for each list of documents of a type. A query depends on the nodes of
 * its answer, so that Gatsby runs a query again only when one of them has changed. The digest of a document
 * includes the URL of its page, because a changed link resolver changes answers even if the document stays.
 *
 * Nodes without changes stay as they are: Gatsby takes long to create 10,000 of them. All others are deleted,
 * those of another repository too, so that what depended on them runs again.
 *
 * @param urls of the documents.
 */
export async function updateContentNodes(
  api: string,
  { digests, integrationFieldsRef }: Snapshot,
  urls: UrlsById,
  args: SourceNodesArgs,
): Promise<void> {
  const { actions, createContentDigest, createNodeId, getNodesByType } = args;
  const refNodeId = createNodeId(toRefNodeKey(api));
  const known = new Map(
    [...getNodesByType(nodeType), ...getNodesByType(refNodeType)].map((node) => [node.id, node]),
  );
  known.delete(refNodeId);
  for (const [key, digest] of Object.entries(digests ?? {})) {
    const id = createNodeId(toContentNodeKey(api, key));
    const url = isListKey(key) ? undefined : urls.get(key);
    const contentDigest = createContentDigest({ digest, url, integrationFieldsRef });
    const node = known.get(id);
    known.delete(id);
    if (node?.internal.contentDigest === contentDigest) continue;
    const internal = { type: nodeType, contentDigest };
    const created: NodeInput = { id, internal };
    await actions.createNode(created);
  }
  for (const node of known.values()) actions.deleteNode(node);
}
