import { documentTypes, type Listed } from './documentTypes';
import { defaultLanguage, isLanguage, languageFacts, type Language } from './i18n/languages';

// Addresses of lists, and of pages and files without a document. Those of documents are in routes.ts, which
// the first load of a page does not need.

/**
 * The categories of news, each a path segment as it is written (specification, point 2), beside its
 * translation, `null` where there is none. An article carries one of them in its field `category`.
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

/** The front page of a language: `/` or `/en/`. */
export function homePath(lang: Language): string {
  return `${languageFacts[lang].prefix}/`;
}

/** The later pages of a list are below the first: `/verkefni/`, `/verkefni/2/`. */
function atPage(list: string, page: number): string {
  return page === 1 ? list : `${list}${page}/`;
}

/**
 * The list of all documents of a kind in a language, e.g. `/en/verkefni/`.
 *
 * @param page from 1, which is the list's own address; the second is `/en/verkefni/2/`
 */
export function listPath(listed: Listed, lang: Language, page = 1): string {
  return atPage(`${homePath(lang)}${documentTypes[listed].list.segment}/`, page);
}

/** The news of one category, as it is written: `/ha-frettir/HönnunarMars/`. */
export function categoryPath(category: string, lang: Language, page = 1): string {
  return atPage(`${listPath('article', lang)}${category}/`, page);
}

/**
 * The news of one association: `/fagfelog/arkitektafelag-islands/ha-frettir/`.
 *
 * @param association address of the association's own page
 */
export function associationArticlesPath(association: string, page = 1): string {
  return atPage(`${association}${documentTypes.article.list.segment}/`, page);
}

/** A document as GraphQL names it; `url` is the source plugin's, by the link resolver. */
export type NamedDocument = { type?: unknown; lang?: unknown; url?: unknown };

/**
 * The address at which a document stands on the site.
 *
 * @returns `undefined` for a document without a page, and for a language that the site does not speak
 */
export function pathOf({ type, lang, url }: NamedDocument): string | undefined {
  if (!isLanguage(lang)) return undefined;
  // The plugin makes the pages of the other types.
  if (type === 'homepage') return homePath(lang);
  return typeof url === 'string' && url !== '' ? url : undefined;
}

/** The search page of a language, which takes the text to search for as its query's `query`. */
export function searchPath(lang: Language): string {
  return `${homePath(lang)}leit/`;
}

/** The pages of the living style guide below its first. */
export type ElementsChapter = 'lists' | 'forms' | 'controls';

/** The living style guide, e.g. `/en/elements/` and `/en/elements/lists/`. */
export function elementsPath(lang: Language, chapter?: ElementsChapter): string {
  const first = `${homePath(lang)}elements/`;
  return chapter === undefined ? first : `${first}${chapter}/`;
}

/** Whole compositions over made-up content, for a look before there is any (specification, point 2). */
export const dummies = ['association', 'associations', 'event', 'events', 'partners'] as const;

export type Dummy = (typeof dummies)[number];

/** A dummy page, e.g. `/en/dummy/event/`. */
export function dummyPath(name: Dummy, lang: Language): string {
  return `${homePath(lang)}dummy/${name}/`;
}

/** What can be subscribed to, for a whole language or one category of its news. */
export function feedPath(format: 'atom' | 'json', lang: Language, category?: string): string {
  const list = category === undefined ? listPath('article', lang) : categoryPath(category, lang);
  return list + { atom: 'atom.xml', json: 'feed.json' }[format];
}

/** The calendar of all events of a language. */
export function calendarPath(lang: Language): string {
  return `${listPath('event', lang)}vidburdir.ics`;
}

/** One event for a calendar, beside the event's own page. */
export function eventCalendarPath(event: string): string {
  return `${event}vidburdur.ics`;
}

/** How a browser offers the site's search in its address bar. */
export function openSearchPath(lang: Language): string {
  return `${homePath(lang)}opensearch.xml`;
}

/** What a browser that installs the site reads of it; gatsby-plugin-manifest names it by `lang`. */
export function manifestPath(lang: Language): string {
  return `/manifest${languageFacts[lang].prefix.replace('/', '_')}.webmanifest`;
}

/** The not-found page of a language. The default language's is the one every host looks for. */
export function notFoundPath(lang: Language): string {
  return lang === defaultLanguage ? '/404.html' : `${homePath(lang)}404/`;
}

/** The page that stands for any other of its language where there is no network (serviceWorker/). */
export function offlinePath(lang: Language): string {
  return `${homePath(lang)}offline/`;
}

/** A path as it stands in a whole address: letters percent-encoded, what is encoded already left alone. */
export function encodePath(path: string): string {
  const origin = 'http://localhost';
  return new URL(path, origin).href.slice(origin.length);
}
