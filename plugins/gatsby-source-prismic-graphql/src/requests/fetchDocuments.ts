import type { GraphQLSchema } from 'graphql';
import { parse, print } from 'graphql';
import { isRecord } from '../isRecord';
import { ServiceError } from '../PrismicError';
import type { DocumentEdge } from '../PrismicPluginOptions';
import { guessCursors } from './guessCursors';
import { metaFields } from './metaFields';
import { queryWithCache } from './queryCache';
import type { ContentRefs } from './queryGraphQL';
import type { RepositoryConnection } from './repositoryConnection';
import { traceDocuments } from './traceDocuments';

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
 * @param schema the repository's schema.
 * @param onPage receives the number of documents fetched so far.
 * @throws PrismicError as `queryGraphQL` does.
 * @throws ServiceError when the service repeats a cursor, and when the list changes while it is read.
 */
export async function fetchDocuments(
  connection: RepositoryConnection,
  { ref, integrationFieldsRef }: ContentRefs,
  { type, sortType, sortBy, lang, selection = '' }: DocumentList,
  schema: GraphQLSchema,
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

  const trace = traceDocuments(parse(query), schema, { lang });
  const traced = trace && { query: print(trace.document), lists: trace.lists };
  const edges: DocumentEdge[] = [];
  let total = NaN;
  const cursors = new Set<string>();
  let after: string | undefined;
  const pages = new Map<string | undefined, Promise<DocumentPage>>();
  const fetchPage = (cursor: string | undefined): Promise<DocumentPage> => {
    const page =
      pages.get(cursor) ??
      queryWithCache(
        connection,
        {
          ref,
          integrationFieldsRef,
          query,
          // JSON omits `undefined`. The first request must have no `after`; an empty `after` is an error.
          variables: { first: PAGE_SIZE, after: cursor, lang, sortBy },
          ...traced,
        },
        (data) => isDocumentPage(data[list]),
      ).then(({ data }) => {
        const answer = data[list];
        if (isDocumentPage(answer)) return answer;
        throw new ServiceError(
          `${connection.graphql} responded to a query of ${list} with data that has no list. ` +
            'This is a fault of the service, or of a proxy before it.',
        );
      });
    pages.set(cursor, page);
    return page;
  };
  do {
    const page: DocumentPage = await fetchPage(after);
    if (after === undefined) {
      total = Number(page.totalCount);
      const guessed = guessCursors(page.edges?.length ?? 0, total, page.pageInfo.endCursor);
      for (const cursor of guessed) fetchPage(cursor).catch(() => undefined);
    }
    if (!Object.is(Number(page.totalCount), total)) {
      throw new ServiceError(
        `${connection.graphql} changed ${list} while it was read: it had ${total} documents, then ${String(page.totalCount)}, ` +
          `at the same ref ${ref}. Build again; if that does not help, run \`gatsby clean\` first.`,
      );
    }
    edges.push(...(page.edges ?? []).filter((edge) => edge !== null));
    onPage(edges.length);

    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? '') : undefined;
    if (after !== undefined && (after === '' || cursors.has(after))) {
      throw new ServiceError(
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

function isDocumentPage(value: unknown): value is DocumentPage {
  return isRecord(value) && isRecord(value.pageInfo);
}
