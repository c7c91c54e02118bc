import type { GraphQLSchema } from 'graphql';
import { parse, print } from 'graphql';
import { isRecord } from '../isRecord';
import { ServiceError } from '../PrismicError';
import type { DocumentEdge } from '../PrismicPluginOptions';
import { metaFields, toCursor } from './documentFields';
import type { ContentState } from './cachedResponses';
import { queryWithCache } from './cachedResponses';
import { traceDocuments } from './dependencies';
import type { RepositoryConnection } from './repository';

export type DocumentList = {
  type: string;
  sortType: string;
  sortBy: string;
  selection: string;
};

// Prismic returns at most 20 or 100 documents. Its documentation does not say which.
const PAGE_SIZE = 100;

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

type Edge<Node> = { node: Node | null };

type Graphql = (
  query: string,
  variables: Record<string, unknown>,
) => Promise<{ data?: unknown; errors?: unknown }>;

/** Reads the site's GraphQL. Later publications do not change the order by first publication. */
export async function readDocuments<Node>(
  graphql: Graphql,
  { type, lang, fields }: Record<'type' | 'lang' | 'fields', string>,
): Promise<Node[]> {
  const name = `all${type}s`;
  const query = `query ($lang: String!, $after: String) { prismic {
    list: ${name}(lang: $lang, sortBy: meta_firstPublicationDate_ASC, first: 100, after: $after) {
      totalCount edges { node { ${fields} } }
    }
  } }`;
  const edges = await readList<Edge<Node>>(`${name} (${lang})`, async (after) => {
    const { data, errors } = await graphql(query, { lang, after });
    const page = (data as Data<Node> | undefined)?.prismic?.list;
    if (page) return page;
    throw new Error(`${name} (${lang}) cannot be read: ${String(errors)}`);
  });
  return edges.flatMap(({ node }) => node ?? []);
}

type Data<Node> = { prismic?: { list?: ListPage<Edge<Node>> } };

/** Returns the GraphQL argument `after` that makes a list start at `position`, counted from 0. */
export function afterPosition(position: number): string | null {
  return position === 0 ? null : toCursor(position - 1);
}

/** A page of one of Prismic's lists, such as `allArticles`. */
export type ListPage<Edge> = { totalCount: number; edges: (Edge | null)[] | null };

/**
 * Reads first the first page, whose size the service decides, then all others at once.
 * @throws ServiceError if the list changes while it is read.
 */
export async function readList<Edge>(
  name: string,
  readPage: (after: string | null) => Promise<ListPage<Edge>>,
): Promise<Edge[]> {
  const first = await readPage(null);
  const { totalCount: total } = first;
  const pageSize = first.edges?.length ?? 0;
  const cursors: string[] = [];
  for (let start = pageSize; pageSize > 0 && start < total; start += pageSize) {
    cursors.push(toCursor(start - 1));
  }
  const pages = [first, ...(await Promise.all(cursors.map(readPage)))];
  const changed = pages.find((page) => page.totalCount !== total);
  if (!changed) return pages.flatMap(({ edges }) => (edges ?? []).filter((edge) => edge !== null));
  throw new ServiceError(
    `The service changed ${name} while it was read: it had ${total} documents, then ${changed.totalCount}, ` +
      'at the same ref. Build again; if that does not help, run `gatsby clean` first.',
  );
}
