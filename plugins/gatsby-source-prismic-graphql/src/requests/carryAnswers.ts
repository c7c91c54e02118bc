import type { IntrospectionQuery } from 'graphql';
import { buildClientSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { PrismicError } from '../PrismicError';
import type { Connection } from './connection';
import { fetchDigests } from './fetchDigests';
import { carryOver, listAnswers } from './keptAnswers';

type State = { ref: string; introspection: IntrospectionQuery };

/**
 * Takes over to a new ref the answers made of documents that are the same there, so that a publication
 * asks again only for what it changed. Whether they are is known from REST, read at both refs; when
 * that cannot be known (the old ref has expired), or costs more requests than there are answers,
 * nothing is taken over.
 *
 * @returns how many answers were taken over.
 */
export async function carryAnswers(
  connection: Connection,
  last: State,
  now: State,
): Promise<number> {
  const answers = await listAnswers(connection, last.ref);
  if (last.ref === now.ref || answers.length === 0) return 0;
  if (printSorted(last.introspection) !== printSorted(now.introspection)) return 0;
  try {
    const mostPages = Math.floor(answers.length / 2);
    const [before, after] = await Promise.all(
      [last.ref, now.ref].map((ref) => fetchDigests(connection, ref, mostPages)),
    );
    if (!before || !after) return 0;
    const isSame = (id: string) => before.has(id) && before.get(id) === after.get(id);
    const same = answers.filter(({ documents }) => documents.every(isSame));
    await carryOver(connection, last.ref, now.ref, same);
    return same.length;
  } catch (error) {
    if (error instanceof PrismicError) return 0;
    throw error;
  }
}

/** The order in which Prismic lists types and fields says nothing. */
function printSorted(introspection: IntrospectionQuery): string {
  return printSchema(lexicographicSortSchema(buildClientSchema(introspection)));
}
