import { documentTypes, segmentIn } from './documentTypes';
import type { Listed } from './documentTypes';
import { defaultLanguage, isLanguage, languageSettings, languages } from './i18n/languages';
import type { Language } from './i18n/languages';

// The paths of documents are in routes.ts, which is not part of a page's initial load.

// An address has the category unchanged as a segment (docs/behaviour.md, “Addresses”).
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

export function homePath(lang: Language): string {
  return `${languageSettings[lang].prefix}/`;
}

function listPagePath(list: string, page: number): string {
  return page === 1 ? list : `${list}${page}/`;
}

export function listPath(listed: Listed, lang: Language, page = 1): string {
  const { segment } = documentTypes[listed].list;
  return listPagePath(`${homePath(lang)}${segmentIn(segment, lang)}/`, page);
}

/** Returns for example `/ha-frettir/HönnunarMars/`, without percent-encoding. */
export function categoryPath(category: string, lang: Language, page = 1): string {
  return listPagePath(`${listPath('article', lang)}${category}/`, page);
}

/** Returns for example `/fagfelog/lodlina/ha-frettir/`. `association` is the association's path. */
export function associationArticlesPath(association: string, page = 1): string {
  return listPagePath(`${association}${documentTypes.article.list.segment}/`, page);
}

export type NamedDocument = { type?: unknown; lang?: unknown; url?: unknown };

export function pathOf({ type, lang, url }: NamedDocument): string | undefined {
  if (!isLanguage(lang)) return undefined;
  // The source plugin creates the pages of all types except `homepage`, and sets their `url`.
  if (type === 'homepage') return homePath(lang);
  return typeof url === 'string' && url !== '' ? url : undefined;
}

export function searchPath(lang: Language): string {
  return `${homePath(lang)}leit/`;
}

export function searchIndexPath(lang: Language): string {
  return `/search/${lang}.json`;
}

export const elementsChapters = ['foundations', 'lists', 'forms', 'controls'] as const;

export type ElementsChapter = (typeof elementsChapters)[number];

/** Returns `/en/elements/` or `/en/elements/lists/`. These pages exist only in English. */
export function elementsPath(chapter: ElementsChapter = 'foundations'): string {
  const first = `${homePath('en-us')}elements/`;
  return chapter === 'foundations' ? first : `${first}${chapter}/`;
}

/** Sample pages show the design without documents (docs/behaviour.md, “Kinds of pages”). */
export const dummies = ['association', 'associations', 'event', 'events', 'partners'] as const;

export type Dummy = (typeof dummies)[number];

export function dummyPath(name: Dummy): string {
  return `${homePath('en-us')}dummy/${name}/`;
}

export function feedOf(page: string): string {
  return `${page}atom.xml`;
}

export function feedPath(lang: Language, category?: string): string {
  return feedOf(category === undefined ? listPath('article', lang) : categoryPath(category, lang));
}

export function calendarPath(lang: Language): string {
  return `${listPath('event', lang)}vidburdir.ics`;
}

export function eventCalendarPath(event: string): string {
  return `${event}vidburdur.ics`;
}

export function deadlinesPath(page: string): string {
  return `${page}frestir.ics`;
}

export function openSearchPath(lang: Language): string {
  return `${homePath(lang)}opensearch.xml`;
}

/** The file name must be the name that gatsby-plugin-manifest makes from its option `lang`. */
export function manifestPath(lang: Language): string {
  return `/manifest${languageSettings[lang].prefix.replace('/', '_')}.webmanifest`;
}

/** In the default language, the path is `/404.html`, because hosts look for this file. */
export function notFoundPath(lang: Language): string {
  return lang === defaultLanguage ? '/404.html' : `${homePath(lang)}404/`;
}

/** Hosts serve this page with the status 410 at the address of a page that is gone for good. */
export function gonePath(lang: Language): string {
  return `${homePath(lang)}410/`;
}

/** Without a network, the service worker serves this page. */
export function offlinePath(lang: Language): string {
  return `${homePath(lang)}offline/`;
}

export const substitutePaths: readonly string[] = languages.flatMap((lang) => [
  notFoundPath(lang),
  gonePath(lang),
  offlinePath(lang),
]);

/** Percent-encodes a path. Parts that are already encoded stay as they are. */
export function encodePath(path: string): string {
  const origin = 'http://localhost';
  return new URL(path, origin).href.slice(origin.length);
}
