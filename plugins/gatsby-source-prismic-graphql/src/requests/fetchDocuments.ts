import type { GraphQLSchema } from 'graphql';
import { parse, print } from 'graphql';
import { isRecord } from '../isRecord';
import { ServiceError } from '../PrismicError';
import type { DocumentEdge } from '../PrismicPluginOptions';
import { metaFields } from './documentFields';
import type { ContentState } from './cachedResponses';
import { queryWithCache } from './cachedResponses';
import { traceDocuments } from './dependencies';
import type { ListPage } from './readList';
import { readList } from './readList';
import type { RepositoryConnection } from './repository';

export type DocumentList = {
  /** GraphQL type name, such as `Article`. */
  type: string;
  /** Name of the type's sort enum. */
  sortType: string;
  sortBy: string;
  /** Default: the repository's master language. */
  lang?: string;
  /** Additional fields of each document, as GraphQL text. */
  selection?: string;
};

// Prismic returns at most 20 or 100 documents. Its documentation does not say which.
const PAGE_SIZE = 100;

/** Fetches all documents of a type and language. */
export async function fetchDocuments(
  connection: RepositoryConnection,
  content: ContentState,
  { type, sortType, sortBy, lang, selection = '' }: DocumentList,
  schema: GraphQLSchema,
  onPage: (count: number) => void,
): Promise<DocumentEdge[]> {
  const list = `all${type}s`;
  const toQuery = (cursors: readonly unknown[]) => {
    const variables = cursors.map((_, index) => `$after${index}: String`);
    const pages = cursors.map(
      (_, index) =>
        `page${index}: ${list}(first: $first, after: $after${index}, lang: $lang, sortBy: $sortBy) {
          totalCount
          pageInfo { hasNextPage endCursor }
          edges { cursor node { ...Listed } }
        }`,
    );
    return `query ($first: Int, $lang: String, $sortBy: ${sortType}, ${variables.join(', ')}) {
      ${pages.join(' ')}
    }
    fragment Listed on ${type} { ${metaFields} ${selection} }`;
  };
  const fetchPages = async (cursors: readonly (string | undefined)[]): Promise<DocumentPage[]> => {
    const query = toQuery(cursors);
    const trace = traceDocuments(parse(query), schema);
    const names = cursors.map((_, index) => `page${index}`);
    const { data } = await queryWithCache(
      connection,
      content,
      {
        query,
        // JSON omits an undefined `after` (the first page). An empty `after` would be an error.
        variables: {
          first: PAGE_SIZE,
          ...Object.fromEntries(cursors.map((cursor, index) => [`after${index}`, cursor])),
          lang,
          sortBy,
        },
        ...(trace && { query: print(trace.document), lists: trace.toLists({ lang, sortBy }) }),
      },
      (found) => names.every((name) => isDocumentPage(found[name])),
    );
    return names.map((name) => {
      const page = data[name];
      if (isDocumentPage(page)) return page;
      throw new ServiceError(
        `${connection.graphql} responded to a query of ${list} with data that has no list. ` +
          'This is a fault of the service, or of a proxy before it.',
      );
    });
  };
  return readList({ service: connection.graphql, name: list }, fetchPages, onPage);
}

type DocumentPage = ListPage<DocumentEdge>;

function isDocumentPage(value: unknown): value is DocumentPage {
  return isRecord(value) && isRecord(value.pageInfo);
}
