import { ServiceError } from '../PrismicError';

/** Returns Prismic's cursor of the document at an index, from 0. */
export function toCursor(index: number): string {
  return btoa(`arrayconnection:${index}`);
}

/** A page of one of Prismic's lists, such as `allArticles`. */
export type ListPage<Edge> = { totalCount: number; edges: (Edge | null)[] | null };

/**
 * Reads a list: first its first page, whose size the service decides, then all others at once.
 * `name` is for the error message.
 * @throws ServiceError if the list changes while it is read.
 */
export async function readList<Edge>(
  name: string,
  readPage: (after: string | null) => Promise<ListPage<Edge>>,
): Promise<Edge[]> {
  const first = await readPage(null);
  const { totalCount: total } = first;
  const pageSize = first.edges?.length ?? 0;
  const cursors: string[] = [];
  for (let start = pageSize; pageSize > 0 && start < total; start += pageSize) {
    cursors.push(toCursor(start - 1));
  }
  const pages = [first, ...(await Promise.all(cursors.map(readPage)))];
  const changed = pages.find((page) => page.totalCount !== total);
  if (!changed) return pages.flatMap(({ edges }) => (edges ?? []).filter((edge) => edge !== null));
  throw new ServiceError(
    `The service changed ${name} while it was read: it had ${total} documents, then ${changed.totalCount}, ` +
      'at the same ref. Build again; if that does not help, run `gatsby clean` first.',
  );
}
