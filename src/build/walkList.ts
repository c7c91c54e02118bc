import type { CreatePagesArgs } from 'gatsby';
import { guessCursors } from '../../plugins/gatsby-source-prismic-graphql/src/requests/guessCursors';
import type { Language } from '../i18n/languages';

type Answer<Node> = {
  totalCount: unknown;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: ({ cursor: string; node: Node | null } | null)[] | null;
};

type List = {
  /** Of Prismic's query type, such as `allArticles`. */
  field: string;
  lang: Language;
  /** What to ask of each document. */
  node: string;
  sortBy?: string;
  where?: Record<string, string>;
};

/**
 * All documents of a list with their cursors, however few Prismic gives at a time.
 *
 * @throws with Prismic's message when the list cannot be read
 */
export async function walkList<Node>(
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
  const ask = async (after: string | null): Promise<Answer<Node>> => {
    const { data, errors } = await graphql<{ prismic: { list: Answer<Node> } }>(query, {
      lang,
      after,
    });
    if (data) return data.prismic.list;
    throw new Error(`${field} (${lang}) cannot be read: ${String(errors)}`);
  };

  let page = await ask(null);
  const pages = [page];
  const ahead = askAhead(page, ask);
  while (page.pageInfo.hasNextPage && page.pageInfo.endCursor !== null) {
    const after = page.pageInfo.endCursor;
    page = await (ahead.get(after) ?? ask(after));
    pages.push(page);
  }
  return pages
    .flatMap(({ edges }) => edges ?? [])
    .flatMap((edge) => (edge?.node ? [{ cursor: edge.cursor, node: edge.node }] : []));
}

/** The later pages of a list, on their way, by the cursors that they probably begin after. */
function askAhead<Node>(
  { edges, totalCount, pageInfo }: Answer<Node>,
  ask: (after: string) => Promise<Answer<Node>>,
): Map<string, Promise<Answer<Node>>> {
  const cursors = guessCursors(edges?.length ?? 0, Number(totalCount), pageInfo.endCursor);
  return new Map(
    cursors.map((cursor) => {
      const page = ask(cursor);
      // Who waits for the page hears of its failure; nobody waits for a wrong guess.
      page.catch(() => undefined);
      return [cursor, page];
    }),
  );
}

/** `{ category: "HA" }` as GraphQL writes it. */
function toLiteral(where: Record<string, string>): string {
  const fields = Object.entries(where).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `{ ${fields.join(', ')} }`;
}
