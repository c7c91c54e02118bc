import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
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

const MAX_ADDRESSES = 1000;

/** Pages in two languages, which are translations of each other. */
function makePages(count: number): SitemapPage[] {
  return Array.from({ length: count }, (_, index): SitemapPage => {
    const number = Math.floor(index / 2);
    const translations = { is: `/page/${number}/`, 'en-us': `/en/page/${number}/` };
    const lang = index % 2 === 0 ? 'is' : 'en-us';
    const day = String((index % 28) + 1).padStart(2, '0');
    return {
      path: translations[lang],
      lang,
      translations,
      modified: `2026-01-${day}T00:00:00.000Z`,
    };
  });
}

it('is one file of a thousand pages', async () => {
  const files = await toSitemaps(makePages(MAX_ADDRESSES), site);
  expect([...files.keys()]).toEqual(['/sitemap.xml']);
  expect(await parseSitemap(Readable.from([files.get('/sitemap.xml') ?? '']))).toHaveLength(1000);
});

describe('with thousands of pages', () => {
  const pages = makePages(10_000);
  const written = toSitemaps(pages, site);
  const read = async (path: string) => Readable.from([(await written).get(path) ?? '']);
  const indexed = async () => parseSitemapIndex(await read('/sitemap.xml'));
  const readParts = async () =>
    Promise.all(
      (await indexed()).map(async ({ url, lastmod }) => {
        const items = await parseSitemap(await read(new URL(url).pathname));
        return { lastmod, items };
      }),
    );
  const parts = readParts();
  const changesTo = async (changed: readonly SitemapPage[]) => {
    const before = await written;
    const after = await toSitemaps(changed, site);
    expect([...after.keys()]).toEqual([...before.keys()]);
    return [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  };

  it('lists each address in one of its files, with the translations in other files', async () => {
    const items = (await parts).flatMap((part) => part.items);
    expect(items.map(({ url }) => url).sort()).toEqual(
      pages.map(({ path }) => site.urlOf(path)).sort(),
    );
    expect(items.every(({ links }) => links.length === 3)).toBe(true);
  });

  it('has files of at most about a thousand addresses, all of them in the index', async () => {
    expect((await indexed()).map(({ url }) => url)).toEqual(
      [...(await written).keys()].slice(0, -1).map((path) => site.urlOf(path)),
    );
    for (const { items } of await parts) {
      expect(items.length).toBeLessThan(1.25 * MAX_ADDRESSES);
    }
  });

  it('dates each file by its latest page', async () => {
    for (const { lastmod, items } of await parts) {
      expect(lastmod).toBe(
        items
          .map((item) => item.lastmod ?? '')
          .sort()
          .at(-1),
      );
    }
  });

  it('changes one file and the index with the date of a page', async () => {
    const modified = '2026-11-05T10:30:00.000Z';
    const changed = pages.map((page, index) => (index === 4321 ? { ...page, modified } : page));
    const [file, index, ...others] = await changesTo(changed);
    expect([file, index, others]).toEqual([
      expect.stringMatching(/^\/sitemap-\d+\.xml$/),
      '/sitemap.xml',
      [],
    ]);
  });

  it('changes one file with a new page', async () => {
    const page: SitemapPage = { path: '/page/ny/', lang: 'is', translations: {} };
    const files = await changesTo([...pages, page]);
    expect(files.filter((path) => path !== '/sitemap.xml')).toHaveLength(1);
  });
});
