import { GraphQLError } from 'graphql';

export type PageArguments = {
  first?: number | null;
  last?: number | null;
  before?: string | null;
  after?: string | null;
};

/** The most documents of a connection in Prismic. Its documentation still says 20. */
const PAGE_LIMIT = 100;

const cursorPrefix = 'arrayconnection:';

/** The cursor of an index in the full ordered list, in Prismic's encoding. */
export function toCursor(index: number): string {
  return Buffer.from(cursorPrefix + index).toString('base64');
}

/**
 * The index of a cursor, with or without base64 padding; undefined for an invalid cursor or none.
 */
export function toIndex(cursor: string | null | undefined): number | undefined {
  if (!cursor) return undefined;
  const text = Buffer.from(cursor, 'base64').toString();
  return /^arrayconnection:\d{1,15}$/.test(text)
    ? Number(text.slice(cursorPrefix.length))
    : undefined;
}

/**
 * One page of a list as a Relay connection. A page never has more than `PAGE_LIMIT` members; a
 * larger `first` or `last` is cut without an error. Without `first` and `last` the page starts at
 * the first member.
 * @throws {GraphQLError} for a negative `first` or `last`.
 */
export function toConnection<T>(list: readonly T[], page: PageArguments) {
  const last = cap('last', page.last);
  const first = cap('first', page.first) ?? (last === undefined ? PAGE_LIMIT : undefined);
  const after = toIndex(page.after);
  const before = toIndex(page.before);
  const lower = after === undefined ? 0 : after + 1;
  const upper = Math.min(before ?? list.length, list.length);
  const end = first === undefined ? upper : Math.min(upper, lower + first);
  const start = last === undefined ? lower : Math.max(lower, end - last);
  const edges = list
    .slice(start, Math.max(start, end))
    .map((node, index) => ({ node, cursor: toCursor(start + index) }));
  return {
    pageInfo: {
      hasNextPage: first !== undefined && end < upper,
      hasPreviousPage: last !== undefined && start > lower,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    edges,
    totalCount: list.length,
  };
}

function cap(name: string, value: number | null | undefined): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (value < 0) throw new GraphQLError(`The argument "${name}" cannot be negative.`);
  return Math.min(value, PAGE_LIMIT);
}
