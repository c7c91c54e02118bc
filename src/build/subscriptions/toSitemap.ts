import { createHash } from 'node:crypto';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { defaultLanguage, languageFacts, languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import type { Site } from './toSite';

export const sitemapPath = '/sitemap.xml';

/**
 * The protocol allows 50,000 addresses and 50 MB in a file. With translations an address has about 400 bytes, and any
 * publication writes, compresses and publishes its whole file again.
 */
const MAX_ADDRESSES = 1000;

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
 * including `x-default`. Pages that are too many for one file are in several, which the sitemap lists: a page is always
 * in the same one, whichever other pages there are, until the site has twice as many.
 *
 * @param pages at least one; translations that are not among them are left out
 * @param maxAddresses of the only file; one of several has about as many at most
 * @returns the texts of the files by their paths
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
    // ISO 8601 sorts by time.
    const lastmod = part
      .flatMap(({ modified }) => modified ?? [])
      .sort()
      .at(-1);
    index.write({ url: site.urlOf(path), lastmod });
  }
  index.end();
  return files.set(sitemapPath, `${(await written).toString()}\n`);
}

/** @param paths of all pages */
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

/** Distributes pages over files by their paths: a hash has about as many pages for each number. */
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
