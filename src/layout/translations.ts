import { isLanguage, languageOfPath, languages, type Language } from '../i18n/languages';
import { documentPath, homePath, listPath, type DocumentAddress, type ListedType } from '../routes';

/**
 * What Gatsby knows of a page. Pages of documents come from the source plugin with
 * `alternateLanguages`; lists and front pages come from build/createPages.ts with `list` or `home`.
 */
export type PageContext = {
  /** Neighbours of a document in the order of its type (gatsby-config.ts, `sortBy`). */
  previous?: DocumentAddress | null;
  next?: DocumentAddress | null;
  lang?: string;
  uid?: string | null;
  type?: string;
  alternateLanguages?: readonly { uid?: string | null; type: string; lang: string }[];
  list?: ListedType;
  /** Place of a page of a list, from 1, and how many pages the list has. */
  page?: number;
  pages?: number;
  isHome?: boolean;
};

/** What a list's page knows for certain. */
export type ListContext = { lang: Language; list: ListedType; page: number; pages: number };

/**
 * The language of a page: its document's, which its context says. A page without a document (not
 * found) speaks the language of its address.
 */
export function languageOfPage({ lang }: PageContext, path: string): Language {
  return isLanguage(lang) ? lang : languageOfPath(path);
}

/** The address of a page in every language that has it, the present one excluded or not. */
export function translationsOf(context: PageContext): Partial<Record<Language, string>> {
  if (context.isHome) return inEveryLanguage(homePath);
  const { list } = context;
  if (list) return inEveryLanguage((lang) => listPath(list, lang));
  const addresses: Partial<Record<Language, string>> = {};
  for (const { lang, type, uid } of context.alternateLanguages ?? []) {
    if (isLanguage(lang)) addresses[lang] = documentPath({ lang, type, uid });
  }
  return addresses;
}

function inEveryLanguage(address: (lang: Language) => string) {
  return Object.fromEntries(languages.map((lang) => [lang, address(lang)]));
}
