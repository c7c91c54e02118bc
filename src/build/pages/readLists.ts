import type { CreatePagesArgs } from 'gatsby';
import {
  associationArticlesPath,
  categories,
  categoriesOf,
  categoryPath,
  listPath,
} from '../../addresses';
import { phaseOf, readOccasion } from '../../content/occasion';
import { toListQuery } from '../../documentQueries';
import { documentTypes, isRoutedType, LIST_PAGE_SIZE, listedKinds } from '../../documentTypes';
import type { Listed } from '../../documentTypes';
import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { compareTitles } from '../../i18n/sortOrder';
import { findCategories } from './findCategories';
import { listPages, listPagesOfIds, MAX_QUERY_SIZE } from './listPages';
import type { ListPage } from './listPages';
import { readListed } from './readCatalogue';
import type { Catalogue, Entry } from './readCatalogue';

type Graphql = CreatePagesArgs['graphql'];

/** A list of documents, from which `createPages` creates pages. */
type List = {
  lang: Language;
  /** File name of the template, without folder and extension. */
  template: string;
  /** @param page from 1 */
  pathOf: (page: number) => string;
  /** Path of the list in each language that has it. */
  translations: Partial<Record<string, string>>;
  /** Further variables of the template's query, besides language and page. */
  context: Record<string, unknown>;
  /** The same for the first page alone. */
  firstContext?: Record<string, unknown>;
  pages: ListPage[];
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
      languages.flatMap((lang) => {
        const added = findCategories(catalogue.article[lang], lang);
        return [
          ...listedKinds.map((kind) => readKind(graphql, catalogue, kind, lang)),
          ...[...categoriesOf(lang), ...added].map((category) =>
            readCategory(graphql, lang, category),
          ),
        ].map(async (list) => withCategories(await list, added));
      }),
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
  const toKindList = (pages: List['pages'], ongoing: string[] = []): List => ({
    lang,
    template: `${kind}s`,
    pages,
    pathOf: (page) => listPath(kind, lang, page),
    translations: Object.fromEntries(
      languages.map((language) => [language, listPath(kind, language)]),
    ),
    context: { sortBy, where },
    firstContext: ongoing.length > 0 ? { ongoing, hasOngoing: true } : {},
  });
  if (isRoutedType(kind)) {
    const documents = catalogue[kind][lang];
    return toKindList(kind === 'association' ? inAlphabet(documents, lang) : listPages(documents));
  }

  const field = toListQuery(partOf?.type ?? kind);
  const isEvent = kind === 'event';
  const fields = isEvent ? ongoingFields : '';
  const documents = await readListed(graphql, { field, sortBy, lang, where, fields });
  const ongoing = isEvent ? findOngoing(documents, new Date().toISOString()) : [];
  return toKindList(listPages(documents), ongoing);
}

/** Divides a list by the alphabet of its language. A single page is sorted by its template, with its drafts. */
function inAlphabet(documents: readonly Entry[], lang: Language): ListPage[] {
  const titled = documents.flatMap(({ id, path, title }) =>
    path === undefined || title === undefined ? [] : { id, title },
  );
  return titled.length > LIST_PAGE_SIZE
    ? listPagesOfIds(titled.sort((a, b) => compareTitles(a.title, b.title, lang)))
    : listPages(documents);
}

async function readCategory(graphql: Graphql, lang: Language, category: string): Promise<List> {
  const where = { category };
  return {
    lang,
    template: 'articles',
    pages: listPages(await readListed(graphql, { ...news, lang, where })),
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
      if (documents.every((document) => document.path === undefined)) return undefined;
      return {
        lang,
        template: 'associationArticles',
        pages: listPages(documents),
        pathOf: (page: number) => associationArticlesPath(path, page),
        translations: mapValues({ ...translations, [lang]: path }, associationArticlesPath),
        context: { sortBy: news.sortBy, where, association: { title, path } },
      };
    }),
  );
  return lists.filter((list) => list !== undefined);
}

/** The list of news links to the lists of all categories. */
function withCategories(list: List, added: readonly string[]): List {
  if (list.template !== 'articles' || added.length === 0) return list;
  return { ...list, context: { ...list.context, added } };
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

/** The fields of an event that `findOngoing` needs, in GraphQL. */
const ongoingFields = 'start_date end_date';

type Event = { path?: string; node: { _meta: { id: string } } & Record<string, unknown> };

/**
 * Finds the events that go on although so many have begun since that they are not on the first page of the list,
 * such as an exhibition of half a year. The first page shows them too.
 *
 * @param events of the whole list, the latest start first
 * @param now ISO 8601 timestamp
 * @returns ids, in the order of the list
 */
export function findOngoing(events: readonly Event[], now: string): string[] {
  return events
    .slice(LIST_PAGE_SIZE)
    .filter(
      ({ path, node }) => path !== undefined && phaseOf(readOccasion(node), now) === 'running',
    )
    .map(({ node }) => node._meta.id)
    .slice(0, MAX_QUERY_SIZE);
}
