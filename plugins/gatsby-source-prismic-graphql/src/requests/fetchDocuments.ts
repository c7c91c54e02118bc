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
  /** Additional fields of each document, as GraphQL text. */
  selection: string;
};

// Prismic returns at most 20 or 100 documents. Its documentation does not say which.
const PAGE_SIZE = 100;

/** Fetches all documents of a type and language. */
export async function fetchDocuments(
  connection: RepositoryConnection,
  content: ContentState,
  { type, sortType, sortBy, selection }: DocumentList,
  lang: string,
  schema: GraphQLSchema,
): Promise<DocumentEdge[]> {
  const list = `all${type}s`;
  const document = parse(`query ($first: Int, $after: String, $lang: String, $sortBy: ${sortType}) {
    list: ${list}(first: $first, after: $after, lang: $lang, sortBy: $sortBy) {
      totalCount
      edges { cursor node { ${metaFields} ${selection} } }
    }
  }`);
  const trace = traceDocuments(document, schema);
  const query = print(trace?.document ?? document);
  return readList(list, async (after) => {
    // JSON omits an undefined `after`. An empty `after` would be an error.
    const variables = { first: PAGE_SIZE, after: after ?? undefined, lang, sortBy };
    const { data } = await queryWithCache(
      connection,
      content,
      { query, variables, lists: trace?.toLists(variables) },
      (found) => isDocumentPage(found.list),
    );
    if (isDocumentPage(data.list)) return data.list;
    throw new ServiceError(
      `${connection.graphql} responded to a query of ${list} with data that has no list. ` +
        'This is a fault of the service, or of a proxy before it.',
    );
  });
}

function isDocumentPage(value: unknown): value is ListPage<DocumentEdge> {
  return isRecord(value) && typeof value.totalCount === 'number';
}
