import { afterPosition } from '../../../plugins/gatsby-source-prismic-graphql/src/schema/readDocuments';
import { LIST_PAGE_SIZE } from '../../documentTypes';

/** Prismic returns at most this many documents per query. */
export const MAX_QUERY_SIZE = 20;

/** The variables of a list page's query, and the page's number. */
export type ListPage = {
  /** The number of the page, from 1. */
  page: number;
  /** The number of pages of the list. */
  pages: number;
  /** The number of documents on the page: on the last page more, for the drafts of a preview. */
  first: number;
  /** The argument `after` of the query. */
  after: string | null;
  /** The documents of the page, in an order that Prismic does not know. */
  ids?: string[];
};

/**
 * Divides a list into pages. The query of a page also returns documents without a page, which the templates leave
 * out: where no document of a whole page has one, the page is not made.
 *
 * @param documents all of them, in the order of the list
 * @returns at least one page, which is empty for an empty list
 */
export function listPages(documents: readonly { _meta: { url: string | null } }[]): ListPage[] {
  const starts = startsOf(documents).filter((start) =>
    documents.slice(start, start + LIST_PAGE_SIZE).some(({ _meta }) => _meta.url !== null),
  );
  const firsts = starts.length > 0 ? starts : [0];
  return firsts.map((start, index) => ({
    page: index + 1,
    pages: firsts.length,
    first: index === firsts.length - 1 ? MAX_QUERY_SIZE : LIST_PAGE_SIZE,
    after: afterPosition(start),
  }));
}

/**
 * Divides a list into pages that name their documents by id, because Prismic cannot sort by an alphabet of a
 * language: `á` would come after `z`.
 *
 * @param documents more than a page of them, all with a page, in the order of the list
 */
export function listPagesOfIds(documents: readonly { id: string }[]): ListPage[] {
  const starts = startsOf(documents);
  return starts.map((start, index) => ({
    page: index + 1,
    pages: starts.length,
    first: LIST_PAGE_SIZE,
    after: null,
    ids: documents.slice(start, start + LIST_PAGE_SIZE).map(({ id }) => id),
  }));
}

function startsOf(documents: readonly unknown[]): number[] {
  return [...documents.keys()].filter((index) => index % LIST_PAGE_SIZE === 0);
}
