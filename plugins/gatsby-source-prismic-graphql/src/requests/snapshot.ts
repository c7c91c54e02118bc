import type { GatsbyCache } from 'gatsby';
import type { IntrospectionQuery } from 'graphql';
import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import { isRecord } from '../isRecord';
import { ServiceError } from '../PrismicError';
import type { Digests } from './digests';
import { toDigests } from './digests';
import { fetchChangedEntries, fetchEntries } from './fetchEntries';
import type { Metadata } from './fetchMetadata';
import { fetchMetadata } from './fetchMetadata';
import { queryWithCache, readEntries, writeEntries } from './queryCache';
import type { RepositoryConnection } from './repositoryConnection';
import { dropCachedResponses } from './responseFolders';
import { isSameSchema, reuseCachedResponses } from './reuseCachedResponses';

/** The repository's metadata and schema, which stay the same during a run of Gatsby. */
export type Snapshot = Metadata & {
  introspection: IntrospectionQuery;
  /**
   * Of the documents at the ref; `null` if the service does not tell them. Without them every query depends on
   * the ref.
   */
  digests?: Digests | null;
};

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
  const introspection = await introspect(connection, metadata);
  const snapshot: Snapshot = { ...metadata, introspection };
  const isNewRef = last?.ref !== metadata.ref;
  // With another schema, nothing of the last ref tells of this one.
  const base =
    last && isNewRef && isSameSchema(last.introspection, introspection) ? last : undefined;
  snapshot.digests =
    isNewRef || last.digests === undefined
      ? await updateDigests(connection, snapshot, base)
      : last.digests;
  if (base) await reuseCachedResponses(connection, base, snapshot);
  await dropCachedResponses(connection, [...metadata.refs, metadata.ref]);
  await cache.set(toKey(connection), snapshot);
  return snapshot;
}

/**
 * Reads the documents: those published since the last snapshot, where this is certain to be all that has
 * changed, else all. A change of an integration field gives documents no new date, nor does one of a custom type.
 *
 * @param last at another ref, with the same schema; nothing without one.
 */
async function updateDigests(
  connection: RepositoryConnection,
  { ref, masterRef, integrationFieldsRef }: Snapshot,
  last: Snapshot | undefined,
): Promise<Digests | null> {
  // The documents of a release may have no date.
  const isPublished = ref === masterRef && last?.ref === last?.masterRef;
  const known =
    last !== undefined && isPublished && last.integrationFieldsRef === integrationFieldsRef
      ? await readEntries(connection, last.ref)
      : undefined;
  const entries =
    (known && (await fetchChangedEntries(connection, ref, known))) ??
    (await fetchEntries(connection, ref));
  if (entries === null) return null;
  await writeEntries(connection, ref, entries);
  return toDigests(entries);
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
  const request = { ...refs, query: getIntrospectionQuery() };
  const { data } = await queryWithCache(connection, request, (found) => !findSchemaFault(found));
  if (!isRecord(data.__schema)) {
    throw new ServiceError(
      `${connection.graphql} is not a valid Prismic GraphQL endpoint: its response does not contain a schema.`,
    );
  }
  const fault = findSchemaFault(data);
  if (fault === undefined) return data as unknown as IntrospectionQuery;
  throw new ServiceError(
    `${connection.graphql} sent a schema that cannot be used: ${fault}\n` +
      'A proxy may have damaged it. Otherwise it is a fault of the service. Build again.',
  );
}

/** @returns the reason why a response is no complete schema, such as a type that is named and missing. */
function findSchemaFault(data: Record<string, unknown>): string | undefined {
  try {
    buildClientSchema(data as unknown as IntrospectionQuery);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
