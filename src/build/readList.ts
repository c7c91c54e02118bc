import type { CreatePagesArgs } from 'gatsby';
import { readAhead } from '../../plugins/gatsby-source-prismic-graphql/src/requests/cursors';
import { toNodeType } from '../documentQueries';
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
  /** Default: the order of first publication, which no later publication of a document changes. */
  sortBy?: string;
  where?: Record<string, string>;
};

/**
 * Reads all documents of a list and their cursors, several pages in a query.
 *
 * @throws with Prismic's message when the list cannot be read
 */
export async function readList<Node>(
  graphql: CreatePagesArgs['graphql'],
  { field, lang, node, sortBy = 'meta_firstPublicationDate_ASC', where }: List,
): Promise<{ cursor: string; node: Node }[]> {
  const filter = where === undefined ? '' : `where: ${toLiteral(where)},`;
  const args = `lang: $lang, sortBy: ${sortBy}, ${filter} first: 100`;
  const fields =
    'totalCount pageInfo { hasNextPage endCursor } edges { cursor node { ...Listed } }';
  const readPages = async (cursors: readonly (string | null)[]): Promise<Page<Node>[]> => {
    const variables = cursors.map((_, index) => `$after${index}: String`);
    const lists = cursors.map(
      (_, index) => `list${index}: ${field}(${args}, after: $after${index}) { ${fields} }`,
    );
    const query = `query ($lang: String!, ${variables.join(', ')}) { prismic { ${lists.join(' ')} } }
      fragment Listed on PRISMIC_${toNodeType(field)} { ${node} }`;
    const { data, errors } = await graphql<{ prismic: Record<string, Page<Node>> }>(query, {
      lang,
      ...Object.fromEntries(cursors.map((cursor, index) => [`after${index}`, cursor])),
    });
    const pages = cursors.flatMap((_, index) => data?.prismic[`list${index}`] ?? []);
    if (pages.length === cursors.length) return pages;
    throw new Error(`${field} (${lang}) cannot be read: ${String(errors)}`);
  };
  const readPage = async (after: string | null) => (await readPages([after]))[0] as Page<Node>;

  let page = await readPage(null);
  const pages = [page];
  const ahead = readAhead(page, readPages);
  while (page.pageInfo.hasNextPage && page.pageInfo.endCursor !== null) {
    const after = page.pageInfo.endCursor;
    page = await (ahead.get(after)?.catch(() => readPage(after)) ?? readPage(after));
    pages.push(page);
  }
  return pages
    .flatMap(({ edges }) => edges ?? [])
    .flatMap((edge) => (edge?.node ? [{ cursor: edge.cursor, node: edge.node }] : []));
}

/** Writes an input object in GraphQL's syntax: `{ category: "HA" }`. */
function toLiteral(where: Record<string, string>): string {
  const fields = Object.entries(where).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `{ ${fields.join(', ')} }`;
}
