import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap';
import { defaultLanguage, languageFacts, languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import type { Site } from './toSite';

export const sitemapPath = '/sitemap.xml';

/** A page in the sitemap. */
export type SitemapPage = {
  path: string;
  lang: Language;
  /** Its paths in other languages, with or without its own language. */
  translations: Partial<Record<Language, string>>;
  /** The date of the last change of its content. */
  modified?: string;
};

/**
 * Writes the sitemap (https://www.sitemaps.org/protocol.html) with the translations of each page,
 * including `x-default`.
 *
 * @param pages at least one; translations that are not among them are left out
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
      // A page without translations needs no alternatives.
      links: present.length > 1 ? links : [],
    });
  }
  stream.end();
  return `${(await written).toString()}\n`;
}

function sortByPath(pages: readonly SitemapPage[]): SitemapPage[] {
  return [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
}
