import { toCursor } from '../../../plugins/gatsby-source-prismic-graphql/src/requests/cursors';
import { LIST_PAGE_SIZE } from '../../documentTypes';

const HALF_PAGE_SIZE = LIST_PAGE_SIZE / 2;

/** Older repositories return at most this many documents per query. */
export const MAX_QUERY_SIZE = 20;

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
  /** The number of documents in the second half: on the last page more, for the drafts of a preview. */
  rest: number;
};

/** The variables of the query of a list page in an order that Prismic does not know. */
export type ListPageOfIds = ListPage & { ids: string[]; idsHalf: string[] };

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
    const isLast = index === firsts.length - 1;
    return {
      page: index + 1,
      pages: firsts.length,
      after: cursors[first - 1] ?? null,
      afterHalf: cursors[half - 1] ?? endOfHalf(cursors, half),
      half: HALF_PAGE_SIZE,
      rest: isLast ? MAX_QUERY_SIZE : HALF_PAGE_SIZE,
    };
  });
}

/**
 * Divides a list into pages that name their documents by id, because Prismic cannot sort by an alphabet of a
 * language: `á` would come after `z`.
 *
 * @param documents more than a page of them, all with a page, in the order of the list
 */
export function listPagesOfIds(documents: readonly { id: string }[]): ListPageOfIds[] {
  const pages = Math.ceil(documents.length / LIST_PAGE_SIZE);
  return Array.from({ length: pages }, (_, index) => {
    const first = index * LIST_PAGE_SIZE;
    const ids = documents.slice(first, first + LIST_PAGE_SIZE).map(({ id }) => id);
    const second = ids.slice(HALF_PAGE_SIZE);
    return {
      page: index + 1,
      pages,
      after: null,
      afterHalf: null,
      half: HALF_PAGE_SIZE,
      rest: HALF_PAGE_SIZE,
      ids: ids.slice(0, HALF_PAGE_SIZE),
      // A condition without ids is no condition. The template leaves out what is there twice.
      idsHalf: second.length > 0 ? second : ids,
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
