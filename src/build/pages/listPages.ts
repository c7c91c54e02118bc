import { toCursor } from '../../../plugins/gatsby-source-prismic-graphql/src/requests/guessCursors';
import { LIST_PAGE_SIZE } from '../../documentTypes';

const HALF_PAGE = LIST_PAGE_SIZE / 2;

/** What a list's page query needs to find its documents, and its place among the others. */
export type ListPage = {
  /** From 1. */
  page: number;
  /** How many there are. */
  pages: number;
  /** Cursor before the first document; `null` at the start of the list. */
  after: string | null;
  /** Cursor before the second half. */
  afterHalf: string | null;
  /** Documents in a half. */
  half: number;
};

/**
 * Divides a list into pages. Prismic gives at most 20 documents an answer in older repositories, so
 * a page of 24 is asked for in two halves.
 *
 * @param cursors of all documents, in the order of the list
 * @returns at least one page, which is empty when the list is
 */
export function listPages(cursors: readonly string[]): ListPage[] {
  const pages = Math.max(1, Math.ceil(cursors.length / LIST_PAGE_SIZE));
  return Array.from({ length: pages }, (_, index) => {
    const first = index * LIST_PAGE_SIZE;
    const half = first + HALF_PAGE;
    return {
      page: index + 1,
      pages,
      after: cursors[first - 1] ?? null,
      afterHalf: cursors[half - 1] ?? endOfHalf(cursors, half),
      half: HALF_PAGE,
    };
  });
}

/**
 * Where a first half ends that is not full. A draft may fill it, in a preview, and must not be in the
 * second half too; so it is the place, not the last document, where cursors are places.
 */
function endOfHalf(cursors: readonly string[], half: number): string | null {
  const [first = toCursor(0)] = cursors;
  return first === toCursor(0) ? toCursor(half - 1) : (cursors.at(-1) ?? null);
}
