import { PrismicError } from '../PrismicError';
import type { DocumentEdge } from '../PrismicPluginOptions';
import type { ContentRefs } from './askGraphQL';
import type { Connection } from './connection';
import { guessCursors } from './guessCursors';
import { askOnce } from './keptAnswers';
import { metaFields } from './metaFields';

export type DocumentList = {
  /** GraphQL type name, such as `Article`. */
  type: string;
  /** The type's sort enum, as the schema names it. */
  sortType: string;
  sortBy: string;
  /** The repository's master language without it. */
  lang?: string;
  /** Further fields to ask of each document, as GraphQL text. */
  selection?: string;
};

// Prismic gives at most 20 or 100, whatever is asked for, and does not say which.
const pageSize = 100;

/**
 * Reads all documents of one type and language, page by page: only `pageInfo` knows where a page ends.
 *
 * @param onPage is told how many documents have come so far.
 * @throws PrismicError as `askGraphQL` does, and when the pages do not come to an end.
 */
export async function fetchDocuments(
  connection: Connection,
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
  const asked = new Map<string | undefined, Promise<DocumentPage>>();
  const ask = (cursor: string | undefined): Promise<DocumentPage> => {
    const page =
      asked.get(cursor) ??
      askOnce(connection, {
        ref,
        integrationFieldsRef,
        query,
        // JSON leaves `undefined` out: an empty `after` is not the same as none.
        variables: { first: pageSize, after: cursor, lang, sortBy },
      }).then((data) => data[list] as DocumentPage);
    asked.set(cursor, page);
    return page;
  };
  do {
    const page: DocumentPage = await ask(after);
    if (after === undefined) {
      const guessed = guessCursors(
        page.edges?.length ?? 0,
        Number(page.totalCount),
        page.pageInfo.endCursor,
      );
      for (const cursor of guessed) ask(cursor).catch(() => undefined);
    }
    edges.push(...(page.edges ?? []).filter((edge) => edge !== null));
    onPage(edges.length);

    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? '') : undefined;
    if (after !== undefined && (after === '' || cursors.has(after))) {
      throw new PrismicError(
        `${connection.graphql} says that ${list} goes on after ${edges.length} documents, ` +
          'but gives no new cursor. The service is at fault.',
      );
    }
    if (after !== undefined) cursors.add(after);
  } while (after !== undefined);
  return edges;
}

/** The answer to the query above; the schema vouches for its shape. */
type DocumentPage = {
  totalCount: unknown;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: (DocumentEdge | null)[] | null;
};
