import type { CreatePagesArgs } from 'gatsby';
import { languages, type Language } from '../../i18n/languages';
import {
  associationArticlesPath,
  categories,
  categoriesOf,
  categoryPath,
  listPath,
  type Listed,
} from '../../routes';
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
  context?: Record<string, unknown>;
};

const newestFirst = { field: 'allArticles', sortBy: 'published_date_DESC' } as const;
const latestFirst = { field: 'allArticles', sortBy: 'start_date_DESC' } as const;

/**
 * Every list of the site: of each kind, of each category, and of each association's news.
 *
 * @throws with Prismic's message when a list cannot be read
 */
export async function readLists(graphql: Graphql, catalogue: Catalogue): Promise<List[]> {
  const [filtered, news] = await Promise.all([
    Promise.all(languages.flatMap((lang) => readFilteredLists(graphql, lang))),
    Promise.all(languages.map((lang) => readNews(graphql, catalogue, lang))),
  ]);
  const whole = languages.flatMap((lang) =>
    (['article', 'project', 'association'] as const).map((listed) => {
      const cursors = catalogue[listed][lang].map(({ cursor }) => cursor);
      return toList(listed, lang, cursors);
    }),
  );
  return [...whole, ...filtered.flat(), ...withExistingTranslations(news.flat())];
}

async function readFilteredLists(graphql: Graphql, lang: Language): Promise<List[]> {
  const categoryLists = categoriesOf(lang).map((category) => readCategory(graphql, lang, category));
  return Promise.all([readEvents(graphql, lang), ...categoryLists]);
}

async function readEvents(graphql: Graphql, lang: Language): Promise<List> {
  const where = { type: 'event' };
  return toList('event', lang, await readCursors(graphql, { ...latestFirst, lang, where }));
}

async function readCategory(graphql: Graphql, lang: Language, category: string): Promise<List> {
  const where = { category };
  return {
    lang,
    template: 'articles',
    cursors: await readCursors(graphql, { ...newestFirst, lang, where }),
    pathOf: (page) => categoryPath(category, lang, page),
    translations: translateCategory(category, lang),
    context: { category, where },
  };
}

/** An association without news has no list of them. */
async function readNews(graphql: Graphql, catalogue: Catalogue, lang: Language): Promise<List[]> {
  const lists = await Promise.all(
    catalogue.association[lang].map(async ({ id, path, title, translations }: Entry) => {
      if (path === undefined) return undefined;
      const where = { association: id };
      const cursors = await readCursors(graphql, { ...newestFirst, lang, where });
      return {
        lang,
        template: 'associationArticles',
        cursors,
        pathOf: (page: number) => associationArticlesPath(path, page),
        translations: mapValues({ ...translations, [lang]: path }, associationArticlesPath),
        context: { where, association: { title, path } },
      };
    }),
  );
  return lists.filter((list) => list !== undefined).filter(({ cursors }) => cursors.length > 0);
}

function toList(listed: Listed, lang: Language, cursors: readonly string[]): List {
  return {
    lang,
    template: `${listed}s`,
    cursors,
    pathOf: (page) => listPath(listed, lang, page),
    translations: Object.fromEntries(
      languages.map((language) => [language, listPath(listed, language)]),
    ),
  };
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
  const words = categories.find((each) => each[lang] === category) ?? {};
  return Object.fromEntries(
    languages.flatMap((language) => {
      const word = words[language];
      return word === undefined ? [] : [[language, categoryPath(word, language)]];
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
