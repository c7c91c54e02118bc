import type { CreatePagesArgs } from 'gatsby';
import { toListQuery } from '../../documentQueries';
import { documentTypes, isRoutedType, listedKinds } from '../../documentTypes';
import type { Listed } from '../../documentTypes';
import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import {
  associationArticlesPath,
  categories,
  categoriesOf,
  categoryPath,
  listPath,
} from '../../addresses';
import { findOngoing, ongoingFields } from './findOngoing';
import type { ListedDocument } from './listPages';
import { readListed } from './readCatalogue';
import type { Catalogue, Entry } from './readCatalogue';

type Graphql = CreatePagesArgs['graphql'];

/** A list of documents, from which `createPages` creates pages. */
export type List = {
  lang: Language;
  /** File name of the template, without folder and extension. */
  template: string;
  /** In the order of the list. */
  documents: readonly ListedDocument[];
  /** @param page from 1 */
  pathOf: (page: number) => string;
  /** Path of the list in each language that has it. */
  translations: Partial<Record<string, string>>;
  /** Further variables of the template's query, besides language and page. */
  context: Record<string, unknown>;
  /** The same for the first page alone. */
  firstContext?: Record<string, unknown>;
};

/** The list of all news. The lists by category and by association add a condition to it. */
const news = {
  field: toListQuery('article'),
  sortBy: documentTypes.article.list.sortBy,
};

/**
 * Reads every list of the site: of each kind, of each category, and of each association's news.
 *
 * @throws with Prismic's message when a list cannot be read
 */
export async function readLists(graphql: Graphql, catalogue: Catalogue): Promise<List[]> {
  const [lists, ofAssociations] = await Promise.all([
    Promise.all(
      languages.flatMap((lang) => [
        ...listedKinds.map((kind) => readKind(graphql, catalogue, kind, lang)),
        ...categoriesOf(lang).map((category) => readCategory(graphql, lang, category)),
      ]),
    ),
    Promise.all(languages.map((lang) => readNews(graphql, catalogue, lang))),
  ]);
  return [...lists, ...withExistingTranslations(ofAssociations.flat())];
}

/** Takes the list of a whole type from the catalogue, and reads that of a part with a condition. */
async function readKind(
  graphql: Graphql,
  catalogue: Catalogue,
  kind: Listed,
  lang: Language,
): Promise<List> {
  const { list, partOf } = documentTypes[kind];
  const { sortBy } = list;
  const where = partOf && { [partOf.field]: partOf.value };
  const toKindList = (documents: List['documents'], ongoing: string[] = []): List => ({
    lang,
    template: `${kind}s`,
    documents,
    pathOf: (page) => listPath(kind, lang, page),
    translations: Object.fromEntries(
      languages.map((language) => [language, listPath(kind, language)]),
    ),
    context: { sortBy, where },
    firstContext: ongoing.length > 0 ? { ongoing, hasOngoing: true } : {},
  });
  if (isRoutedType(kind)) return toKindList(catalogue[kind][lang]);

  const field = toListQuery(partOf?.type ?? kind);
  const isEvent = kind === 'event';
  const fields = isEvent ? ongoingFields : '';
  const documents = await readListed(graphql, { field, sortBy, lang, where, fields });
  return toKindList(documents, isEvent ? findOngoing(documents, new Date().toISOString()) : []);
}

async function readCategory(graphql: Graphql, lang: Language, category: string): Promise<List> {
  const where = { category };
  return {
    lang,
    template: 'articles',
    documents: await readListed(graphql, { ...news, lang, where }),
    pathOf: (page) => categoryPath(category, lang, page),
    translations: translateCategory(category, lang),
    context: { sortBy: news.sortBy, category, where },
  };
}

/** Reads the lists of associations' news. An association without news has no list. */
async function readNews(graphql: Graphql, catalogue: Catalogue, lang: Language): Promise<List[]> {
  const lists = await Promise.all(
    catalogue.association[lang].map(async ({ id, path, title, translations }: Entry) => {
      if (path === undefined) return undefined;
      const where = { association: id };
      const documents = await readListed(graphql, { ...news, lang, where });
      return {
        lang,
        template: 'associationArticles',
        documents,
        pathOf: (page: number) => associationArticlesPath(path, page),
        translations: mapValues({ ...translations, [lang]: path }, associationArticlesPath),
        context: { sortBy: news.sortBy, where, association: { title, path } },
      };
    }),
  );
  return lists
    .filter((list) => list !== undefined)
    .filter(({ documents }) => documents.some(({ path }) => path !== undefined));
}

function withExistingTranslations(lists: readonly List[]): List[] {
  const existing = new Set(lists.map(({ pathOf }) => pathOf(1)));
  return lists.map((list) => ({
    ...list,
    translations: Object.fromEntries(
      Object.entries(list.translations).filter(([, path]) => existing.has(path ?? '')),
    ),
  }));
}

function translateCategory(category: string, lang: Language): List['translations'] {
  const names = categories.find((each) => each[lang] === category);
  return Object.fromEntries(
    languages.flatMap((language) => {
      const name = names?.[language];
      return name ? [[language, categoryPath(name, language)]] : [];
    }),
  );
}

function mapValues(
  values: Partial<Record<string, string>>,
  map: (value: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, map(value)]],
    ),
  );
}
