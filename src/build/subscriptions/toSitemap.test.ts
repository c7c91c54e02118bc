import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { toRobots } from './toRobots';
import { toSite } from './toSite';
import { toSitemaps } from './toSitemap';
import type { SitemapPage } from './toSitemap';

const site = toSite('https://example.is');

async function toSitemap(pages: SitemapPage[]): Promise<string> {
  return (await toSitemaps(pages, site)).get('/sitemap.xml') ?? '';
}

/** Parses with a strict parser, which stops at the first error. */
async function parsed(...pages: SitemapPage[]) {
  const items = await parseSitemap(Readable.from([await toSitemap(pages)]));
  return items.map(({ url, lastmod, links }) => ({ url, lastmod, links }));
}

it('lists translations with each other, and x-default for the default language', async () => {
  const translations = { is: '/leit/', 'en-us': '/en/leit/' };
  const links = [
    { lang: 'is', url: 'https://example.is/leit/' },
    { lang: 'en-US', url: 'https://example.is/en/leit/' },
    { lang: 'x-default', url: 'https://example.is/leit/' },
  ];
  expect(
    await parsed(
      { path: '/leit/', lang: 'is', translations, modified: '2026-11-05T10:30:00.000Z' },
      // The translations of a document's page do not include the page itself.
      { path: '/en/leit/', lang: 'en-us', translations: { is: '/leit/' } },
    ),
  ).toEqual([
    { url: 'https://example.is/en/leit/', lastmod: undefined, links },
    { url: 'https://example.is/leit/', lastmod: '2026-11-05T10:30:00.000Z', links },
  ]);
});

it('lists no translation that is not in the sitemap, and no single language', async () => {
  const page = { path: '/page/a/', lang: 'is', translations: { 'en-us': '/en/page/a/' } } as const;
  expect(await parsed(page)).toEqual([
    { url: 'https://example.is/page/a/', lastmod: undefined, links: [] },
  ]);
});

it('percent-encodes letters and escapes XML', async () => {
  const [page] = await parsed({ path: "/page/þ&'ö/", lang: 'is', translations: {} });
  expect(page?.url).toBe("https://example.is/page/%C3%BE&'%C3%B6/");
});

it('does not depend on the order of the pages', async () => {
  const pages = ['/c/', '/a/', '/b/'].map((path): SitemapPage => ({
    path,
    lang: 'is',
    translations: {},
  }));
  expect(await toSitemap(pages)).toBe(await toSitemap([...pages].reverse()));
});

it('can contain thousands of pages', async () => {
  const pages = Array.from({ length: 5000 }, (_, index): SitemapPage => ({
    path: `/page/${index}/`,
    lang: 'is',
    translations: { 'en-us': `/en/page/${index}/` },
  }));
  expect(await parsed(...pages)).toHaveLength(5000);
});

it('is listed in robots.txt, which disallows nothing', () => {
  expect(toRobots(site)).toContain('\nSitemap: https://example.is/sitemap.xml\n');
  expect(toRobots(site)).not.toContain('Disallow');
});

it('lists the files of pages that are too many for one', async () => {
  const pages = ['/a/', '/b/', '/c/'].map((path): SitemapPage => ({
    path,
    lang: 'is',
    translations: { 'en-us': '/c/' },
  }));
  const files = await toSitemaps(pages, site, 2);
  const read = (path: string) => Readable.from([files.get(path) ?? '']);
  expect(await parseSitemapIndex(read('/sitemap.xml'))).toEqual([
    { url: 'https://example.is/sitemap-1.xml' },
    { url: 'https://example.is/sitemap-2.xml' },
  ]);
  const parts = [...files.keys()].slice(0, -1).map((path) => parseSitemap(read(path)));
  const items = (await Promise.all(parts)).flat();
  expect(items.map(({ url }) => url)).toEqual(pages.map(({ path }) => site.urlOf(path)));
  // The translation is in the other file.
  expect(items[0]?.links.map(({ url }) => url)).toContain('https://example.is/c/');
});
