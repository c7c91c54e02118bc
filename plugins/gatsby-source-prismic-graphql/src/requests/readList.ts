import { ServiceError } from '../PrismicError';

/** Returns Prismic's cursor of the document at an index, from 0. */
export function toCursor(index: number): string {
  return btoa(`arrayconnection:${index}`);
}

/** A response with more documents may exceed the API's size limit. */
export const MAX_DOCUMENTS_PER_REQUEST = 300;

/** A page of one of Prismic's lists, such as `allArticles`. */
export type ListPage<Edge> = {
  totalCount: unknown;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: (Edge | null)[] | null;
};

/**
 * Reads a list page by page. If Prismic's cursors are indexes, the other pages are requested at
 * once, several per request. A page whose request fails is requested again on its own.
 * @throws ServiceError if the service repeats a cursor, or the list changes while it is read.
 */
export async function readList<Edge>(
  place: { service: string; name: string },
  readPages: (cursors: readonly (string | undefined)[]) => Promise<ListPage<Edge>[]>,
  onPage: (count: number) => void = () => undefined,
): Promise<Edge[]> {
  const { service, name } = place;
  const readPage = async (after?: string) => (await readPages([after]))[0] as ListPage<Edge>;
  const edges: Edge[] = [];
  const cursors = new Set<string>();
  let page = await readPage();
  const total = Number(page.totalCount);
  const ahead = readAhead(page, readPages);
  for (;;) {
    if (!Object.is(Number(page.totalCount), total)) {
      throw new ServiceError(
        `${service} changed ${name} while it was read: it had ${total} documents, then ${String(page.totalCount)}, ` +
          'at the same ref. Build again; if that does not help, run `gatsby clean` first.',
      );
    }
    edges.push(...(page.edges ?? []).filter((edge) => edge !== null));
    onPage(edges.length);
    if (!page.pageInfo.hasNextPage) return edges;

    const after = page.pageInfo.endCursor ?? '';
    if (after === '' || cursors.has(after)) {
      throw new ServiceError(
        `${service} reports that ${name} continues after ${edges.length} documents, ` +
          'but returns no new cursor. This is a fault of the service.',
      );
    }
    cursors.add(after);
    page = await (ahead.get(after)?.catch(() => readPage(after)) ?? readPage(after));
  }
}

/** Requests all other pages at once by guessed cursors, if Prismic's cursors are indexes. */
function readAhead<Edge>(
  { totalCount, pageInfo, edges }: ListPage<Edge>,
  readPages: (cursors: string[]) => Promise<ListPage<Edge>[]>,
): Map<string, Promise<ListPage<Edge>>> {
  const pages = new Map<string, Promise<ListPage<Edge>>>();
  const pageSize = edges?.length ?? 0;
  if (pageSize === 0 || pageInfo.endCursor !== toCursor(pageSize - 1)) return pages;
  const others = Math.max(Math.ceil(Number(totalCount) / pageSize) - 1, 0);
  const cursors = Array.from({ length: others }, (_, page) => toCursor((page + 1) * pageSize - 1));
  const pagesPerRequest = Math.max(Math.floor(MAX_DOCUMENTS_PER_REQUEST / pageSize), 1);
  for (let start = 0; start < cursors.length; start += pagesPerRequest) {
    const group = cursors.slice(start, start + pagesPerRequest);
    const response = readPages(group);
    for (const [index, cursor] of group.entries()) {
      const page = response.then((found) => {
        const read = found[index];
        if (read === undefined) throw new Error(`There is no page after the cursor ${cursor}.`);
        return read;
      });
      // Nobody awaits a page with a wrongly guessed cursor, so its rejection would be unhandled.
      page.catch(() => undefined);
      pages.set(cursor, page);
    }
  }
  return pages;
}
