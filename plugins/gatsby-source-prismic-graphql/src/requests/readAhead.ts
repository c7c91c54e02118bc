import { guessCursors } from './guessCursors';

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
