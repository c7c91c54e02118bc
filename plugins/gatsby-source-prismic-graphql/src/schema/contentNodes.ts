import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { isDocumentKey, refKey, schemaKey } from '../requests/dependencies';
import type { Snapshot } from '../requests/snapshot';
import type { UrlsById } from './urlIndex';

export const refNodeType = 'PrismicRef';
const contentNodeType = 'PrismicContent';

/** A node for the ref, on which queries depend if their documents are not known. */
export type RefNode = NodeInput & {
  ref: string;
  /** The URLs are part of the node, because a changed link resolver changes results of queries. */
  urlDigest?: string;
};

/**
 * The ref node's `internal.content`, as JSON. Fields of the node would become part of Gatsby's
 * schema. They show a site whether a field is new or has been removed.
 */
export type RefNodeContent = {
  /** Fields of the repository's schema, such as `Article.title`. */
  schemaFields: string[];
  /** Fields from `customTypes` that the repository does not have, although it has their type. */
  absentFields: string[];
  /** Dates at which scheduled releases will be published: ISO 8601. */
  scheduled: string[];
};

/** Seed of a node's id, for a key of `Digests`. It is the same in all processes. */
export function toNodeSeed(api: string, key: string): string {
  return key === refKey ? `${refNodeType} ${api}` : `${contentNodeType} ${api} ${key}`;
}

/**
 * Creates a node for each document and each list. Queries depend on the nodes of their response, so
 * Gatsby runs a query again only if one has changed. A document's digest includes its URL, because
 * a changed link resolver changes responses.
 * Unchanged nodes are not created again, because Gatsby takes long to create 10,000. All others are
 * deleted, also from another repository, so that queries that depended on them run again.
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
