import type { ListPage } from '../requests/readList';
import { readList, toCursor } from '../requests/readList';
import { addTypePrefix } from './prismicNames';

type Edge<Node> = { node: Node | null };

type List = {
  type: string;
  lang: string;
  /** Fields of each document, as GraphQL text. */
  fields: string;
};

type Graphql = (
  query: string,
  variables: Record<string, unknown>,
) => Promise<{ data?: unknown; errors?: unknown }>;

/**
 * Reads all documents of a type and language by the site's GraphQL. Sorts them by their first
 * publication, because later publications do not change this order.
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

/** Returns the GraphQL argument `after` that makes a list start at `position`, counted from 0. */
export function afterPosition(position: number): string | null {
  return position === 0 ? null : toCursor(position - 1);
}
