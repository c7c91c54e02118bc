import { homePath } from './addresses';
import { documentTypes, isRoutedType, type RoutedType } from './documentTypes';
import { isLanguage, languages, type Language } from './i18n/languages';

type Section = Record<Language, { segment: string; uids: readonly string[] }>;

/**
 * The table that replaces `/page/{uid}/`: documents of the type `page` that stand together. The one
 * whose uid is the segment itself is the section's first page; the others are below it, in the
 * order of this table.
 */
export const sections = {
  shops: inEveryLanguage('islensk-honnun', [
    'verslanir-sem-selja-islenska-honnun',
    'honnunarsafnid',
  ]),
  designers: inEveryLanguage('fyrir-honnudi', [
    'honnunarsjodur',
    'honnunarverdlaun',
    'styrkir',
    'samningar',
    'honnunarnam',
    'radstefnur-og-syningar',
  ]),
  about: {
    is: {
      segment: 'um-honnunarmidstod',
      uids: ['starfsemi-og-hlutverk', 'starfsfolk', 'stjornir', 'hafa-samband', 'utgefid-efni'],
    },
    'en-us': {
      segment: 'about',
      uids: ['role-and-operations', 'staff', 'internship1', 'hafa-samband'],
    },
  },
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;

function inEveryLanguage(segment: string, uids: readonly string[]): Section {
  return Object.fromEntries(languages.map((lang) => [lang, { segment, uids }])) as Section;
}

/** What an address is made from. A CMS document's meta fits as it is. */
export type DocumentAddress = {
  type: string;
  lang: string;
  uid?: string | null;
  /** The uid of the association that an `association_page` belongs to. */
  association?: string | null;
};

/** The section that a `page` document belongs to; most belong to none. */
export function sectionOf(uid: string | null | undefined, lang: Language): SectionName | undefined {
  return sectionNames.find((name) => uid && sectionUids(name, lang).includes(uid));
}

const sectionNames = Object.keys(sections) as SectionName[];

/** The uids of a section's pages, the first page's before the others. */
export function sectionUids(name: SectionName, lang: Language): string[] {
  const { segment, uids } = sections[name][lang];
  return [segment, ...uids];
}

function sectionPath(name: SectionName, lang: Language): string {
  return `${homePath(lang)}${sections[name][lang].segment}/`;
}

/**
 * Decides the address of a document: the site's one link resolver (specification, point 2).
 *
 * @returns a path with its final slash, letters unencoded; `undefined` for a type that has no page,
 * for a language that the site does not speak, and without the uids that the address needs
 */
export function documentPath(document: DocumentAddress): string | undefined {
  const { type, lang, uid, association } = document;
  if (!isLanguage(lang)) return undefined;
  if (type === 'homepage') return homePath(lang);
  if (!isRoutedType(type) || !uid) return undefined;
  if (type === 'page') return pagePath(uid, lang);
  const segment = `${homePath(lang)}${documentTypes[type].segment}/`;
  if (type !== 'association_page') return `${segment}${uid}/`;
  return association ? `${segment}${association}/${uid}/` : undefined;
}

function pagePath(uid: string, lang: Language): string {
  const section = sectionOf(uid, lang);
  if (section === undefined) return plainPagePath(uid, lang);
  const first = sectionPath(section, lang);
  return uid === sections[section][lang].segment ? first : `${first}${uid}/`;
}

/** Where a `page` document would be without the table of sections: an address that redirects. */
export function plainPagePath(uid: string, lang: Language): string {
  return `${homePath(lang)}${documentTypes.page.segment}/${uid}/`;
}

/** The same rules as patterns for the source plugin: `/:lang?/verkefni/:uid`. */
export function documentPattern(type: RoutedType): string {
  return `/:lang?/${documentTypes[type].segment}/:uid`;
}

export const sectionPattern = '/:lang?/:section/:uid?';

export const associationPagePattern = `/:lang?/${documentTypes.association.segment}/:association/:uid`;

/** Where previews begin (specification, point 2). */
export const previewPath = '/preview';

/**
 * Address of the page that stands, in previews, for documents without a page yet, where it is not
 * `_preview` below what the documents' own pattern begins with.
 */
export function fallbackPattern(segment: string): string {
  return `/:lang?/${segment}/_preview`;
}
