import { createHash } from 'node:crypto';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { defaultLanguage, languageSettings, languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import type { Site } from './toSite';

export const sitemapPath = '/sitemap.xml';

// The protocol allows 50,000 addresses. The limit is lower, because each publication writes,
// compresses and publishes a changed file completely: about 400 bytes for each address.
const MAX_ADDRESSES = 1000;

export type SitemapPage = {
  path: string;
  lang: Language;
  /** The paths of the page in other languages. The page's own language may be included. */
  translations: Partial<Record<Language, string>>;
  modified?: string;
};

/**
 * Returns sitemap files by path (https://www.sitemaps.org/protocol.html), with the translations of
 * each page. If one file cannot hold all pages, the sitemap lists several files. A page stays in
 * the same file until the number of files doubles.
 */
export async function toSitemaps(
  pages: readonly SitemapPage[],
  site: Site,
  maxAddresses = MAX_ADDRESSES,
): Promise<Map<string, string>> {
  const paths = new Set(pages.map(({ path }) => path));
  const sorted = sortByPath(pages);
  if (sorted.length <= maxAddresses) {
    return new Map([[sitemapPath, await toSitemap(sorted, paths, site)]]);
  }
  const files = new Map<string, string>();
  const index = new SitemapIndexStream({ level: ErrorLevel.THROW });
  const written = streamToPromise(index);
  for (const [number, part] of distribute(sorted, maxAddresses)) {
    const path = `/sitemap-${number + 1}.xml`;
    files.set(path, await toSitemap(part, paths, site));
    const lastmod = part
      .flatMap(({ modified }) => modified ?? [])
      .sort()
      .at(-1);
    index.write({ url: site.urlOf(path), lastmod });
  }
  index.end();
  return files.set(sitemapPath, `${(await written).toString()}\n`);
}

async function toSitemap(
  pages: readonly SitemapPage[],
  paths: ReadonlySet<string>,
  site: Site,
): Promise<string> {
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  const written = streamToPromise(stream);
  for (const { path, lang, modified, translations } of pages) {
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

/** A hash of the path assigns about the same number of pages to each file. */
function distribute(pages: readonly SitemapPage[], max: number): [number, SitemapPage[]][] {
  const count = 2 ** Math.ceil(Math.log2(pages.length / max));
  const files = Array.from({ length: count }, (): SitemapPage[] => []);
  for (const page of pages) {
    const hash = createHash('sha256').update(page.path).digest();
    files[hash.readUInt32BE() % count]?.push(page);
  }
  return [...files.entries()].filter(([, part]) => part.length > 0);
}

function sortByPath(pages: readonly SitemapPage[]): SitemapPage[] {
  return [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
}
