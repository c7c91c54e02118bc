type LanguageFacts = {
  /** BCP 47 tag for `<html lang>` and `hreflang`. */
  tag: string;
  /**
   * What addresses in this language begin with (specification, point 2: language path rule): a slash
   * and what stands before the hyphen in Prismic's id; nothing for the default language.
   */
  prefix: '' | `/${string}`;
  /** Open Graph's name of the locale. */
  openGraph: string;
  /** The language's name in itself. */
  name: string;
};

/**
 * The languages that the site speaks, by Prismic's ids, the default first. An entry here adds one;
 * the compiler then names the tables that need an entry too.
 */
export const languageFacts = {
  is: { tag: 'is', prefix: '', openGraph: 'is_IS', name: 'Íslenska' },
  'en-us': { tag: 'en-US', prefix: '/en', openGraph: 'en_US', name: 'English' },
} satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;

export const languages = Object.keys(languageFacts) as readonly Language[];

export const defaultLanguage: Language = 'is';

/** Narrows a language id of the CMS, a page's context or a cookie to one that the site speaks. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/**
 * The language that an address belongs to, decided by whole path segments: `/en/x` is English,
 * `/enska` is not.
 *
 * @param path a path that starts with a slash, with or without query and hash
 */
export function languageOfPath(path: string): Language {
  const prefix = `/${path.split(/[/?#]/)[1]}`;
  return languages.find((lang) => languageFacts[lang].prefix === prefix) ?? defaultLanguage;
}
