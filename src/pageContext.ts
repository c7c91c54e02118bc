import { isLanguage, languageOfPath, type Language } from './i18n/languages';
import { pathOf, type NamedDocument } from './addresses';

type Translations = Partial<Record<Language, string>>;

/**
 * What Gatsby knows of a page. Pages of documents come from the source plugin with
 * `alternateLanguages`; all others come from build/createPages.ts with `translations`.
 */
export type PageContext = {
  /** Neighbours of a document in the order of its type (gatsby-config.ts, `sortBy`). */
  previous?: NamedDocument | null;
  next?: NamedDocument | null;
  lang?: string;
  uid?: string | null;
  type?: string;
  alternateLanguages?: readonly NamedDocument[];
  translations?: Translations;
  /** Place of a page of a list, from 1, and how many pages the list has. */
  page?: number;
  pages?: number;
};

/** What a list's page knows for certain. */
export type ListContext = {
  lang: Language;
  page: number;
  pages: number;
};

/**
 * The language of a page: its document's, which its context says. A page without a document (not
 * found) speaks the language of its address.
 */
export function languageOfPage({ lang }: PageContext, path: string): Language {
  return isLanguage(lang) ? lang : languageOfPath(path);
}

/** The address of a page in every language that has it, the present one excluded or not. */
export function translationsOf({ translations, alternateLanguages }: PageContext): Translations {
  if (translations) return translations;
  const addresses: Translations = {};
  for (const document of alternateLanguages ?? []) {
    if (isLanguage(document.lang)) addresses[document.lang] = pathOf(document);
  }
  return addresses;
}
