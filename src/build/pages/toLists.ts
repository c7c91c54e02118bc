import { afterPosition } from '../../../plugins/gatsby-source-prismic-graphql/src/requests/readList';
import {
  associationArticlesPath,
  categories,
  categoriesOf,
  categoryPath,
  isListedCategory,
  listPath,
} from '../../addresses';
import { toText } from '../../content/values/cmsValues';
import { phaseOf, readOccasion } from '../../content/values/occasion';
import { toPlainText } from '../../content/values/richText';
import { documentTypes, LIST_PAGE_SIZE, listedKinds } from '../../documentTypes';
import type { Listed } from '../../documentTypes';
import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { compareTitles } from '../../i18n/sortOrder';
import type { ContentDocument } from '../readContent';

/** Prismic's maximum. */
const MAX_QUERY_SIZE = 20;

type ListPage = {
  /** The first page has the number 1. */
  page: number;
  pages: number;
  /** Number of documents to query. It is higher on the last page, for the drafts of a preview. */
  first: number;
  after: string | null;
  /** Ids of the page's documents, in an order by which Prismic cannot sort. */
  ids?: string[];
};

type List = {
  lang: Language;
  /** File in src/templates, without its extension. */
  template: string;
  pathOf: (page: number) => string;
  translations: Partial<Record<string, string>>;
  /** Variables of the template's query, except language and page. */
  context: Record<string, unknown>;
  firstContext?: Record<string, unknown>;
  pages: ListPage[];
};

/** Returns the paths of a page by language. */
export function inEveryLanguage(pathOf: (lang: Language) => string | undefined) {
  return Object.fromEntries(languages.map((lang) => [lang, pathOf(lang)]));
}

/** News have this order, also in the lists by category and by association. */
const { sortBy } = documentTypes.article.list;

const alphabetical: ReadonlySet<Listed> = new Set(['person', 'association']);

export function toLists(content: readonly ContentDocument[]): List[] {
  const allNews = inOrder(ofKind(content, 'article'), sortBy);
  const lists = languages.flatMap((lang) => {
    const own = content.filter(({ _meta }) => _meta.lang === lang);
    const articles = allNews.filter(({ _meta }) => _meta.lang === lang);
    const added = findCategories(articles.map(toCategorised), lang);
    const names = [...categoriesOf(lang), ...added];
    const ofLanguage = [
      ...listedKinds.map((kind) => toKindList(ofKind(own, kind), kind, lang)),
      ...names.map((name) => toCategoryList(articles, name, lang)),
    ];
    // Lists of news link to every category, also to those that editors have added.
    for (const { template, context } of ofLanguage) {
      if (template === 'articles' && added.length > 0) context['added'] = added;
    }
    return ofLanguage;
  });
  return [...lists, ...toNewsLists(ofKind(content, 'association'), allNews)];
}

function ofKind(content: readonly ContentDocument[], kind: Listed): ContentDocument[] {
  const { partOf } = documentTypes[kind];
  return content.filter(
    (document) =>
      document._meta.type === (partOf?.type ?? kind) &&
      (partOf === undefined || document[partOf.field] === partOf.value),
  );
}

/** Sorts as Prismic does, by date or title. Documents without the field come last. */
function inOrder(documents: readonly ContentDocument[], order: string): ContentDocument[] {
  const [, field = '', direction] = /^(.+)_(ASC|DESC)$/.exec(order) ?? [];
  const sign = direction === 'DESC' ? -1 : 1;
  return documents
    .map((document) => {
      const value = toText(document[field]) ?? toPlainText(document[field]);
      return { document, value };
    })
    .sort(({ value: a }, { value: b }) => {
      if (a === b) return 0;
      if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
      return a < b ? -sign : sign;
    })
    .map(({ document }) => document);
}

/** The template queries the events in `current` only if `hasCurrent` is set. */
function toKindList(documents: ContentDocument[], kind: Listed, lang: Language): List {
  const { list, partOf } = documentTypes[kind];
  const sorted = inOrder(documents, list.sortBy);
  const current = kind === 'event' ? findCurrent(sorted, new Date().toISOString()) : [];
  return {
    lang,
    template: `${kind}s`,
    pages: alphabetical.has(kind) ? inAlphabet(sorted, lang) : listPages(sorted),
    pathOf: (page) => listPath(kind, lang, page),
    translations: inEveryLanguage((language) => listPath(kind, language)),
    context: { sortBy: list.sortBy, where: partOf && { [partOf.field]: partOf.value } },
    firstContext: current.length > 0 ? { current, hasCurrent: true } : {},
  };
}

/**
 * Sorts by the language's alphabet. If the list has only one page, the template sorts it instead,
 * together with the drafts of a preview.
 */
function inAlphabet(documents: readonly ContentDocument[], lang: Language): ListPage[] {
  const titled = documents.flatMap(({ _meta: { id, url }, title: raw }) => {
    const title = toPlainText(raw);
    return url === null || title === undefined ? [] : { id, title };
  });
  return titled.length > LIST_PAGE_SIZE
    ? listPagesOfIds(titled.sort((a, b) => compareTitles(a.title, b.title, lang)))
    : listPages(documents);
}

/**
 * Divides a list into at least one page. Queries also return documents without a page of their own,
 * which templates leave out. A list page with only such documents is not created.
 */
export function listPages(documents: readonly { _meta: { url: string | null } }[]): ListPage[] {
  const starts = startsOf(documents).filter((start) =>
    documents.slice(start, start + LIST_PAGE_SIZE).some(({ _meta }) => _meta.url !== null),
  );
  const firsts = starts.length > 0 ? starts : [0];
  return firsts.map((start, index) => ({
    page: index + 1,
    pages: firsts.length,
    first: index === firsts.length - 1 ? MAX_QUERY_SIZE : LIST_PAGE_SIZE,
    after: afterPosition(start),
  }));
}

/** Lists document ids, because Prismic cannot sort by an alphabet: `á` would come after `z`. */
export function listPagesOfIds(documents: readonly { id: string }[]): ListPage[] {
  const starts = startsOf(documents);
  return starts.map((start, index) => ({
    page: index + 1,
    pages: starts.length,
    first: LIST_PAGE_SIZE,
    after: null,
    ids: documents.slice(start, start + LIST_PAGE_SIZE).map(({ id }) => id),
  }));
}

function startsOf(documents: readonly unknown[]): number[] {
  return [...documents.keys()].filter((index) => index % LIST_PAGE_SIZE === 0);
}

function toCategoryList(
  articles: readonly ContentDocument[],
  category: string,
  lang: Language,
): List {
  const where = { category };
  const names = categories.find((each) => each[lang] === category);
  return {
    lang,
    template: 'articles',
    pages: listPages(articles.filter((article) => article['category'] === category)),
    pathOf: (page) => categoryPath(category, lang, page),
    translations: inEveryLanguage((language) => {
      const name = names?.[language];
      return name ? categoryPath(name, language) : undefined;
    }),
    context: { sortBy, category, where },
  };
}

function toNewsLists(
  associations: readonly ContentDocument[],
  articles: readonly ContentDocument[],
): List[] {
  const lists = associations.flatMap(({ _meta, title }): List[] => {
    const { id, lang, url: path, alternateLanguages } = _meta;
    const news = articles.filter(
      (article) => article._meta.lang === lang && toAssociationId(article) === id,
    );
    if (path === null || news.every((article) => article._meta.url === null)) return [];
    const translations = [...alternateLanguages, { lang, url: path }].flatMap((document) =>
      document.url === null ? [] : [[document.lang, associationArticlesPath(document.url)]],
    );
    return [
      {
        lang,
        template: 'associationArticles',
        pages: listPages(news),
        pathOf: (page) => associationArticlesPath(path, page),
        translations: Object.fromEntries(translations),
        context: {
          sortBy,
          where: { association: id },
          association: { title: toPlainText(title), path },
        },
      },
    ];
  });
  const existing = new Set(lists.map(({ pathOf }) => pathOf(1)));
  return lists.map((list) => ({
    ...list,
    translations: Object.fromEntries(
      Object.entries(list.translations).filter(([, path]) => existing.has(path ?? '')),
    ),
  }));
}

function toAssociationId({ association }: ContentDocument): string | undefined {
  return (association as { _meta?: { id: string } } | null)?._meta?.id;
}

function toCategorised({ _meta: { url }, category }: ContentDocument) {
  return { path: url ?? undefined, category: toText(category) };
}

/**
 * `events` is the complete list, latest start first. Returns the ids of running and upcoming events
 * on later pages, such as a long exhibition, or next weekend's events if many later events are
 * announced. The first page shows them too: running events first, then the events that start next.
 */
export function findCurrent(
  events: readonly Pick<ContentDocument, '_meta'>[],
  now: string,
): string[] {
  const behind = events
    .slice(LIST_PAGE_SIZE)
    .filter((event) => event._meta.url !== null)
    .map((event) => ({ id: event._meta.id, phase: phaseOf(readOccasion(event), now) }));
  const running = behind.filter(({ phase }) => phase === 'running');
  const upcoming = behind.filter(({ phase }) => phase === 'upcoming').reverse();
  return [...running, ...upcoming].map(({ id }) => id).slice(0, MAX_QUERY_SIZE);
}

type Article = { path?: string; category?: string };

/**
 * Finds categories that editors have added in Prismic, and that therefore have no translation.
 * Leaves out a category whose list would have the address of another page, with case ignored.
 */
export function findCategories(articles: readonly Article[], lang: Language): string[] {
  const published = articles.filter(({ path }) => path !== undefined);
  const taken = new Set(
    [
      ...categoriesOf(lang).map((category) => categoryPath(category, lang)),
      ...published.map(({ path = '' }) => path),
    ].map((path) => path.toLowerCase()),
  );
  const found = new Map<string, string>();
  for (const { category } of published) {
    if (category === undefined || !isListedCategory(category)) continue;
    const key = categoryPath(category, lang).toLowerCase();
    if (!taken.has(key) && !found.has(key)) found.set(key, category);
  }
  return [...found.values()].sort((a, b) => compareTitles(a, b, lang));
}
