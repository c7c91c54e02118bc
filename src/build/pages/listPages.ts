import { toCursor } from '../../../plugins/gatsby-source-prismic-graphql/src/requests/guessCursors';
import { LIST_PAGE_SIZE } from '../../documentTypes';

const HALF_PAGE_SIZE = LIST_PAGE_SIZE / 2;

/** The variables of a list page's query, and the page's number. */
export type ListPage = {
  /** The number of the page, from 1. */
  page: number;
  /** The number of pages of the list. */
  pages: number;
  /** Cursor before the first document; `null` at the start of the list. */
  after: string | null;
  /** Cursor before the second half of the page. */
  afterHalf: string | null;
  /** The number of documents in a half. */
  half: number;
};

/** A document of a list: its cursor, and the path of its page if it has one. */
export type ListedDocument = { cursor: string; path?: string };

/**
 * Divides a list into pages. Older repositories return at most 20 documents per query, so a page of
 * 24 takes two queries, one for each half. The queries also return documents without a page, which the
 * templates leave out: where there are 24 of these, no page is made.
 *
 * @param documents all of them, in the order of the list
 * @returns at least one page, which is empty for an empty list
 */
export function listPages(documents: readonly ListedDocument[]): ListPage[] {
  const cursors = documents.map(({ cursor }) => cursor);
  const starts = cursors
    .map((_, index) => index)
    .filter((index) => index % LIST_PAGE_SIZE === 0)
    .filter((start) =>
      documents.slice(start, start + LIST_PAGE_SIZE).some(({ path }) => path !== undefined),
    );
  const firsts = starts.length > 0 ? starts : [0];
  return firsts.map((first, index) => {
    const half = first + HALF_PAGE_SIZE;
    return {
      page: index + 1,
      pages: firsts.length,
      after: cursors[first - 1] ?? null,
      afterHalf: cursors[half - 1] ?? endOfHalf(cursors, half),
      half: HALF_PAGE_SIZE,
    };
  });
}

/**
 * Returns the cursor at the end of an incomplete first half. In a preview, drafts may fill it and
 * must not appear in the second half too. So it is the end of the full half, if cursors are
 * positions; otherwise it is the last document.
 */
function endOfHalf(cursors: readonly string[], half: number): string | null {
  const [first = toCursor(0)] = cursors;
  return first === toCursor(0) ? toCursor(half - 1) : (cursors.at(-1) ?? null);
}
