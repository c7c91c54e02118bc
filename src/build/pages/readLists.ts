import type { CreatePagesArgs } from 'gatsby';
import { toListQuery } from '../../documentQueries';
import { documentTypes, isRoutedType, listedKinds, type Listed } from '../../documentTypes';
import { languages, type Language } from '../../i18n/languages';
import {
  associationArticlesPath,
  categories,
  categoriesOf,
  categoryPath,
  listPath,
} from '../../addresses';
import { readCursors, type Catalogue, type Entry } from './readCatalogue';

type Graphql = CreatePagesArgs['graphql'];

/** A list as its pages are made from it. */
export type List = {
  lang: Language;
  /** File of the template, without its folder. */
  template: string;
  /** Of the list's documents, in its order. */
  cursors: readonly string[];
  /** @param page from 1 */
  pathOf: (page: number) => string;
  /** Address of the list in each language that has it. */
  translations: Partial<Record<string, string>>;
  /** What the template's query needs besides language and place. */
  context: Record<string, unknown>;
};

/** The lists of news by category and by association are parts of the list of all news. */
const news = {
  field: toListQuery('article'),
  sortBy: documentTypes.article.list.sortBy,
};

/**
 * Every list of the site: of each kind, of each category, and of each association's news.
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

/** The list of a whole type is the catalogue's; that of a part of one is read with its condition. */
async function readKind(
  graphql: Graphql,
  catalogue: Catalogue,
  kind: Listed,
  lang: Language,
): Promise<List> {
  const { list, of } = documentTypes[kind];
  const { sortBy } = list;
  const where = of && { [of.field]: of.value };
  const cursors = isRoutedType(kind)
    ? catalogue[kind][lang].map(({ cursor }) => cursor)
    : await readCursors(graphql, { field: toListQuery(of?.type ?? kind), sortBy, lang, where });
  return {
    lang,
    template: `${kind}s`,
    cursors,
    pathOf: (page) => listPath(kind, lang, page),
    translations: Object.fromEntries(
      languages.map((language) => [language, listPath(kind, language)]),
    ),
    context: { sortBy, where },
  };
}

async function readCategory(graphql: Graphql, lang: Language, category: string): Promise<List> {
  const where = { category };
  return {
    lang,
    template: 'articles',
    cursors: await readCursors(graphql, { ...news, lang, where }),
    pathOf: (page) => categoryPath(category, lang, page),
    translations: translateCategory(category, lang),
    context: { sortBy: news.sortBy, category, where },
  };
}

/** An association without news has no list of them. */
async function readNews(graphql: Graphql, catalogue: Catalogue, lang: Language): Promise<List[]> {
  const lists = await Promise.all(
    catalogue.association[lang].map(async ({ id, path, title, translations }: Entry) => {
      if (path === undefined) return undefined;
      const where = { association: id };
      const cursors = await readCursors(graphql, { ...news, lang, where });
      return {
        lang,
        template: 'associationArticles',
        cursors,
        pathOf: (page: number) => associationArticlesPath(path, page),
        translations: mapValues({ ...translations, [lang]: path }, associationArticlesPath),
        context: { sortBy: news.sortBy, where, association: { title, path } },
      };
    }),
  );
  return lists.filter((list) => list !== undefined).filter(({ cursors }) => cursors.length > 0);
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
  const words = categories.find((each) => each[lang] === category);
  return Object.fromEntries(
    languages.flatMap((language) => {
      const word = words?.[language];
      return word ? [[language, categoryPath(word, language)]] : [];
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
