import { afterPosition } from '../../../plugins/gatsby-source-prismic-graphql/src/requests/readList';
import { LIST_PAGE_SIZE } from '../../documentTypes';

/** Prismic's maximum number of documents per query. */
export const MAX_QUERY_SIZE = 20;

export type ListPage = {
  /** The first page has the number 1. */
  page: number;
  pages: number;
  /** Number of documents to query. It is higher on the last page, for the drafts of a preview. */
  first: number;
  after: string | null;
  /** Ids of the page's documents, in an order by which Prismic cannot sort. */
  ids?: string[];
};

/**
 * Divides a list into at least one page. Queries also return documents without a page of their own,
 * which templates leave out. A list page with only such documents is not created.
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

/** Lists document ids, because Prismic cannot sort by an alphabet: `á` would come after `z`. */
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
