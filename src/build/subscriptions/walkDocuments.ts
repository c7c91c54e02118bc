import type { CreatePagesArgs } from 'gatsby';
import { isPresent } from '../../content/shape';
import type { Language } from '../../i18n/languages';

type Answer<Node> = {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: ({ node: Node | null } | null)[] | null;
};

type List = { field: string; lang: Language; node: string };

/**
 * All documents of a list, however few Prismic gives at a time.
 *
 * @param list field of Prismic's query type, and what to ask of each document
 * @throws with Prismic's message when the list cannot be read
 */
export async function walkDocuments<Node>(
  graphql: CreatePagesArgs['graphql'],
  { field, lang, node }: List,
): Promise<Node[]> {
  const query = `query ($lang: String!, $after: String) {
    prismic {
      list: ${field}(lang: $lang, first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        edges { node { ${node} } }
      }
    }
  }`;
  const ask = async (after: string | null): Promise<Answer<Node>> => {
    const { data, errors } = await graphql<{ prismic: { list: Answer<Node> } }>(query, {
      lang,
      after,
    });
    if (!data) throw new Error(`${field} (${lang}) cannot be read: ${String(errors)}`);
    return data.prismic.list;
  };
  const found: Node[] = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo }: Answer<Node> = await ask(after);
    found.push(...(edges ?? []).map((edge) => edge?.node).filter(isPresent));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}
