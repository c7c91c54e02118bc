import { isLanguage, languageFacts, type Language } from './i18n/languages';

/** Document types with a page of their own at `{segment}/{uid}`, and their first path segment. */
const segments = {
  article: 'ha-frettir',
  project: 'verkefni',
  association: 'fagfelog',
  page: 'page',
} as const;

export type RoutedType = keyof typeof segments;

/** Types whose documents are also shown together, at the segment itself. */
export type ListedType = Exclude<RoutedType, 'page'>;

export const listedTypes = ['article', 'project', 'association'] as const satisfies ListedType[];

/** What an address is made from. A CMS document's meta fits as it is. */
export type DocumentAddress = {
  type: string;
  lang: string;
  uid?: string | null;
};

function isRoutedType(type: string): type is RoutedType {
  return Object.hasOwn(segments, type);
}

/** The front page of a language: `/` or `/en/`. */
export function homePath(lang: Language): string {
  return `${languageFacts[lang].prefix}/`;
}

/**
 * The list of all documents of a type in a language, e.g. `/en/verkefni/`.
 *
 * @param page from 1, which is the list's own address; the second is `/en/verkefni/2/`
 */
export function listPath(type: ListedType, lang: Language, page = 1): string {
  const list = `${homePath(lang)}${segments[type]}/`;
  return page === 1 ? list : `${list}${page}/`;
}

/**
 * The address of a document: the site's one link resolver (specification, point 2).
 *
 * @returns a path with its final slash, letters unencoded; `undefined` for a type that has no page,
 * for a language that the site does not speak, and without the uid that the address needs
 */
export function documentPath({ type, lang, uid }: DocumentAddress): string | undefined {
  if (!isLanguage(lang)) return undefined;
  if (type === 'homepage') return homePath(lang);
  if (!isRoutedType(type) || !uid) return undefined;
  return `${homePath(lang)}${segments[type]}/${uid}/`;
}

/** The same rule as a pattern for the source plugin: `/:lang?/verkefni/:uid`. */
export function documentPattern(type: RoutedType): string {
  return `/:lang?/${segments[type]}/:uid`;
}

/** The not-found page of a language. The default language's is the one every host looks for. */
export function notFoundPath(lang: Language): string {
  return languageFacts[lang].prefix === '' ? '/404.html' : `${homePath(lang)}404/`;
}
