import type { GatsbyCache } from 'gatsby';
import type { IntrospectionQuery } from 'graphql';
import {
  buildClientSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { isRecord } from '../isRecord';
import { ServiceError } from '../PrismicError';
import { deleteOldResponses, queryWithCache } from './cachedResponses';
import type { ContentState } from './cachedResponses';
import { readDigests, refKey, schemaKey, toDigest } from './digests';
import type { Metadata, RepositoryConnection } from './repository';
import { fetchMetadata } from './repository';

/** The repository's metadata, schema and digests, which stay the same during a run of Gatsby. */
export type Snapshot = Metadata & ContentState & { introspection: IntrospectionQuery };

const toKey = ({ api }: RepositoryConnection) => `snapshot ${api}`;

/**
 * Reads the current ref and, if it is new, the schema and the digests of all documents at this ref. Caches the
 * result on disk, for Gatsby's other processes.
 *
 * @throws PrismicError when the repository cannot be read.
 */
export async function takeSnapshot(
  connection: RepositoryConnection,
  cache: GatsbyCache,
): Promise<Snapshot> {
  const metadata = await fetchMetadata(connection);
  const { ref, integrationFieldsRef } = metadata;
  const refDigests = { [refKey]: toDigest([ref, integrationFieldsRef]) };
  const introspection = await introspect(connection, { ...metadata, digests: refDigests });
  const last = await readSnapshot(connection, cache);
  const isNew = last?.digests[refKey] !== refDigests[refKey];
  const digests = isNew
    ? {
        ...(await readDigests(connection, ref)),
        ...refDigests,
        [schemaKey]: toDigest([printSorted(introspection), integrationFieldsRef]),
      }
    : last.digests;
  const snapshot: Snapshot = { ...metadata, introspection, digests };
  if (isNew) await deleteOldResponses(connection);
  await cache.set(toKey(connection), snapshot);
  return snapshot;
}

/** Sorts the schema first, because the order in which Prismic lists types and fields has no meaning. */
function printSorted(introspection: IntrospectionQuery): string {
  return printSchema(lexicographicSortSchema(buildClientSchema(introspection)));
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
  content: ContentState,
): Promise<IntrospectionQuery> {
  const { data } = await queryWithCache(
    connection,
    content,
    { query: getIntrospectionQuery() },
    (found) => !findSchemaFault(found),
  );
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
