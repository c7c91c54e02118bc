import type { SourceNodesArgs } from 'gatsby';
import { toConnection } from './connection';
import type { PrismicPluginOptions } from './PrismicPluginOptions';
import type { RefNode } from './refNode';
import { refNodeType, toRefNodeKey } from './refNode';
import { readSnapshot } from './snapshot';

/** Records the ref that `createSchemaCustomization` found, for all that comes after. */
export async function sourceNodes(
  { actions, cache, createContentDigest, createNodeId }: SourceNodesArgs,
  options: PrismicPluginOptions,
): Promise<void> {
  const connection = toConnection(options);
  const snapshot = await readSnapshot(connection, cache);
  if (!snapshot) return;

  const { api } = connection;
  const { ref, integrationFieldsRef } = snapshot;
  const node: RefNode = {
    id: createNodeId(toRefNodeKey(api)),
    ref,
    integrationFieldsRef,
    internal: {
      type: refNodeType,
      contentDigest: createContentDigest({ api, ref, integrationFieldsRef }),
    },
  };
  await actions.createNode(node);
}
