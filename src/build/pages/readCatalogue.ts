import type { CreatePagesArgs } from 'gatsby';
import { kindOf, partsOf, toListQuery } from '../../documentQueries';
import { documentTypes, routedTypes, type Kind, type RoutedType } from '../../documentTypes';
import { toPlainText } from '../../content/richText';
import { languages, type Language } from '../../i18n/languages';
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
  kind: Kind;
  /** The addresses of its translations. */
  translations: Partial<Record<string, string>>;
};

/** Every document that has a page of its own, by type and language, in the order of its list. */
export type Catalogue = Record<RoutedType, Record<Language, Entry[]>>;

type Meta = { id: string; lang: string; url: string | null };

type Node = Record<string, unknown> & {
  _meta: Meta & { alternateLanguages: readonly Meta[] };
  title: unknown;
};

/**
 * Reads all documents once, however few Prismic gives at a time.
 *
 * @throws with Prismic's message when a list cannot be read
 */
export async function readCatalogue(graphql: Graphql): Promise<Catalogue> {
  const entries = await Promise.all(
    routedTypes.map(async (type) => {
      const { list } = documentTypes[type];
      const telling = partsOf(type).map((kind) => documentTypes[kind].of?.field ?? '');
      const node = `_meta { id lang url alternateLanguages { id lang url } } title ${telling.join(' ')}`;
      const read = (lang: Language) =>
        walkList<Node>(graphql, {
          field: toListQuery(type),
          sortBy: list ? list.sortBy : undefined,
          lang,
          node,
        });
      const ofLanguages = await Promise.all(
        languages.map(
          async (lang) => [lang, (await read(lang)).map((found) => toEntry(type, found))] as const,
        ),
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
    field: string;
    sortBy: string;
    where: Record<string, string> | undefined;
    lang: Language;
  },
): Promise<string[]> {
  return (await walkList(graphql, { ...list, node: '_linkType' })).map(({ cursor }) => cursor);
}

function toEntry(type: RoutedType, { cursor, node }: { cursor: string; node: Node }): Entry {
  const { id, url, alternateLanguages } = node._meta;
  const alternates = alternateLanguages.flatMap((meta) =>
    meta.url ? [[meta.lang, meta.url] as const] : [],
  );
  return {
    cursor,
    id,
    path: url ?? undefined,
    title: toPlainText(node.title),
    kind: kindOf(type, node),
    translations: Object.fromEntries(alternates),
  };
}
