// By Prismic's ids, the default language first. The compiler reports tables that lack an id. `tag` is
// the BCP 47 tag. `hreflang` has no country, so that search engines offer the page in all countries.
// `prefix` begins addresses: Prismic's id up to the hyphen (docs/behaviour.md).
export const languageSettings = {
  is: { tag: 'is', hreflang: 'is', prefix: '', openGraph: 'is_IS', name: 'Íslenska' },
  'en-us': { tag: 'en-US', hreflang: 'en', prefix: '/en', openGraph: 'en_US', name: 'English' },
};

export type Language = keyof typeof languageSettings;

export const languages = Object.keys(languageSettings) as readonly Language[];

export const defaultLanguage: Language = 'is';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Returns the language of a path. Compares whole segments: `/en/x` is English, `/enska` is not. */
export function languageOfPath(path: string): Language {
  const prefix = `/${path.split(/[/?#]/)[1]}`;
  return languages.find((lang) => languageSettings[lang].prefix === prefix) ?? defaultLanguage;
}

export function languageOfTag(tag: string): Language {
  return languages.find((lang) => languageSettings[lang].tag === tag) ?? defaultLanguage;
}
