import type { ListPage } from '../requests/readList';
import { readList, toCursor } from '../requests/readList';

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
