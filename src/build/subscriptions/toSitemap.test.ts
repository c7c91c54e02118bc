import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { toSite } from './toSite';
import { toSitemap } from './toSitemap';
import type { SitemapPage } from './toSitemap';

const site = toSite('https://example.is');

/** Parses with a strict parser, which stops at the first error. */
async function parsed(...pages: SitemapPage[]) {
  const items = await parseSitemap(Readable.from([await toSitemap(pages, site)]));
  return items.map(({ url, lastmod, links }) => ({ url, lastmod, links }));
}

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
  expect(await toSitemap(pages, site)).toBe(await toSitemap([...pages].reverse(), site));
});

it('has the date and the translations of a page', async () => {
  const translations = { is: '/page/a/', 'en-us': '/en/page/a/' };
  const modified = '2026-11-05T10:30:00+0000';
  const pages = [
    { path: '/page/a/', lang: 'is', translations, modified },
    { path: '/en/page/a/', lang: 'en-us', translations },
  ] as const;
  const [, page] = await parsed(...pages);
  expect(page).toEqual({
    url: 'https://example.is/page/a/',
    lastmod: '2026-11-05T10:30:00.000Z',
    links: [
      { lang: 'is', url: 'https://example.is/page/a/' },
      { lang: 'en-US', url: 'https://example.is/en/page/a/' },
      { lang: 'x-default', url: 'https://example.is/page/a/' },
    ],
  });
});
