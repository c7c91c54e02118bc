import { defaultLanguage, languageFacts, languages } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import type { Tag } from './Tag';

type Addresses = {
  lang: Language;
  path: string;
  translations: Partial<Record<Language, string>>;
  /** Turns a path of this site into an absolute URL. */
  toUrl: (path: string) => string;
};

/** The page's canonical address and the addresses of its translations. */
export function toAddressTags({ lang, path, translations, toUrl }: Addresses): Tag[] {
  const addresses = { ...translations, [lang]: path };
  const present = languages.filter((language) => addresses[language] !== undefined);
  const others = present.filter((language) => language !== lang);
  return [
    toLink({ rel: 'canonical', href: toUrl(path) }),
    toMeta('og:url', toUrl(path)),
    ...present.map((language) =>
      toAlternate(languageFacts[language].tag, toUrl(addresses[language] ?? path)),
    ),
    toAlternate('x-default', toUrl(addresses[defaultLanguage] ?? path)),
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
