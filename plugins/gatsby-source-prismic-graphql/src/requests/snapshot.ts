import type { GatsbyCache } from 'gatsby';
import type { IntrospectionQuery } from 'graphql';
import { getIntrospectionQuery } from 'graphql';
import { isRecord } from '../isRecord';
import { PrismicError } from '../PrismicError';
import { carryAnswers } from './carryAnswers';
import type { Connection } from './connection';
import type { Metadata } from './fetchMetadata';
import { fetchMetadata } from './fetchMetadata';
import { askOnce, dropAnswers } from './keptAnswers';

/** The repository as one run of Gatsby sees it. Prismic's schema belongs to the ref. */
export type Snapshot = Metadata & { introspection: IntrospectionQuery };

const toKey = ({ api }: Connection) => `snapshot ${api}`;

/**
 * Asks for the ref, and for its schema when that was not asked before. Answers that
 * a new ref leaves as they were are taken over to it, and those of refs that are gone are dropped. The result is kept on disk, for Gatsby's other processes.
 *
 * @throws PrismicError when the repository cannot be read.
 */
export async function takeSnapshot(connection: Connection, cache: GatsbyCache): Promise<Snapshot> {
  const metadata = await fetchMetadata(connection);
  const last = await readSnapshot(connection, cache);
  const snapshot = { ...metadata, introspection: await introspect(connection, metadata) };
  if (last) await carryAnswers(connection, last, snapshot);
  await dropAnswers(connection, [...metadata.refs, metadata.ref]);
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
  const data = await askOnce(connection, { ...refs, query: getIntrospectionQuery() });
  if (!isRecord(data.__schema)) {
    throw new PrismicError(
      `${connection.graphql} is not a valid Prismic GraphQL endpoint: it does not describe its schema.`,
    );
  }
  return data as unknown as IntrospectionQuery;
}
