import type { ListPage } from '../requests/readList';
import { readList, toCursor } from '../requests/readList';
import { addTypePrefix } from './prismicNames';

type Edge<Node> = { node: Node | null };

type List = {
  /** GraphQL type name, such as `Article`. */
  type: string;
  lang: string;
  /** The fields to select of each document, in GraphQL. */
  fields: string;
};

type Graphql = (
  query: string,
  variables: Record<string, unknown>,
) => Promise<{ data?: unknown; errors?: unknown }>;

/**
 * Reads all documents of a type and language by the site's own GraphQL, in the order of first publication, which no later
 * publication of a document changes. Where cursors can be guessed, a query reads several pages.
 *
 * @throws with Prismic's message when the documents cannot be read.
 */
export async function readDocuments<Node>(
  graphql: Graphql,
  { type, lang, fields }: List,
): Promise<Node[]> {
  const args = 'lang: $lang, sortBy: meta_firstPublicationDate_ASC, first: 100';
  const selection = 'totalCount pageInfo { hasNextPage endCursor } edges { node { ...Listed } }';
  const name = `all${type}s`;
  const readPages = async (cursors: readonly (string | undefined)[]) => {
    const variables = cursors.map((_, index) => `$after${index}: String`);
    const lists = cursors.map(
      (_, index) => `list${index}: ${name}(${args}, after: $after${index}) { ${selection} }`,
    );
    const query = `query ($lang: String!, ${variables.join(', ')}) { prismic { ${lists.join(' ')} } }
      fragment Listed on ${addTypePrefix(type)} { ${fields} }`;
    const { data, errors } = await graphql(query, {
      lang,
      ...Object.fromEntries(cursors.map((cursor, index) => [`after${index}`, cursor ?? null])),
    });
    const found = (data as Data<Node> | undefined)?.prismic;
    const pages = cursors.flatMap((_, index) => found?.[`list${index}`] ?? []);
    if (pages.length === cursors.length) return pages;
    throw new Error(`${name} (${lang}) cannot be read: ${String(errors)}`);
  };
  const edges = await readList({ service: 'Prismic', name: `${name} (${lang})` }, readPages);
  return edges.flatMap(({ node }) => node ?? []);
}

type Data<Node> = { prismic?: Record<string, ListPage<Edge<Node>>> };

/** @returns the argument `after` of a query for the documents of a list from a position on, starting at 0. */
export function afterPosition(position: number): string | null {
  return position === 0 ? null : toCursor(position - 1);
}
