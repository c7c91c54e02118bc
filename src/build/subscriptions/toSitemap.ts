import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap';
import { defaultLanguage, languageSettings, languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import type { Site } from './toSite';

export const sitemapPath = '/sitemap.xml';

export type SitemapPage = {
  path: string;
  lang: Language;
  /** The paths of the page in other languages. The page's own language may be included. */
  translations: Partial<Record<Language, string>>;
  modified?: string;
};

/**
 * Returns a sitemap (https://www.sitemaps.org/protocol.html) with the translations of each page. The
 * protocol allows 50,000 pages.
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
      lang: languageSettings[language].tag,
      url: site.urlOf(address),
    }));
    const standard = present.find(({ language }) => language === defaultLanguage);
    if (standard) links.push({ lang: 'x-default', url: site.urlOf(standard.address) });
    stream.write({
      url: site.urlOf(path),
      lastmod: modified,
      links: present.length > 1 ? links : [],
    });
  }
  stream.end();
  return `${(await written).toString()}\n`;
}

function sortByPath(pages: readonly SitemapPage[]): SitemapPage[] {
  return [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
}
