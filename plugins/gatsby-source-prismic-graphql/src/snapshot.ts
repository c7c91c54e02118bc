import type { GatsbyCache } from 'gatsby';
import type { IntrospectionQuery } from 'graphql';
import { getIntrospectionQuery } from 'graphql';
import { askGraphQL } from './askGraphQL';
import type { Connection } from './connection';
import type { Metadata } from './fetchMetadata';
import { fetchMetadata } from './fetchMetadata';
import { isRecord } from './isRecord';
import { PrismicError } from './PrismicError';

/** The repository as one run of Gatsby sees it. Prismic's schema belongs to the ref. */
export type Snapshot = Metadata & { introspection: IntrospectionQuery };

const toKey = ({ api }: Connection) => `snapshot ${api}`;

/**
 * Asks for the master ref, and for the schema when it is not the last one's.
 * The result is kept on disk under one key: what it replaces will not be asked for again.
 *
 * @throws PrismicError when the repository cannot be read.
 */
export async function takeSnapshot(connection: Connection, cache: GatsbyCache): Promise<Snapshot> {
  const metadata = await fetchMetadata(connection);
  const last = await readSnapshot(connection, cache);
  const introspection =
    last?.ref === metadata.ref ? last.introspection : await introspect(connection, metadata);
  const snapshot = { ...metadata, introspection };
  await cache.set(toKey(connection), snapshot);
  return snapshot;
}

/** The last snapshot taken, by this process or another one of the same site. */
export async function readSnapshot(
  connection: Connection,
  cache: GatsbyCache,
): Promise<Snapshot | undefined> {
  return (await cache.get(toKey(connection))) as Snapshot | undefined;
}

async function introspect(connection: Connection, refs: Metadata): Promise<IntrospectionQuery> {
  const data = await askGraphQL(connection, { ...refs, query: getIntrospectionQuery() });
  if (!isRecord(data.__schema)) {
    throw new PrismicError(
      `${connection.graphql} is not a valid Prismic GraphQL endpoint: it does not describe its schema.`,
    );
  }
  return data as unknown as IntrospectionQuery;
}
