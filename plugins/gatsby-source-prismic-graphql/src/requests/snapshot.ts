import type { GatsbyCache } from 'gatsby';
import type { IntrospectionQuery } from 'graphql';
import { getIntrospectionQuery } from 'graphql';
import { isRecord } from '../isRecord';
import { PrismicError } from '../PrismicError';
import type { Metadata } from './fetchMetadata';
import { fetchMetadata } from './fetchMetadata';
import { dropCachedResponses, queryWithCache } from './queryCache';
import type { RepositoryConnection } from './repositoryConnection';
import { reuseCachedResponses } from './reuseCachedResponses';

/** The repository's metadata and schema, which stay the same during a run of Gatsby. */
export type Snapshot = Metadata & { introspection: IntrospectionQuery };

const toKey = ({ api }: RepositoryConnection) => `snapshot ${api}`;

/**
 * Fetches the current ref and, if it is not cached, the schema at this ref. Copies the cached responses
 * that a new ref does not change, and removes the responses of refs that no longer exist. Caches the
 * result on disk, for Gatsby's other processes.
 *
 * @throws PrismicError when the repository cannot be read.
 */
export async function takeSnapshot(
  connection: RepositoryConnection,
  cache: GatsbyCache,
): Promise<Snapshot> {
  const metadata = await fetchMetadata(connection);
  const last = await readSnapshot(connection, cache);
  const snapshot = { ...metadata, introspection: await introspect(connection, metadata) };
  if (last) await reuseCachedResponses(connection, last, snapshot);
  await dropCachedResponses(connection, [...metadata.refs, metadata.ref]);
  await cache.set(toKey(connection), snapshot);
  return snapshot;
}

/** The last snapshot, which another process of the same site may have taken. */
export async function readSnapshot(
  connection: RepositoryConnection,
  cache: GatsbyCache,
): Promise<Snapshot | undefined> {
  return (await cache.get(toKey(connection))) as Snapshot | undefined;
}

async function introspect(
  connection: RepositoryConnection,
  refs: Metadata,
): Promise<IntrospectionQuery> {
  const data = await queryWithCache(connection, { ...refs, query: getIntrospectionQuery() });
  if (!isRecord(data.__schema)) {
    throw new PrismicError(
      `${connection.graphql} is not a valid Prismic GraphQL endpoint: its response does not contain a schema.`,
    );
  }
  return data as unknown as IntrospectionQuery;
}
