type LanguageFacts = {
  /** BCP 47 tag for `<html lang>` and `hreflang`. */
  tag: string;
  /**
   * The first segment of addresses in this language (docs/behaviour.md, “Addresses”): a
   * slash and the part of Prismic's id before the hyphen. Empty for the default language.
   */
  prefix: '' | `/${string}`;
  /** The locale as Open Graph writes it. */
  openGraph: string;
  /** The language's name in the language itself. */
  name: string;
};

/**
 * The languages of the site by Prismic's ids, the default first. To add a language, add an entry
 * here; the compiler then names the other tables that need one.
 */
export const languageFacts = {
  is: {
    tag: 'is',
    prefix: '',
    openGraph: 'is_IS',
    name: 'Íslenska',
  },
  'en-us': {
    tag: 'en-US',
    prefix: '/en',
    openGraph: 'en_US',
    name: 'English',
  },
} satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;

export const languages = Object.keys(languageFacts) as readonly Language[];

export const defaultLanguage: Language = 'is';

/** Narrows an id from the CMS, a page's context or a cookie to a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/**
 * Returns the language of an address. It compares whole path segments: `/en/x` is English, `/enska`
 * is not.
 *
 * @param path a path that starts with a slash, with or without query and hash
 */
export function languageOfPath(path: string): Language {
  const prefix = `/${path.split(/[/?#]/)[1]}`;
  return languages.find((lang) => languageFacts[lang].prefix === prefix) ?? defaultLanguage;
}
