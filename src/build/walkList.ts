import type { CreatePagesArgs } from 'gatsby';
import type { Language } from '../i18n/languages';
import type { ListedType } from '../routes';

// Each in the order in which its template lists the documents.
const queries: Record<ListedType, string> = {
  article: toQuery('allArticles', 'published_date_DESC'),
  project: toQuery('allProjects', 'title_ASC'),
  association: toQuery('allAssociations', 'title_ASC'),
};

function toQuery(field: string, sortBy: string): string {
  return `query ($lang: String!, $after: String) {
    prismic {
      list: ${field}(lang: $lang, sortBy: ${sortBy}, first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        edges { cursor }
      }
    }
  }`;
}

type CursorList = {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: ({ cursor: string } | null)[] | null;
};

/**
 * Reads the cursors of all documents of a list, however few Prismic gives at a time.
 *
 * @throws with Prismic's message when the list cannot be read
 */
export async function walkList(
  graphql: CreatePagesArgs['graphql'],
  list: ListedType,
  lang: Language,
): Promise<string[]> {
  const cursors: string[] = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo }: CursorList = await askList(graphql, list, { lang, after });
    cursors.push(...(edges ?? []).flatMap((edge) => (edge ? [edge.cursor] : [])));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return cursors;
}

async function askList(
  graphql: CreatePagesArgs['graphql'],
  list: ListedType,
  variables: { lang: Language; after: string | null },
): Promise<CursorList> {
  const { data, errors } = await graphql<{ prismic: { list: CursorList } }>(
    queries[list],
    variables,
  );
  if (data) return data.prismic.list;
  throw new Error(`The list of ${list} (${variables.lang}) cannot be read: ${String(errors)}`);
}
