import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap';
import { elementsPath, pathOf } from '../../addresses';
import { toDate } from '../../content/values/cmsValues';
import { laterOf } from '../../content/values/document';
import { defaultLanguage, isLanguage, languageSettings, languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { translationsOf } from '../../pageContext';
import { readSitePages } from '../readContent';
import type { ContentDocument } from '../readContent';
import type { Site } from '../siteVariables';

export type SitemapPage = {
  path: string;
  lang: Language;
  /** The paths of the page in other languages. The page's own language may be included. */
  translations: Partial<Record<Language, string>>;
  modified?: string;
};

/** The protocol (https://www.sitemaps.org/protocol.html) allows 50,000 pages. */
export async function toSitemap(pages: readonly SitemapPage[], site: Site): Promise<string> {
  const paths = new Set(pages.map(({ path: address }) => address));
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  const written = streamToPromise(stream);
  const sorted = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path: own, lang, modified, translations } of sorted) {
    const addresses = { ...translations, [lang]: own };
    const links = languages.flatMap((language) => {
      const address = addresses[language];
      if (address === undefined || !paths.has(address)) return [];
      const url = site.urlOf(address);
      return [{ lang: languageSettings[language].hreflang, url }];
    });
    const { hreflang } = languageSettings[defaultLanguage];
    const standard = links.find((link) => link.lang === hreflang);
    const hasTranslations = links.length > 1;
    if (standard) links.push({ lang: 'x-default', url: standard.url });
    stream.write({ url: site.urlOf(own), lastmod: modified, links: hasTranslations ? links : [] });
  }
  stream.end();
  return `${(await written).toString()}\n`;
}

/** Reads the pages that search engines may list. A page of a document has the document's date. */
export async function readSitemapPages(
  graphql: BuildArgs['graphql'],
  content: readonly (Pick<ContentDocument, '_meta'> & { published_date?: unknown })[],
  folder: string,
): Promise<SitemapPage[]> {
  const dates = new Map(
    content.map(({ _meta, published_date }) => [
      pathOf(_meta),
      laterOf(toDate(published_date), toDate(_meta.lastPublicationDate)),
    ]),
  );
  return (await readSitePages(graphql)).flatMap(({ path: address, pageContext }) => {
    const context = pageContext ?? {};
    const { lang, page } = context;
    // Not-found pages and Gatsby's own pages have no language.
    if (!isLanguage(lang) || address === elementsPath()) return [];
    if (!isIndexed(path.join(folder, address))) return [];
    // Later pages of a list are not translations: they have other documents in each language.
    const translations = page && page > 1 ? {} : translationsOf(context);
    return [{ path: address, lang, modified: dates.get(address), translations }];
  });
}

function isIndexed(page: string): boolean {
  const file = path.join(page, 'index.html');
  if (!existsSync(file)) return false;
  const tags = readFileSync(file, 'utf8').match(/<meta\s[^<>]*>/g) ?? [];
  return !tags.some((tag) => /\bname="robots"/.test(tag) && /\bnoindex\b/.test(tag));
}
