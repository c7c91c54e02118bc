import { documentTypes } from './documentTypes';
import type { Listed } from './documentTypes';
import { defaultLanguage, isLanguage, languageSettings, languages } from './i18n/languages';
import type { Language } from './i18n/languages';

// Documents' paths are in routes.ts, which is not part of a page's initial load.

// Categories of news with their translations. A category is a path segment without changes
// (docs/behaviour.md, “Addresses”), and a value of an article's field `category`.
export const categories: readonly Record<Language, string | null>[] = [
  { is: 'Greinar', 'en-us': 'Article' },
  { is: 'HönnunarMars', 'en-us': null },
  { is: 'Viðtal', 'en-us': 'Interview' },
  { is: 'Aðsent', 'en-us': null },
  { is: 'HA', 'en-us': null },
];

export function categoriesOf(lang: Language): string[] {
  return categories.flatMap(({ [lang]: category }) => category ?? []);
}

/** A category has a list only if its name can be part of an address. */
export function isListedCategory(category: string): boolean {
  return /^\p{L}[\p{L}\d-]*$/u.test(category);
}

/** `/` or `/en/` */
export function homePath(lang: Language): string {
  return `${languageSettings[lang].prefix}/`;
}

/** `/verkefni/`, `/verkefni/2/` */
function listPagePath(list: string, page: number): string {
  return page === 1 ? list : `${list}${page}/`;
}

/** `/en/verkefni/`; `/en/verkefni/2/` for the second page */
export function listPath(listed: Listed, lang: Language, page = 1): string {
  return listPagePath(`${homePath(lang)}${documentTypes[listed].list.segment}/`, page);
}

/** `/ha-frettir/HönnunarMars/`, not percent-encoded */
export function categoryPath(category: string, lang: Language, page = 1): string {
  return listPagePath(`${listPath('article', lang)}${category}/`, page);
}

/** `/fagfelog/lodlina/ha-frettir/`, for the path of the association's own page */
export function associationArticlesPath(association: string, page = 1): string {
  return listPagePath(`${association}${documentTypes.article.list.segment}/`, page);
}

/** A reference from GraphQL, to which the source plugin adds `url` by the link resolver. */
export type NamedDocument = { type?: unknown; lang?: unknown; url?: unknown };

/** Returns `undefined` for a document without a page, and for an unknown language. */
export function pathOf({ type, lang, url }: NamedDocument): string | undefined {
  if (!isLanguage(lang)) return undefined;
  // The source plugin creates the pages of all other types, and so their `url`.
  if (type === 'homepage') return homePath(lang);
  return typeof url === 'string' && url !== '' ? url : undefined;
}

/** The search text is the query parameter `query`. */
export function searchPath(lang: Language): string {
  return `${homePath(lang)}leit/`;
}

/** The list of the search's files. */
export function searchIndexPath(lang: Language): string {
  return `/search/${lang}.json`;
}

export const elementsChapters = ['foundations', 'lists', 'forms', 'controls'] as const;

export type ElementsChapter = (typeof elementsChapters)[number];

/** `/en/elements/`, `/en/elements/lists/`: in English only */
export function elementsPath(chapter: ElementsChapter = 'foundations'): string {
  const first = `${homePath('en-us')}elements/`;
  return chapter === 'foundations' ? first : `${first}${chapter}/`;
}

/** Sample pages show the design without documents (docs/behaviour.md, “Kinds of pages”). */
export const dummies = ['association', 'associations', 'event', 'events', 'partners'] as const;

export type Dummy = (typeof dummies)[number];

/** `/en/dummy/event/`: in English only */
export function dummyPath(name: Dummy): string {
  return `${homePath('en-us')}dummy/${name}/`;
}

/** For the path of a page that lists the same entries as the feed. */
export function feedOf(page: string): string {
  return `${page}atom.xml`;
}

export function feedPath(lang: Language, category?: string): string {
  return feedOf(category === undefined ? listPath('article', lang) : categoryPath(category, lang));
}

export function calendarPath(lang: Language): string {
  return `${listPath('event', lang)}vidburdir.ics`;
}

/** For the path of the event's page. */
export function eventCalendarPath(event: string): string {
  return `${event}vidburdur.ics`;
}

/** For the path of a page with calls that have deadlines. */
export function deadlinesPath(page: string): string {
  return `${page}frestir.ics`;
}

export function openSearchPath(lang: Language): string {
  return `${homePath(lang)}opensearch.xml`;
}

/** gatsby-plugin-manifest makes the file name from its option `lang`. */
export function manifestPath(lang: Language): string {
  return `/manifest${languageSettings[lang].prefix.replace('/', '_')}.webmanifest`;
}

/** Hosts look for `/404.html`, which is in the default language. */
export function notFoundPath(lang: Language): string {
  return lang === defaultLanguage ? '/404.html' : `${homePath(lang)}404/`;
}

/** Hosts serve it with the status 410 for a page that is gone for good. */
export function gonePath(lang: Language): string {
  return `${homePath(lang)}410/`;
}

/** The service worker serves it without a network. */
export function offlinePath(lang: Language): string {
  return `${homePath(lang)}offline/`;
}

/** Paths of pages that are served at the addresses of others. */
export const substitutePaths: readonly string[] = languages.flatMap((lang) => [
  notFoundPath(lang),
  gonePath(lang),
  offlinePath(lang),
]);

/** Parts that are already encoded stay as they are. */
export function encodePath(path: string): string {
  const origin = 'http://localhost';
  return new URL(path, origin).href.slice(origin.length);
}
