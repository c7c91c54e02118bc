/** Builds Prismic's cursor of a document from the document's index in its list, starting at 0. */
export function toCursor(index: number): string {
  return btoa(`arrayconnection:${index}`);
}

/**
 * Reads the index that Prismic's cursor of a document contains.
 *
 * @returns nothing for any other kind of cursor.
 */
export function toPosition(cursor: string): number | undefined {
  try {
    const index = /^arrayconnection:(\d+)$/.exec(atob(cursor))?.[1];
    return index === undefined ? undefined : Number(index);
  } catch {
    // It is not base64.
    return undefined;
  }
}

/**
 * Guesses from the first page of a list the cursors at which the other pages begin, so that all pages
 * can be requested at the same time. This works because Prismic's cursors are indexes in the list. For
 * any other kind of cursor the result is empty.
 *
 * @param size number of documents on the first page.
 * @param total number of documents in the list.
 * @param endCursor `endCursor` of the first page.
 */
export function guessCursors(size: number, total: number, endCursor: string | null): string[] {
  if (size === 0 || endCursor !== toCursor(size - 1)) return [];
  const pages = Math.ceil(total / size);
  return Array.from({ length: Math.max(pages - 1, 0) }, (_, page) =>
    toCursor((page + 1) * size - 1),
  );
}

/** A response with more documents could exceed the size that the API allows. */
export const MAX_DOCUMENTS_PER_REQUEST = 300;

/** The first page of a list. */
type FirstPage = {
  totalCount: unknown;
  pageInfo: { endCursor: string | null };
  edges: readonly unknown[] | null;
};

/**
 * Requests the other pages of a list at the same time, several in a request. Use it only where cursors can be
 * guessed; a page that is missing in the result, or whose promise rejects, has to be requested by itself.
 *
 * @param readPages requests the pages after some cursors at once, and returns them in the same order.
 * @returns pages by the cursors after which they begin.
 */
export function readAhead<Page>(
  { totalCount, pageInfo, edges }: FirstPage,
  readPages: (cursors: string[]) => Promise<Page[]>,
): Map<string, Promise<Page>> {
  const pageSize = edges?.length ?? 0;
  const cursors = guessCursors(pageSize, Number(totalCount), pageInfo.endCursor);
  const pagesPerRequest = Math.max(Math.floor(MAX_DOCUMENTS_PER_REQUEST / pageSize), 1);
  const pages = new Map<string, Promise<Page>>();
  for (let start = 0; start < cursors.length; start += pagesPerRequest) {
    const group = cursors.slice(start, start + pagesPerRequest);
    const response = readPages(group);
    for (const [index, cursor] of group.entries()) {
      const page = response.then((found) => {
        const read = found[index];
        if (read === undefined) throw new Error(`There is no page after the cursor ${cursor}.`);
        return read;
      });
      // Nobody awaits a wrong guess, whose rejection would otherwise be unhandled.
      page.catch(() => undefined);
      pages.set(cursor, page);
    }
  }
  return pages;
}
