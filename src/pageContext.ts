import { isLanguage, languageOfPath } from './i18n/languages';
import type { Language } from './i18n/languages';
import { pathOf } from './addresses';
import type { NamedDocument } from './addresses';

type Translations = Partial<Record<Language, string>>;

/**
 * Gatsby's context of a page. The source plugin makes the pages of documents, with `alternateLanguages`;
 * build/createPages.ts makes all other pages, with `translations`.
 */
export type PageContext = {
  /** The previous and next document in the order `neighbours` of its record (documentTypes.ts). */
  previous?: NamedDocument | null;
  next?: NamedDocument | null;
  lang?: string;
  uid?: string | null;
  /** The kind of an article (documentPages.ts), which its address does not say. */
  kind?: string | null;
  type?: string;
  alternateLanguages?: readonly NamedDocument[];
  translations?: Translations;
  /** Ids of documents related to an article or an event, the closest first. */
  suggested?: readonly string[];
  /** For a page of a list: its number, from 1. */
  page?: number;
  /** For a page of a list: how many pages the list has. */
  pages?: number;
};

/** The context of a page of a list. */
export type ListContext = {
  lang: Language;
  page: number;
  pages: number;
};

/**
 * The language of a page: the language in its context, or else the language of its path (the not-found
 * page has no language in its context).
 */
export function languageOfPage({ lang }: PageContext, path: string): Language {
  return isLanguage(lang) ? lang : languageOfPath(path);
}

/** The paths of a page in other languages; the result may or may not contain the page's own language. */
export function translationsOf({ translations, alternateLanguages }: PageContext): Translations {
  if (translations) return translations;
  const addresses: Translations = {};
  for (const document of alternateLanguages ?? []) {
    if (isLanguage(document.lang)) addresses[document.lang] = pathOf(document);
  }
  return addresses;
}
