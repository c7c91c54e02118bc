import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { temporaryFolder } from '../../test/temporaryFolder';
import type { SitePage } from '../readContent';
import { toSite } from '../siteVariables';
import { readSitemapPages, toSitemap } from './toSitemap';
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
      { lang: 'en', url: 'https://example.is/en/page/a/' },
      { lang: 'x-default', url: 'https://example.is/page/a/' },
    ],
  });
});

const folder = temporaryFolder();

function build(address: string, head = '') {
  mkdirSync(path.join(folder, address), { recursive: true });
  writeFileSync(path.join(folder, address, 'index.html'), `<html><head>${head}</head></html>`);
}

const published = (lastPublicationDate: string) =>
  ({ type: 'project', lang: 'is', url: '/verkefni/letrið/', lastPublicationDate }) as never;

const read = (nodes: SitePage[], date = '2026-11-05T10:30:00+0000', published_date?: string) =>
  readSitemapPages(
    async () => ({ data: { allSitePage: { nodes } } }) as never,
    [{ _meta: published(date), published_date }],
    folder,
  );

it('reads paths and translations of lists and of documents, and the date of a document', async () => {
  for (const address of ['/verkefni/', '/verkefni/letrið/']) build(address);
  const translations = { is: '/verkefni/', 'en-us': '/en/verkefni/' };
  const alternateLanguages = [
    { lang: 'en-us', url: '/en/verkefni/typeface/' },
    { lang: 'xx-xx', url: '/da/' },
  ];
  const pages = await read([
    { path: '/verkefni/', pageContext: { lang: 'is', translations, page: 1 } },
    { path: '/verkefni/letrið/', pageContext: { lang: 'is', alternateLanguages } },
  ]);
  expect(pages).toEqual([
    { path: '/verkefni/', lang: 'is', translations },
    {
      path: '/verkefni/letrið/',
      lang: 'is',
      translations: { 'en-us': '/en/verkefni/typeface/' },
      modified: '2026-11-05T10:30:00+00:00',
    },
  ]);
});

it('gives later pages of a list no translations', async () => {
  build('/verkefni/2/');
  const context = { lang: 'is', translations: { 'en-us': '/en/verkefni/' }, page: 2 };
  expect(await read([{ path: '/verkefni/2/', pageContext: context }])).toEqual([
    { path: '/verkefni/2/', lang: 'is', translations: {} },
  ]);
});

// e2e/routes.spec.ts tests which pages of the site are left out.
it('leaves out a page with noindex, but not one whose description has this word', async () => {
  build('/verkefni/_preview/', '<meta data-gatsby-head="true" content="noindex" name="robots">');
  build('/page/noindex/', '<meta name="description" content="Um noindex á vefnum">');
  const addresses = ['/verkefni/_preview/', '/page/noindex/'];
  const pages = await read(addresses.map((path) => ({ path, pageContext: { lang: 'is' } })));
  expect(pages.map(({ path }) => path)).toEqual(['/page/noindex/']);
});

it('gives an article its own date if the article was last published before this date', async () => {
  const page = { path: '/verkefni/letrið/', pageContext: { lang: 'is' } };
  const modified = '2026-11-05T10:30:00+00:00';
  expect((await read([page], modified, '2026-11-08'))[0]?.modified).toBe('2026-11-08');
  expect((await read([page], modified, '2026-11-05'))[0]?.modified).toBe(modified);
});

it('leaves out an invalid date', async () => {
  const page = { path: '/verkefni/letrið/', pageContext: { lang: 'is' } };
  expect((await read([page], 'í gær'))[0]?.modified).toBeUndefined();
});

it('leaves out a page that was not built', async () => {
  expect(await read([{ path: '/hvergi/', pageContext: { lang: 'is' } }])).toEqual([]);
});

it('rejects with the reason if the pages cannot be read', async () => {
  const graphql = async () => ({ errors: [new Error('Nei')] }) as never;
  await expect(readSitemapPages(graphql, [], folder)).rejects.toThrow('Nei');
});
