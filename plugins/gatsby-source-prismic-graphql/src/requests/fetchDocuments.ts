import { PrismicError } from '../PrismicError';
import type { DocumentEdge } from '../PrismicPluginOptions';
import { guessCursors } from './guessCursors';
import { metaFields } from './metaFields';
import { queryWithCache } from './queryCache';
import type { ContentRefs } from './queryGraphQL';
import type { RepositoryConnection } from './repositoryConnection';

export type DocumentList = {
  /** GraphQL type name, such as `Article`. */
  type: string;
  /** The type's sort enum, as the schema names it. */
  sortType: string;
  sortBy: string;
  /** Default: the repository's master language. */
  lang?: string;
  /** Additional fields to select from each document, as GraphQL text. */
  selection?: string;
};

// Prismic returns at most 20 or 100 documents, regardless of `first`, and does not document which.
const PAGE_SIZE = 100;

/**
 * Fetches all documents of a type and language, page by page, with the cursors in `pageInfo`.
 *
 * @param onPage receives the number of documents fetched so far.
 * @throws PrismicError as `queryGraphQL` does, and when the service repeats a cursor.
 */
export async function fetchDocuments(
  connection: RepositoryConnection,
  { ref, integrationFieldsRef }: ContentRefs,
  { type, sortType, sortBy, lang, selection = '' }: DocumentList,
  onPage: (count: number) => void,
): Promise<DocumentEdge[]> {
  const list = `all${type}s`;
  const query = `query ($first: Int, $after: String, $lang: String, $sortBy: ${sortType}) {
    ${list}(first: $first, after: $after, lang: $lang, sortBy: $sortBy) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        cursor
        node {
          ${metaFields}
          ${selection}
        }
      }
    }
  }`;

  const edges: DocumentEdge[] = [];
  const cursors = new Set<string>();
  let after: string | undefined;
  const pages = new Map<string | undefined, Promise<DocumentPage>>();
  const fetchPage = (cursor: string | undefined): Promise<DocumentPage> => {
    const page =
      pages.get(cursor) ??
      queryWithCache(connection, {
        ref,
        integrationFieldsRef,
        query,
        // JSON omits `undefined`. The first request must have no `after`; an empty `after` is an error.
        variables: { first: PAGE_SIZE, after: cursor, lang, sortBy },
      }).then((data) => data[list] as DocumentPage);
    pages.set(cursor, page);
    return page;
  };
  do {
    const page: DocumentPage = await fetchPage(after);
    if (after === undefined) {
      const guessed = guessCursors(
        page.edges?.length ?? 0,
        Number(page.totalCount),
        page.pageInfo.endCursor,
      );
      for (const cursor of guessed) fetchPage(cursor).catch(() => undefined);
    }
    edges.push(...(page.edges ?? []).filter((edge) => edge !== null));
    onPage(edges.length);

    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? '') : undefined;
    if (after !== undefined && (after === '' || cursors.has(after))) {
      throw new PrismicError(
        `${connection.graphql} reports that ${list} continues after ${edges.length} documents, ` +
          'but returns no new cursor. This is a fault of the service.',
      );
    }
    if (after !== undefined) cursors.add(after);
  } while (after !== undefined);
  return edges;
}

/** The response to the query above. Its shape follows from the schema. */
type DocumentPage = {
  totalCount: unknown;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: (DocumentEdge | null)[] | null;
};
