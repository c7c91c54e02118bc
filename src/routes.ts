import { homePath } from './addresses';
import { documentTypes, isRoutedType, segmentIn } from './documentTypes';
import { isLanguage, languages } from './i18n/languages';
import type { Language } from './i18n/languages';

type Section = Record<Language, { segment: string; uids: readonly string[] }>;

// Their first page has the segment as its uid. `uids` are the pages below it, in this order.
export const sections = {
  shops: inEveryLanguage('islensk-honnun', [
    'verslanir-sem-selja-islenska-honnun',
    'honnunarsafnid',
  ]),
  designers: inEveryLanguage('fyrir-honnudi', [
    'honnunarsjodur',
    'ferdastyrkir',
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
  visit: {
    is: { segment: 'heimsokn', uids: [] },
    'en-us': { segment: 'visit', uids: [] },
  },
} as const satisfies Record<string, Section>;

export const contactUid = 'hafa-samband';

export type SectionName = keyof typeof sections;

function inEveryLanguage(segment: string, uids: readonly string[]): Section {
  return Object.fromEntries(languages.map((lang) => [lang, { segment, uids }])) as Section;
}

type DocumentAddress = {
  type: string;
  lang: string;
  uid?: string | null;
  /** For an `association_page`, the uid of its association. */
  association?: string | null;
};

export function sectionOf(uid: string | null | undefined, lang: Language): SectionName | undefined {
  return sectionNames.find((name) => uid && sectionUids(name, lang).includes(uid));
}

const sectionNames = Object.keys(sections) as SectionName[];

export function sectionUids(name: SectionName, lang: Language): string[] {
  const { segment, uids } = sections[name][lang];
  return [segment, ...uids];
}

function sectionPath(name: SectionName, lang: Language): string {
  return `${homePath(lang)}${sections[name][lang].segment}/`;
}

/** Has a final slash, and no percent-encoding (docs/behaviour.md, “Addresses”). */
export function documentPath(document: DocumentAddress): string | undefined {
  const { type, lang, uid, association } = document;
  if (!isLanguage(lang)) return undefined;
  if (type === 'homepage') return homePath(lang);
  if (!isRoutedType(type) || !uid) return undefined;
  if (type === 'page') return pagePath(uid, lang);
  const segment = `${homePath(lang)}${segmentIn(documentTypes[type].segment, lang)}/`;
  if (type !== 'association_page') return `${segment}${uid}/`;
  return association ? `${segment}${association}/${uid}/` : undefined;
}

function pagePath(uid: string, lang: Language): string {
  const section = sectionOf(uid, lang);
  if (section === undefined) return plainPagePath(uid, lang);
  const first = sectionPath(section, lang);
  return uid === sections[section][lang].segment ? first : `${first}${uid}/`;
}

/** Returns the path outside of the sections. For a document in a section, this path redirects. */
export function plainPagePath(uid: string, lang: Language): string {
  return `${homePath(lang)}${documentTypes.page.segment}/${uid}/`;
}

export function documentPattern(segment: string): string {
  return `/:lang?/${segment}/:uid`;
}

export const sectionPattern = '/:lang?/:section/:uid?';

export const associationPagePattern = `/:lang?/${documentTypes.association.segment}/:association/:uid`;

/** The landing page of previews (docs/behaviour.md, “Previews”). */
export const previewPath = '/preview';

/** The plugin's default depends only on the documents' pattern, which several kinds may share. */
export function fallbackPattern(segment: string): string {
  return `/:lang?/${segment}/_preview`;
}
