import { isLanguage, languageOfPath } from './i18n/languages';
import type { Language } from './i18n/languages';
import { pathOf } from './addresses';
import type { NamedDocument } from './addresses';

/** `before` is the text between the previous name and this name, such as `, `. */
export type Name = { before: string; name: string; path?: string };

type Translations = Partial<Record<Language, string>>;

/** The source plugin sets `alternateLanguages`, and build/createPages.ts `translations`. */
export type PageContext = {
  /** `previous` and `next` follow the sort order `neighbours` in documentTypes.ts. */
  previous?: NamedDocument | null;
  next?: NamedDocument | null;
  lang?: string;
  uid?: string | null;
  /** The kind of an article, which its path does not show (documentPages.ts). */
  kind?: string | null;
  type?: string;
  alternateLanguages?: readonly NamedDocument[];
  translations?: Translations;
  suggested?: readonly string[];
  /** For each field that names a person with a page: all names in the field's text. */
  names?: Readonly<Partial<Record<string, readonly Name[]>>>;
  issue?: { title: string; path: string };
  /** For a person: the id of each shown document, and its field with the person's name. */
  works?: readonly (readonly [id: string, role: string])[];
  hasMore?: boolean;
  page?: number;
  pages?: number;
};

export type ListContext = { lang: Language; page: number; pages: number };

/** Returns the page's language. The context of the not-found page has no language. */
export function languageOfPage({ lang }: PageContext, path: string): Language {
  return isLanguage(lang) ? lang : languageOfPath(path);
}

export function translationsOf({ translations, alternateLanguages }: PageContext): Translations {
  if (translations) return translations;
  const addresses: Translations = {};
  for (const document of alternateLanguages ?? []) {
    if (isLanguage(document.lang)) addresses[document.lang] = pathOf(document);
  }
  return addresses;
}
