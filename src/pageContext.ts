import { isLanguage, languageOfPath } from './i18n/languages';
import type { Language } from './i18n/languages';
import { pathOf } from './addresses';
import type { NamedDocument } from './addresses';

type Translations = Partial<Record<Language, string>>;

/** The source plugin sets `alternateLanguages`, and build/createPages.ts `translations`. */
export type PageContext = {
  /** In the order `neighbours` (documentTypes.ts). */
  previous?: NamedDocument | null;
  next?: NamedDocument | null;
  lang?: string;
  uid?: string | null;
  /** The kind of an article (documentPages.ts), which its address does not contain. */
  kind?: string | null;
  type?: string;
  alternateLanguages?: readonly NamedDocument[];
  translations?: Translations;
  /** Ids of related documents, the closest first. */
  suggested?: readonly string[];
  /** The number of a list page, from 1. */
  page?: number;
  pages?: number;
};

export type ListContext = {
  lang: Language;
  page: number;
  pages: number;
};

/** The not-found page has no language in its context. */
export function languageOfPage({ lang }: PageContext, path: string): Language {
  return isLanguage(lang) ? lang : languageOfPath(path);
}

/** The result may contain the page's own language. */
export function translationsOf({ translations, alternateLanguages }: PageContext): Translations {
  if (translations) return translations;
  const addresses: Translations = {};
  for (const document of alternateLanguages ?? []) {
    if (isLanguage(document.lang)) addresses[document.lang] = pathOf(document);
  }
  return addresses;
}
