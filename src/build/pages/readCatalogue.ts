import type { CreatePagesArgs } from 'gatsby';
import { toPlainText } from '../../content/richText';
import { languages, type Language } from '../../i18n/languages';
import type { RoutedType } from '../../routes';
import { walkList } from '../walkList';

type Graphql = CreatePagesArgs['graphql'];

/** A document as the catalogue knows it. */
export type Entry = {
  /** Where it stands in its list, for `after`. */
  cursor: string;
  id: string;
  /** Address of its page; none for a document that has no page. */
  path?: string;
  title?: string;
  isEvent: boolean;
  /** The addresses of its translations. */
  translations: Partial<Record<string, string>>;
};

/** Every document that has a page of its own, by type and language, in the order of its list. */
export type Catalogue = Record<RoutedType, Record<Language, Entry[]>>;

const lists: Record<RoutedType, { field: string; sortBy: string; own?: string }> = {
  article: { field: 'allArticles', sortBy: 'published_date_DESC', own: 'kind: type' },
  project: { field: 'allProjects', sortBy: 'title_ASC' },
  association: { field: 'allAssociations', sortBy: 'title_ASC' },
  association_page: { field: 'allAssociation_pages', sortBy: 'title_ASC' },
  page: { field: 'allPages', sortBy: 'title_ASC' },
};

type Meta = { id: string; lang: string; url: string | null };

type Node = {
  _meta: Meta & { alternateLanguages: readonly Meta[] };
  title: unknown;
  kind?: string | null;
};

/**
 * Reads all documents once, however few Prismic gives at a time.
 *
 * @throws with Prismic's message when a list cannot be read
 */
export async function readCatalogue(graphql: Graphql): Promise<Catalogue> {
  const entries = await Promise.all(
    Object.entries(lists).map(async ([type, { field, sortBy, own = '' }]) => {
      const node = `_meta { id lang url alternateLanguages { id lang url } } title ${own}`;
      const read = (lang: Language) => walkList<Node>(graphql, { field, sortBy, lang, node });
      const ofLanguages = await Promise.all(
        languages.map(async (lang) => [lang, (await read(lang)).map(toEntry)] as const),
      );
      return [type, Object.fromEntries(ofLanguages)] as const;
    }),
  );
  return Object.fromEntries(entries) as Catalogue;
}

/**
 * The cursors of the documents of a list that its page queries ask for with a `where`.
 *
 * @throws with Prismic's message when the list cannot be read
 */
export async function readCursors(
  graphql: Graphql,
  list: {
    field: 'allArticles';
    sortBy: string;
    where: Record<string, string>;
    lang: Language;
  },
): Promise<string[]> {
  return (await walkList(graphql, { ...list, node: '_linkType' })).map(({ cursor }) => cursor);
}

function toEntry({ cursor, node }: { cursor: string; node: Node }): Entry {
  const { id, url, alternateLanguages } = node._meta;
  const alternates = alternateLanguages.flatMap((meta) =>
    meta.url ? [[meta.lang, meta.url] as const] : [],
  );
  return {
    cursor,
    id,
    path: url ?? undefined,
    title: toPlainText(node.title),
    isEvent: node.kind === 'event',
    translations: Object.fromEntries(alternates),
  };
}
