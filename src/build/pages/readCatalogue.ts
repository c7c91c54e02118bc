import type { CreatePagesArgs } from 'gatsby';
import { kindOf, partsOf, toListQuery } from '../../documentQueries';
import { documentTypes, routedTypes } from '../../documentTypes';
import type { Kind, RoutedType } from '../../documentTypes';
import { toText } from '../../content/cmsValues';
import { toPlainText } from '../../content/richText';
import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { readList } from '../readList';
import type { ListedDocument } from './listPages';

type Graphql = CreatePagesArgs['graphql'];

/** A document in the catalogue. */
export type Entry = ListedDocument & {
  id: string;
  title?: string;
  kind: Kind;
  /** Of an article. */
  category?: string;
  /** The paths of its translations by language. */
  translations: Partial<Record<string, string>>;
};

/**
 * All documents of the types that have pages, by type and language, in the order of their lists.
 */
export type Catalogue = Record<RoutedType, Record<Language, Entry[]>>;

type Meta = { id: string; lang: string; url: string | null };

type Node = Record<string, unknown> & {
  _meta: Meta & { alternateLanguages: readonly Meta[] };
  title: unknown;
};

/**
 * Reads all documents of the types that have pages.
 *
 * @throws with Prismic's message when a list cannot be read
 */
export async function readCatalogue(graphql: Graphql): Promise<Catalogue> {
  const entries = await Promise.all(
    routedTypes.map(async (type) => {
      const { list } = documentTypes[type];
      const kindFields = partsOf(type).map((kind) => documentTypes[kind].partOf?.field ?? '');
      const fields = [...kindFields, type === 'article' ? 'category' : ''].join(' ');
      const node = `_meta { id lang url alternateLanguages { id lang url } } title ${fields}`;
      const read = (lang: Language) =>
        readList<Node>(graphql, {
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

type ListedNode = { _meta: { id: string; url: string | null } } & Record<string, unknown>;

/**
 * Reads the documents of a list with a condition.
 *
 * @throws with Prismic's message when the list cannot be read
 */
export async function readListed(
  graphql: Graphql,
  list: {
    field: string;
    sortBy: string;
    where: Record<string, string> | undefined;
    lang: Language;
    /** Further fields of the nodes, in GraphQL. */
    fields?: string;
  },
): Promise<(ListedDocument & { node: ListedNode })[]> {
  const { fields = '', ...rest } = list;
  const found = await readList<ListedNode>(graphql, {
    ...rest,
    node: `_meta { id url } ${fields}`,
  });
  return found.map(({ cursor, node }) => ({ cursor, path: node._meta.url ?? undefined, node }));
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
    category: toText(node['category']),
    translations: Object.fromEntries(alternates),
  };
}
