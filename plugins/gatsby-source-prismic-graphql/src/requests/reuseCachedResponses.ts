import type { IntrospectionQuery } from 'graphql';
import { buildClientSchema, lexicographicSortSchema, printSchema } from 'graphql';
import type { Digests } from './digests';
import { isListKey } from './digests';
import { linkCachedResponses, listCachedResponses } from './responseFolders';
import type { RepositoryConnection } from './repositoryConnection';

type State = { ref: string; digests?: Digests | null };

/**
 * Uses the cached responses that nothing has changed for a new ref too, so that after a publication only
 * the queries with changed documents or lists are sent again. Uses none when the service does not tell its
 * documents.
 *
 * @param last at another ref, with the same schema.
 * @returns the number of responses.
 */
export async function reuseCachedResponses(
  connection: RepositoryConnection,
  last: State,
  now: State,
): Promise<number> {
  const [before, after] = [last.digests, now.digests];
  if (!before || !after) return 0;
  // A list may be empty at both refs. Nothing is known about a document without a digest.
  const isSame = (key: string) =>
    before[key] === after[key] && (before[key] !== undefined || isListKey(key));
  const unchanged = (await listCachedResponses(connection, last.ref)).filter(({ dependencies }) =>
    dependencies.every(isSame),
  );
  await linkCachedResponses(connection, last.ref, now.ref, unchanged);
  return unchanged.length;
}

export function isSameSchema(one: IntrospectionQuery, other: IntrospectionQuery): boolean {
  return printSorted(one) === printSorted(other);
}

/** Sorts the schema first, because the order in which Prismic lists types and fields has no meaning. */
function printSorted(introspection: IntrospectionQuery): string {
  return printSchema(lexicographicSortSchema(buildClientSchema(introspection)));
}
