import { documentTypes } from './documentTypes';
import type { Listed } from './documentTypes';
import { defaultLanguage, isLanguage, languageFacts, languages } from './i18n/languages';
import type { Language } from './i18n/languages';

// Paths of lists, and of pages and files without a document. The paths of documents are in routes.ts, which
// is not part of a page's first load.

/**
 * The categories of news with their translations; `null` where a language has none. A category is used
 * unchanged as a path segment (docs/behaviour.md, “Addresses”). The field `category` of an article holds one.
 */
export const categories: readonly Record<Language, string | null>[] = [
  { is: 'Greinar', 'en-us': 'Article' },
  { is: 'HönnunarMars', 'en-us': null },
  { is: 'Viðtal', 'en-us': 'Interview' },
  { is: 'Aðsent', 'en-us': null },
  { is: 'HA', 'en-us': null },
];

/** The categories of one language. */
export function categoriesOf(lang: Language): string[] {
  return categories.flatMap(({ [lang]: category }) => category ?? []);
}

/**
 * Whether the articles of a category have a list: those above do, and so does any other that an article has
 * (`build/pages/toLists.ts`) if its name can be part of an address.
 */
export function isListedCategory(category: string): boolean {
  return /^\p{L}[\p{L}\d-]*$/u.test(category);
}

/** Path of the front page of a language: `/` or `/en/`. */
export function homePath(lang: Language): string {
  return `${languageFacts[lang].prefix}/`;
}

/** Path of a page of a list; the first page has the list's own path: `/verkefni/`, `/verkefni/2/`. */
function listPagePath(list: string, page: number): string {
  return page === 1 ? list : `${list}${page}/`;
}

/**
 * Path of the list of all documents of a kind in a language, e.g. `/en/verkefni/`.
 *
 * @param page number of the page, from 1; the second page is `/en/verkefni/2/`
 */
export function listPath(listed: Listed, lang: Language, page = 1): string {
  return listPagePath(`${homePath(lang)}${documentTypes[listed].list.segment}/`, page);
}

/** Path of the list of one category's news, not percent-encoded: `/ha-frettir/HönnunarMars/`. */
export function categoryPath(category: string, lang: Language, page = 1): string {
  return listPagePath(`${listPath('article', lang)}${category}/`, page);
}

/**
 * Path of the list of one association's news: `/fagfelog/lodlina/ha-frettir/`.
 *
 * @param association path of the association's own page
 */
export function associationArticlesPath(association: string, page = 1): string {
  return listPagePath(`${association}${documentTypes.article.list.segment}/`, page);
}

/** A reference to a document from GraphQL; the source plugin adds `url` with the link resolver. */
export type NamedDocument = { type?: unknown; lang?: unknown; url?: unknown };

/**
 * The path of a document's page.
 *
 * @returns `undefined` for a document without a page, and for a language that the site does not have
 */
export function pathOf({ type, lang, url }: NamedDocument): string | undefined {
  if (!isLanguage(lang)) return undefined;
  // The source plugin makes the pages of all other types, and so their `url`.
  if (type === 'homepage') return homePath(lang);
  return typeof url === 'string' && url !== '' ? url : undefined;
}

/** Path of the search page of a language; the search text is its query parameter `query`. */
export function searchPath(lang: Language): string {
  return `${homePath(lang)}leit/`;
}

/** Address of the list of files of the search in a language. */
export function searchIndexPath(lang: Language): string {
  return `/search/${lang}.json`;
}

/** The pages of the living style guide. */
export const elementsChapters = ['foundations', 'lists', 'forms', 'controls'] as const;

export type ElementsChapter = (typeof elementsChapters)[number];

/** Path of a page of the living style guide, e.g. `/en/elements/` and `/en/elements/lists/`: in English only. */
export function elementsPath(chapter: ElementsChapter = 'foundations'): string {
  const first = `${homePath('en-us')}elements/`;
  return chapter === 'foundations' ? first : `${first}${chapter}/`;
}

/**
 * Whole pages with sample content, to see the design without documents (docs/behaviour.md, “Kinds of
 * pages”).
 */
export const dummies = ['association', 'associations', 'event', 'events', 'partners'] as const;

export type Dummy = (typeof dummies)[number];

/** Path of a dummy page, e.g. `/en/dummy/event/`: in English only. */
export function dummyPath(name: Dummy): string {
  return `${homePath('en-us')}dummy/${name}/`;
}

/**
 * Path of the feed of a page's entries.
 *
 * @param page path of the page that lists the same entries
 */
export function feedOf(page: string): string {
  return `${page}atom.xml`;
}

/** Path of the feed of a language, or of one category of its news. */
export function feedPath(lang: Language, category?: string): string {
  return feedOf(category === undefined ? listPath('article', lang) : categoryPath(category, lang));
}

/** Path of the calendar of all events of a language. */
export function calendarPath(lang: Language): string {
  return `${listPath('event', lang)}vidburdir.ics`;
}

/**
 * Path of the calendar file of one event.
 *
 * @param event path of the event's page
 */
export function eventCalendarPath(event: string): string {
  return `${event}vidburdur.ics`;
}

/**
 * Path of the calendar with the deadlines of a page's calls.
 *
 * @param page path of the page
 */
export function deadlinesPath(page: string): string {
  return `${page}frestir.ics`;
}

/** Path of the OpenSearch description, with which a browser offers the site's search. */
export function openSearchPath(lang: Language): string {
  return `${homePath(lang)}opensearch.xml`;
}

/** Path of the web app manifest; gatsby-plugin-manifest makes the file name from its option `lang`. */
export function manifestPath(lang: Language): string {
  return `/manifest${languageFacts[lang].prefix.replace('/', '_')}.webmanifest`;
}

/** Path of the not-found page of a language. Hosts look for `/404.html`, which is the default language's. */
export function notFoundPath(lang: Language): string {
  return lang === defaultLanguage ? '/404.html' : `${homePath(lang)}404/`;
}

/** Path of the page of a language that hosts serve, with the status 410, for a page that is gone for good. */
export function gonePath(lang: Language): string {
  return `${homePath(lang)}410/`;
}

/** Path of the offline page of a language, which the service worker serves without a network. */
export function offlinePath(lang: Language): string {
  return `${homePath(lang)}offline/`;
}

/** Paths of the pages that are served at the addresses of others. */
export const substitutePaths: readonly string[] = languages.flatMap((lang) => [
  notFoundPath(lang),
  gonePath(lang),
  offlinePath(lang),
]);

/** Percent-encodes a path; parts that are already encoded stay as they are. */
export function encodePath(path: string): string {
  const origin = 'http://localhost';
  return new URL(path, origin).href.slice(origin.length);
}
