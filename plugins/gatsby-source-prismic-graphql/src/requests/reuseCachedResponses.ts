import type { IntrospectionQuery } from 'graphql';
import { buildClientSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { ServiceError } from '../PrismicError';
import { fetchDigests } from './fetchDigests';
import { copyCachedResponses, listCachedResponses } from './queryCache';
import type { RepositoryConnection } from './repositoryConnection';

type State = { ref: string; introspection: IntrospectionQuery };

/**
 * Copies the cached responses whose documents have not changed to a new ref, so that after a publication
 * only the queries with changed documents are sent again. Compares the documents at both refs through
 * the REST API. Copies nothing when the old ref has expired, when the schema has changed, or when the
 * comparison would need more requests than there are cached responses.
 *
 * @returns the number of copied responses.
 * @throws ServiceError when the service fails, as the requests after this one would too.
 */
export async function reuseCachedResponses(
  connection: RepositoryConnection,
  last: State,
  now: State,
): Promise<number> {
  const responses = await listCachedResponses(connection, last.ref);
  if (last.ref === now.ref || responses.length === 0) return 0;
  if (printSorted(last.introspection) !== printSorted(now.introspection)) return 0;
  try {
    const maxPages = Math.floor(responses.length / 2);
    const [before, after] = await Promise.all(
      [last.ref, now.ref].map((ref) => fetchDigests(connection, ref, maxPages)),
    );
    if (!before || !after) return 0;
    const isSame = (id: string) => before.has(id) && before.get(id) === after.get(id);
    const unchanged = responses.filter(({ documents }) => documents.every(isSame));
    await copyCachedResponses(connection, last.ref, now.ref, unchanged);
    return unchanged.length;
  } catch (error) {
    if (error instanceof ServiceError && isRefused(error.status)) return 0;
    throw error;
  }
}

/** Whether this request alone failed: an old ref that has expired, or a service without REST API. */
function isRefused(status: number | undefined): boolean {
  return status !== undefined && status < 500 && status !== 429;
}

/** Sorts the schema first, because the order in which Prismic lists types and fields has no meaning. */
function printSorted(introspection: IntrospectionQuery): string {
  return printSchema(lexicographicSortSchema(buildClientSchema(introspection)));
}
