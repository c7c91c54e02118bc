import type { GatsbyCache, SourceNodesArgs } from 'gatsby';
import { findPages } from '../planning/findPages';
import { PrismicError } from '../PrismicError';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import type { Connection } from '../requests/connection';
import { toConnection } from '../requests/connection';
import type { Snapshot } from '../requests/snapshot';
import { readSnapshot } from '../requests/snapshot';
import { keepAddresses, readAddressDigest } from '../schema/addressBook';
import type { RefNode } from '../schema/refNode';
import { refNodeType, toRefNodeKey } from '../schema/refNode';

/**
 * Records the ref that `createSchemaCustomization` found, and the addresses that the documents have at
 * it, for all that comes after. The addresses are needed before any page is made: they say what must
 * be asked again.
 */
export async function sourceNodes(
  args: SourceNodesArgs,
  options: PrismicPluginOptions,
): Promise<void> {
  const { actions, cache, createContentDigest, createNodeId } = args;
  const connection = toConnection(options, cache);
  const snapshot = await readSnapshot(connection, cache);
  if (!snapshot) return;

  const { api } = connection;
  const { ref, integrationFieldsRef } = snapshot;
  const addresses = await findAddresses(connection, snapshot, options, args);
  const node: RefNode = {
    id: createNodeId(toRefNodeKey(api)),
    ref,
    integrationFieldsRef,
    addresses,
    internal: {
      type: refNodeType,
      contentDigest: createContentDigest({ api, ref, integrationFieldsRef, addresses }),
    },
  };
  await actions.createNode(node);
}

/** Digest of the addresses that are now kept. */
async function findAddresses(
  connection: Connection,
  snapshot: Snapshot,
  options: PrismicPluginOptions,
  { cache, createContentDigest, reporter }: SourceNodesArgs & { cache: GatsbyCache },
): Promise<string | undefined> {
  const activity = reporter.activityTimer('Prismic: addresses');
  activity.start();
  try {
    const { addresses } = await findPages(connection, snapshot, options, (count) =>
      activity.setStatus(`${count} documents`),
    );
    return await keepAddresses(connection, cache, addresses, createContentDigest);
  } catch (error) {
    // `createPages` meets the same failure and reports it; until then the addresses stay as they were.
    if (error instanceof PrismicError) return readAddressDigest(connection, cache);
    throw error;
  } finally {
    activity.end();
  }
}
