/** Prismic's ids of the languages that the site speaks, the default first. */
export const languages = ['is', 'en-us'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'is';

type LanguageFacts = {
  /** BCP 47 tag for `<html lang>` and `hreflang`. */
  tag: string;
  /** What addresses in this language begin with (specification, point 2: language path rule). */
  prefix: '' | `/${string}`;
  /** Open Graph's name of the locale. */
  openGraph: string;
  /** The language's name in itself. */
  name: string;
};

export const languageFacts: Record<Language, LanguageFacts> = {
  is: { tag: 'is', prefix: '', openGraph: 'is_IS', name: 'Íslenska' },
  'en-us': { tag: 'en-US', prefix: '/en', openGraph: 'en_US', name: 'English' },
};

/** Narrows a language id of the CMS, a page's context or a cookie to one that the site speaks. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The language that an address belongs to, decided by whole path segments: `/en/x` is English,
 * `/enska` is not.
 *
 * @param path a path that starts with a slash, with or without query and hash
 */
export function languageOfPath(path: string): Language {
  const match = languages.find((language) => {
    const { prefix } = languageFacts[language];
    return prefix !== '' && new RegExp(`^${prefix}(?:[/?#]|$)`).test(path);
  });
  return match ?? defaultLanguage;
}
