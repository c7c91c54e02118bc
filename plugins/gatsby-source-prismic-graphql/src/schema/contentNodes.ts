import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { refKey, schemaKey } from '../requests/dependencies';
import type { Snapshot } from '../requests/snapshot';

export const refNodeType = 'PrismicRef';
const contentNodeType = 'PrismicContent';

/** A query depends on this node if the documents in its response are not known. */
export type RefNode = NodeInput & {
  ref: string;
  /** Digest of all URLs, because a changed link resolver changes results of queries. */
  urlDigest?: string;
};

/**
 * This object is JSON in `internal.content`, because Gatsby would add fields of the node to its
 * schema. From this object, a site can see whether a field is new or has been removed.
 */
export type RefNodeContent = {
  /** Fields of the repository's schema, such as `Article.title`. */
  schemaFields: string[];
  /** Fields from `customTypes` that the repository lacks, although it has their type. */
  absentFields: string[];
  /** Dates of scheduled releases, in ISO 8601. */
  scheduled: string[];
};

/** Returns the seed of a node's id, which is the same in all processes. */
export function toNodeSeed(api: string, key: string): string {
  return key === refKey ? `${refNodeType} ${api}` : `${contentNodeType} ${api} ${key}`;
}

/**
 * Creates a node for each document and list, and deletes all other nodes. A query depends on the
 * nodes of its response, so Gatsby runs the query again only if one of them has changed. Skips
 * unchanged nodes, because Gatsby takes long to create 10,000. A document's node contains its URL,
 * which resolvers read from the node, also in Gatsby's query workers.
 */
export async function updateContentNodes(
  api: string,
  { digests }: Snapshot,
  urls: ReadonlyMap<string, string>,
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
  for (const key of new Set([...Object.keys(digests), ...urls.keys()])) {
    if (key === refKey || key === schemaKey) continue;
    const id = createNodeId(toNodeSeed(api, key));
    const content = urls.get(key);
    const contentDigest = createContentDigest({ digest: digests[key], content, schema });
    const node = old.get(id);
    old.delete(id);
    if (node?.internal.contentDigest === contentDigest) continue;
    await actions.createNode({ id, internal: { type: contentNodeType, contentDigest, content } });
  }
  for (const node of old.values()) actions.deleteNode(node);
}
