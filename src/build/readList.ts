import type { CreatePagesArgs } from 'gatsby';
import { guessCursors } from '../../plugins/gatsby-source-prismic-graphql/src/requests/guessCursors';
import type { Language } from '../i18n/languages';

type Page<Node> = {
  totalCount: unknown;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: ({ cursor: string; node: Node | null } | null)[] | null;
};

type List = {
  /** A field of Prismic's query type, such as `allArticles`. */
  field: string;
  lang: Language;
  /** The fields to select of each document, in GraphQL. */
  node: string;
  sortBy?: string;
  where?: Record<string, string>;
};

/**
 * Reads all documents of a list and their cursors, page by page.
 *
 * @throws with Prismic's message when the list cannot be read
 */
export async function readList<Node>(
  graphql: CreatePagesArgs['graphql'],
  { field, lang, node, sortBy, where }: List,
): Promise<{ cursor: string; node: Node }[]> {
  const order = sortBy === undefined ? '' : `sortBy: ${sortBy},`;
  const filter = where === undefined ? '' : `where: ${toLiteral(where)},`;
  const query = `query ($lang: String!, $after: String) {
    prismic {
      list: ${field}(lang: $lang, ${order} ${filter} first: 100, after: $after) {
        totalCount
        pageInfo { hasNextPage endCursor }
        edges { cursor node { ${node} } }
      }
    }
  }`;
  const readPage = async (after: string | null): Promise<Page<Node>> => {
    const { data, errors } = await graphql<{ prismic: { list: Page<Node> } }>(query, {
      lang,
      after,
    });
    if (data) return data.prismic.list;
    throw new Error(`${field} (${lang}) cannot be read: ${String(errors)}`);
  };

  let page = await readPage(null);
  const pages = [page];
  const ahead = readAhead(page, readPage);
  while (page.pageInfo.hasNextPage && page.pageInfo.endCursor !== null) {
    const after = page.pageInfo.endCursor;
    page = await (ahead.get(after) ?? readPage(after));
    pages.push(page);
  }
  return pages
    .flatMap(({ edges }) => edges ?? [])
    .flatMap((edge) => (edge?.node ? [{ cursor: edge.cursor, node: edge.node }] : []));
}

/**
 * Requests the later pages of a list in parallel, by the cursors after which they probably begin.
 */
function readAhead<Node>(
  { edges, totalCount, pageInfo }: Page<Node>,
  readPage: (after: string) => Promise<Page<Node>>,
): Map<string, Promise<Page<Node>>> {
  const cursors = guessCursors(edges?.length ?? 0, Number(totalCount), pageInfo.endCursor);
  return new Map(
    cursors.map((cursor) => {
      const page = readPage(cursor);
      // Nobody awaits a wrong guess, whose rejection would otherwise be unhandled.
      page.catch(() => undefined);
      return [cursor, page];
    }),
  );
}

/** Writes an input object in GraphQL's syntax: `{ category: "HA" }`. */
function toLiteral(where: Record<string, string>): string {
  const fields = Object.entries(where).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `{ ${fields.join(', ')} }`;
}
