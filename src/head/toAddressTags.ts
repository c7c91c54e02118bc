import { defaultLanguage, languageFacts, languages, type Language } from '../i18n/languages';
import type { Tag } from './Tag';

type Addresses = {
  lang: Language;
  path: string;
  translations: Partial<Record<Language, string>>;
  /** A path of this site as a whole address. */
  at: (path: string) => string;
};

/** The page's one address, and those of its translations. */
export function toAddressTags({ lang, path, translations, at }: Addresses): Tag[] {
  const addresses = { ...translations, [lang]: path };
  const present = languages.filter((language) => addresses[language] !== undefined);
  const others = present.filter((language) => language !== lang);
  return [
    toLink({ rel: 'canonical', href: at(path) }),
    toMeta('og:url', at(path)),
    ...present.map((language) =>
      toAlternate(languageFacts[language].tag, at(addresses[language] ?? path)),
    ),
    toAlternate('x-default', at(addresses[defaultLanguage] ?? path)),
    ...others.map((language) => toMeta('og:locale:alternate', languageFacts[language].openGraph)),
  ];
}

function toAlternate(hreflang: string, href: string): Tag {
  return toLink({ rel: 'alternate', hreflang, href });
}

function toLink(attributes: Record<string, string>): Tag {
  return { name: 'link', attributes };
}

function toMeta(property: string, content: string): Tag {
  return { name: 'meta', attributes: { property, content } };
}
