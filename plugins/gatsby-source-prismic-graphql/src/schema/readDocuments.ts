import { addTypePrefix } from './prismicNames';
import { readAhead, toCursor } from '../requests/cursors';

type Page<Node> = {
  totalCount: unknown;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: ({ node: Node | null } | null)[] | null;
};

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
  const readPages = async (cursors: readonly (string | null)[]): Promise<Page<Node>[]> => {
    const variables = cursors.map((_, index) => `$after${index}: String`);
    const lists = cursors.map(
      (_, index) => `list${index}: all${type}s(${args}, after: $after${index}) { ${selection} }`,
    );
    const query = `query ($lang: String!, ${variables.join(', ')}) { prismic { ${lists.join(' ')} } }
      fragment Listed on ${addTypePrefix(type)} { ${fields} }`;
    const { data, errors } = await graphql(query, {
      lang,
      ...Object.fromEntries(cursors.map((cursor, index) => [`after${index}`, cursor])),
    });
    const found = (data as { prismic?: Record<string, Page<Node>> } | undefined)?.prismic;
    const pages = cursors.flatMap((_, index) => found?.[`list${index}`] ?? []);
    if (pages.length === cursors.length) return pages;
    throw new Error(`all${type}s (${lang}) cannot be read: ${String(errors)}`);
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
  return pages.flatMap(({ edges }) => edges ?? []).flatMap((edge) => edge?.node ?? []);
}

/** @returns the argument `after` of a query for the documents of a list from a position on, starting at 0. */
export function afterPosition(position: number): string | null {
  return position === 0 ? null : toCursor(position - 1);
}
