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
import type { ContentState } from './cachedResponses';
import { deleteOldResponses, queryWithCache } from './cachedResponses';
import { findListedRef, toMetadata, toTimestamp } from './contentApi/toMetadata';
import type { Digests } from './dependencies';
import { listKey, refKey, schemaKey, toDigest } from './dependencies';
import { isDocumentLink, visitObjects } from './documentFields';
import type { ContentRefs, RepositoryConnection } from './repository';
import { getJson } from './repository';

type Metadata = ContentRefs & {
  languages: string[];
  scheduled: string[];
};

/** Does not change during a run of Gatsby. `scheduled` has dates of releases in ISO 8601. */
export type Snapshot = Metadata & ContentState & { introspection: IntrospectionQuery };

const toKey = ({ api }: RepositoryConnection) => `snapshot ${api}`;

/** Caches the result on disk for Gatsby's other processes. */
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
        // Sorted, because Prismic's order of types and fields may change.
        [schemaKey]: toDigest([
          printSchema(lexicographicSortSchema(buildClientSchema(introspection))),
          integrationFieldsRef,
        ]),
      }
    : last.digests;
  const snapshot: Snapshot = { ...metadata, introspection, digests };
  if (isNew) await deleteOldResponses(connection);
  await cache.set(toKey(connection), snapshot);
  return snapshot;
}

export function readSnapshot(
  connection: RepositoryConnection,
  cache: GatsbyCache,
): Promise<Snapshot | undefined> {
  return cache.get(toKey(connection));
}

async function introspect(
  connection: RepositoryConnection,
  content: ContentState,
): Promise<IntrospectionQuery> {
  const { data } = await queryWithCache(
    connection,
    content,
    { query: getIntrospectionQuery() },
    (found) => isRecord(found.__schema),
  );
  if (isRecord(data.__schema)) return data as unknown as IntrospectionQuery;
  throw new ServiceError(
    `${connection.graphql} is not a valid Prismic GraphQL endpoint: its response does not contain a schema.`,
  );
}

/** The metadata lists neither old refs nor refs of previews, so any other `prismicRef` is a ref. */
export async function fetchMetadata(connection: RepositoryConnection): Promise<Metadata> {
  const { api, graphql, prismicRef } = connection;
  const notJson = `is not a Prismic repository's API, so ${graphql} is not a valid Prismic GraphQL endpoint`;
  const body = await getJson(toApiUrl(connection), connection, { notJson });

  const metadata = toMetadata(body);
  if (!metadata) {
    throw new ServiceError(
      `${api} ${notJson}: its response has no master ref.\n` +
        'Check repositoryName or endpoint in the plugin options.',
    );
  }
  const { masterRef, refs, integrationFieldsRef, languages } = metadata;
  return {
    ref: prismicRef ? (findListedRef(prismicRef, refs) ?? prismicRef) : masterRef,
    integrationFieldsRef,
    languages: languages.map(({ id }) => id),
    scheduled: refs
      .flatMap((each) => toTimestamp(each) ?? [])
      .map((timestamp) => new Date(timestamp).toISOString()),
  };
}

/** The REST API requires the access token as a parameter. */
function toApiUrl(
  { api, accessToken }: RepositoryConnection,
  path = '',
  parameters: Record<string, string> = {},
): URL {
  const url = new URL(api + path);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  if (accessToken) url.searchParams.set('access_token', accessToken);
  return url;
}

const PAGE_SIZE = 100;

/** Returns no digests if the service has no REST API, or returns fewer documents than it counts. */
async function readDigests(connection: RepositoryConnection, ref: string): Promise<Digests> {
  try {
    const first = await readPage(connection, ref, 1);
    const others = Array.from({ length: first.pageCount - 1 }, (_, index) =>
      readPage(connection, ref, index + 2),
    );
    const pages = [first, ...(await Promise.all(others))];
    const documents = pages.flatMap((page) => page.documents);
    return documents.length === first.count ? toDigests(documents) : {};
  } catch (error) {
    if (error instanceof ServiceError && error.isRefusal) return {};
    throw error;
  }
}

type DocumentDigest = { id: string; type: string; lang: string; digest: string };

async function readPage(connection: RepositoryConnection, ref: string, page: number) {
  const parameters = { ref, lang: '*', page: String(page), pageSize: String(PAGE_SIZE) };
  const url = toApiUrl(connection, '/documents/search', parameters);
  const body = await getJson(url, connection, { notJson: "is not a Prismic repository's API" });
  const { results, total_pages, total_results_size } = isRecord(body) ? body : {};
  const documents = Array.isArray(results) ? results.filter(isRecord) : [];
  return {
    // The page has only digests, because all documents together would need too much memory.
    documents: documents.map((document): DocumentDigest => ({
      id: String(document.id),
      type: String(document.type),
      lang: String(document.lang),
      digest: toDocumentDigest(document),
    })),
    pageCount: Number(total_pages) || 1,
    count: total_results_size,
  };
}

/**
 * Links and translations contain what pages show of other documents. `href` changes with every ref,
 * and the dates of links change when the linked document is published.
 */
function toDocumentDigest(document: Record<string, unknown>): string {
  visitObjects(document, (value) => {
    if (isDocumentLink(value)) value.last_publication_date = undefined;
  });
  return toDigest({ ...document, href: undefined });
}

function toDigests(documents: readonly DocumentDigest[]): Digests {
  const digests: Digests = {};
  const lists = new Map<string, string[]>();
  for (const { id, type, lang, digest } of documents) {
    digests[id] = digest;
    for (const key of [listKey(type, lang), listKey(type)]) {
      const members = lists.get(key);
      if (members) members.push(`${id} ${digest}`);
      else lists.set(key, [`${id} ${digest}`]);
    }
  }
  for (const [key, members] of lists) digests[key] = toDigest(members.sort());
  return digests;
}
