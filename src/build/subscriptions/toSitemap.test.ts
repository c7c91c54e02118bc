import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { toRobots } from './toRobots';
import { toSite } from './toSite';
import { toSitemap, type SitemapPage } from './toSitemap';

const site = toSite('https://example.is');

/** By a strict parser, which stops at the first fault. */
async function parsed(...pages: SitemapPage[]) {
  const items = await parseSitemap(Readable.from([await toSitemap(pages, site)]));
  return items.map(({ url, lastmod, links }) => ({ url, lastmod, links }));
}

it('names translations in pairs, with the default language for everybody else', async () => {
  const translations = { is: '/leit/', 'en-us': '/en/leit/' };
  const links = [
    { lang: 'is', url: 'https://example.is/leit/' },
    { lang: 'en-US', url: 'https://example.is/en/leit/' },
    { lang: 'x-default', url: 'https://example.is/leit/' },
  ];
  expect(
    await parsed(
      { path: '/leit/', lang: 'is', translations, modified: '2026-11-05T10:30:00.000Z' },
      // A document's page knows its translations without itself.
      { path: '/en/leit/', lang: 'en-us', translations: { is: '/leit/' } },
    ),
  ).toEqual([
    { url: 'https://example.is/en/leit/', lastmod: undefined, links },
    { url: 'https://example.is/leit/', lastmod: '2026-11-05T10:30:00.000Z', links },
  ]);
});

it('names no translation that is not listed, and none where there is no choice', async () => {
  const page = { path: '/page/a/', lang: 'is', translations: { 'en-us': '/en/page/a/' } } as const;
  expect(await parsed(page)).toEqual([
    { url: 'https://example.is/page/a/', lastmod: undefined, links: [] },
  ]);
});

it('encodes letters and escapes what XML would read', async () => {
  const [page] = await parsed({ path: "/page/þ&'ö/", lang: 'is', translations: {} });
  expect(page?.url).toBe("https://example.is/page/%C3%BE&'%C3%B6/");
});

it('does not depend on the order of the pages', async () => {
  const pages = ['/c/', '/a/', '/b/'].map((path): SitemapPage => ({
    path,
    lang: 'is',
    translations: {},
  }));
  expect(await toSitemap(pages, site)).toBe(await toSitemap([...pages].reverse(), site));
});

it('holds thousands of pages', async () => {
  const pages = Array.from({ length: 5000 }, (_, index): SitemapPage => ({
    path: `/page/${index}/`,
    lang: 'is',
    translations: { 'en-us': `/en/page/${index}/` },
  }));
  expect(await parsed(...pages)).toHaveLength(5000);
});

it('is what robots.txt leads to, which forbids nothing', () => {
  expect(toRobots(site)).toContain('\nSitemap: https://example.is/sitemap.xml\n');
  expect(toRobots(site)).not.toContain('Disallow');
});
