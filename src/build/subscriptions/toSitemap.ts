import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap';
import { defaultLanguage, languageFacts, languages, type Language } from '../../i18n/languages';
import type { Site } from './toSite';

export const sitemapPath = '/sitemap.xml';

/** A page as the sitemap names it. */
export type SitemapPage = {
  path: string;
  lang: Language;
  /** Its address in other languages; with or without its own. */
  translations: Partial<Record<Language, string>>;
  /** When what it shows changed last. */
  modified?: string;
};

/**
 * The sitemap (https://www.sitemaps.org/protocol.html) with each page's translations, which
 * `x-default` is among.
 *
 * @param pages at least one; a translation that is not among them is not named
 */
export async function toSitemap(pages: readonly SitemapPage[], site: Site): Promise<string> {
  const paths = new Set(pages.map(({ path }) => path));
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  const written = streamToPromise(stream);
  for (const { path, lang, modified, translations } of sortByPath(pages)) {
    const addresses = { ...translations, [lang]: path };
    const present = languages.flatMap((language) => {
      const address = addresses[language];
      return address !== undefined && paths.has(address) ? [{ language, address }] : [];
    });
    const links = present.map(({ language, address }) => ({
      lang: languageFacts[language].tag,
      url: site.urlOf(address),
    }));
    const standard = present.find(({ language }) => language === defaultLanguage);
    if (standard) links.push({ lang: 'x-default', url: site.urlOf(standard.address) });
    stream.write({
      url: site.urlOf(path),
      lastmod: modified,
      // A page that has no translation has nothing to choose between.
      links: present.length > 1 ? links : [],
    });
  }
  stream.end();
  return `${(await written).toString()}\n`;
}

function sortByPath(pages: readonly SitemapPage[]): SitemapPage[] {
  return [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
}
