import { brotliCompressSync } from 'node:zlib';
import Validator from '@adobe/structured-data-validator';
import type { Issue } from '@adobe/structured-data-validator';
import { expect, test } from '@playwright/test';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { parseAtomFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { inParallel } from '../src/build/files';
import type { HostingRules } from '../src/build/hosting/HostingRules';
import { toSecurityHeaders } from '../src/build/hosting/contentSecurityPolicy';
import { languageSettings, languageOfPath } from '../src/i18n/languages';
import { FIRST_LOAD_BUDGET_BYTES } from './firstLoadBudget';
import { openHydrated, scrollToEnd } from './hydrated';
import { readMarkup, sortByType } from './readMarkup';
import type { Thing } from './readMarkup';
import { watchPage } from './watchPage';

// `npm run check:site` runs these tests, which need neither a build nor the content.

const site = String(process.env['BASE_URL']);
const isHttps = site.startsWith('https:');
const isLocal = (origin: string) =>
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin);
/** Of the local build, everyPage.spec.ts opens all pages. */
const defaultPages = process.env['CHECKED_SITE'] ? 40 : 3;
const openedPages = Number(process.env['CHECKED_PAGES'] ?? defaultPages);

const REQUESTS_AT_A_TIME = 4;
/** A header that is missing on one page is usually missing on all, so a report shows few pages. */
const MAX_SHOWN = 10;
const MAX_HTML_BYTES = 250_000;
/** Below this size, compression saves no packet. */
const MIN_COMPRESSED_BYTES = 1_500;
const SLASH_SAMPLE = 10;
/** Google recommends these facts of a film, which the content does not have. */
const unknownOfFilm =
  /"(duration|expires|hasPart|publication|ineligibleRegion|interactionStatistic)" \(optional\)/;

const isUnknownOfFilm = ({ severity, issueMessage, path }: Issue) =>
  severity === 'WARNING' && path.at(-1)?.type === 'VideoObject' && unknownOfFilm.test(issueMessage);
const NO_PAGE = 'check-site-no-such-page/';

type CheckedPage = Awaited<ReturnType<typeof readMarkup>> & {
  address: string;
  status: number;
  headers: Record<string, string>;
  bytes: number;
};

let pages: CheckedPage[] = [];
let rules: HostingRules;
/** The origin in the site's absolute URLs. A trial deployment is served from another origin. */
let builtFor = site;

/** Returns the URL on the tested server, or undefined for a URL of another site. */
function toOwn(href: string, from: string): URL | undefined {
  const base = new URL(from, site);
  if (!URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (url.origin === builtFor) return new URL(url.pathname + url.search + url.hash, site);
  return url.origin === site ? url : undefined;
}

/** Returns `count` items that are evenly spread. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(items.length / Math.max(count, 1), 1);
  return items.filter(
    (_, index) => count > 0 && Math.floor(index / step) !== Math.floor((index - 1) / step),
  );
}

const directives = (cacheControl = '') =>
  cacheControl.split(',').map((each) => each.trim().toLowerCase());

function headerFaults(address: string, headers: Record<string, string>, cacheControl?: string) {
  const least = toSecurityHeaders(site, {}, []);
  const required = { ...least, ...rules.headers };
  const faults = Object.entries(required)
    // Browsers ignore this header without HTTPS, so hosts do not send it.
    .filter(([name]) => isHttps || name !== 'Strict-Transport-Security')
    .map(([name]) => [name, rules.headers[name], headers[name.toLowerCase()]] as const)
    .filter(([, wanted, seen]) => seen === undefined || (wanted !== undefined && seen !== wanted))
    .map(([name, , seen]) => `${address} has ${seen === undefined ? 'no' : 'another'} ${name}`);
  const cached = directives(headers['cache-control']);
  if (directives(cacheControl).some((each) => each && !cached.includes(each))) {
    faults.push(`${address} has the Cache-Control ${cached.join(', ')}`);
  }
  return faults;
}

/** Returns URLs whose status is not 200, each after its status. */
async function findMissing(
  request: APIRequestContext,
  addresses: Iterable<string>,
): Promise<string[]> {
  const missing: string[] = [];
  await inParallel(new Set(addresses), REQUESTS_AT_A_TIME, async (address) => {
    const response = await request.head(address, { maxRedirects: 0 });
    if (response.status() !== 200) missing.push(`${response.status()} ${address}`);
    await response.dispose();
  });
  return missing;
}

/** Returns the decoded target, because hosts differ in the characters that they encode. */
function targetOf(response: APIResponse, from: string): string | undefined {
  const url = toOwn(response.headers()['location'] ?? 'none:', from);
  return url && decodeURI(url.pathname + url.search + url.hash).normalize();
}

test.describe('published @published', () => {
  test.describe.configure({ timeout: 600_000 });

  test.beforeAll(async ({ request, browser }) => {
    test.setTimeout(600_000);
    const reader = await browser.newPage();
    const hosting = await request.get('/hosting.json');
    expect(hosting.status(), '/hosting.json, from which the rules of the site are read').toBe(200);
    rules = await hosting.json();
    const front = await readMarkup(reader, await (await request.get('/')).text());
    if (URL.canParse(front.canonical)) builtFor = new URL(front.canonical).origin;
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    const addresses = listed.map((href) => toOwn(href, '/')?.pathname ?? href);
    pages = [];
    await inParallel(new Set(['/', ...addresses]), REQUESTS_AT_A_TIME, async (address) => {
      const response = await request.get(address, { maxRedirects: 0 });
      const html = await response.text();
      pages.push({
        ...(await readMarkup(reader, html)),
        address,
        status: response.status(),
        headers: response.headers(),
        bytes: Buffer.byteLength(html),
      });
    });
    await reader.close();
  });

  test('it is built for its address and needs HTTPS', async ({ request }) => {
    expect(isLocal(builtFor) && !isLocal(site), `it is built for ${builtFor}`).toBe(false);
    expect(isHttps || isLocal(site), `${site} is not encrypted`).toBe(true);
    // If the HTTPS port is not the default, the HTTP port is unknown.
    if (!isHttps || new URL(site).port) return;
    const response = await request.get(site.replace('https:', 'http:'), { maxRedirects: 0 });
    expect([301, 308]).toContain(response.status());
    expect(response.headers()['location']).toBe(`${site}/`);
  });

  test('each page of the sitemap answers 200 and has its title, description, heading, language and addresses', () => {
    expect(pages.length).toBeGreaterThan(1);
    const byAddress = new Map(pages.map((page) => [page.address, page]));
    const pathOf = (href: string, from: string) => toOwn(href, from)?.pathname;
    const alternatesOf = ({ alternates, address }: CheckedPage) =>
      alternates.map(({ lang, href }) => `${lang} ${pathOf(href, address)}`).join();
    const faults = pages.flatMap((page) => {
      const { address, status, alternates } = page;
      if (status !== 200) return [`${address} answers ${status}`];
      const others = alternates.map(({ href }) => byAddress.get(pathOf(href, address) ?? ''));
      const expected = {
        title: page.title !== '',
        description: page.description !== '',
        'texts and image of 1200×640 for other services': [
          ...['title .', 'description .', 'site_name .', 'locale .', 'image http'],
          ...['image:width 1200', 'image:height 640'],
        ].every((wanted) => page.shared.some((each) => RegExp(`^og:${wanted}`).test(each))),
        'one h1': page.headings === 1,
        language: page.lang === languageSettings[languageOfPath(address)].tag,
        'canonical address': pathOf(page.canonical, address) === address,
        'permission to be indexed': !page.robots.includes('noindex'),
        'translation that links back': others.every(
          (other) => other && alternatesOf(other) === alternatesOf(page),
        ),
        [`size of at most ${MAX_HTML_BYTES} bytes`]: page.bytes <= MAX_HTML_BYTES,
      };
      return Object.entries(expected).flatMap(([name, isThere]) =>
        isThere ? [] : [`${address} has no ${name}`],
      );
    });
    expect(faults).toEqual([]);
  });

  test('pages and files have their headers and are compressed', async ({ request }) => {
    const frontPage = pages.find(({ address }) => address === '/');
    const files = frontPage?.parts.flatMap((href) => toOwn(href, '/')?.pathname ?? []) ?? [];
    const hashed = [...new Set(files)].filter((file) =>
      rules.immutableFolders.some((folder) => file.startsWith(folder)),
    );
    expect(hashed.length).toBeGreaterThan(0);
    const faults = pages.flatMap(({ address, headers, bytes }) => [
      ...headerFaults(address, headers, rules.cacheControl),
      ...(bytes > MIN_COMPRESSED_BYTES && !headers['content-encoding']
        ? [`${address} is not compressed`]
        : []),
    ]);
    for (const file of hashed) {
      const headers = (await request.head(file)).headers();
      faults.push(...headerFaults(file, headers, rules.immutableCacheControl));
    }
    for (const file of ['/sitemap.xml', '/sw.js']) {
      faults.push(...headerFaults(file, (await request.head(file)).headers()));
    }
    expect(faults.slice(0, MAX_SHOWN), `${faults.length} in all`).toEqual([]);
    const { etag, 'last-modified': modified } = frontPage?.headers ?? {};
    expect(etag ?? modified, 'the ETag or Last-Modified of the front page').toBeDefined();
    const again = await request.get('/', {
      headers: etag ? { 'If-None-Match': etag } : { 'If-Modified-Since': String(modified) },
    });
    expect(again.status(), 'the front page, unchanged').toBe(304);
  });

  test('old addresses, and addresses without their final slash, lead to their pages @smoke', async ({
    request,
  }) => {
    const faults: string[] = [];
    const expectRedirect = async (from: string, to: string, statuses: number[]) => {
      const response = await request.get(encodeURI(from), { maxRedirects: 0 });
      const target = targetOf(response, from);
      if (statuses.includes(response.status()) && target === to.normalize()) return;
      faults.push(`${from} answers ${response.status()} → ${target} instead of ${to}`);
    };
    const addresses = new Set(pages.map(({ address }) => decodeURI(address)));
    await inParallel(rules.redirects, REQUESTS_AT_A_TIME, async ({ from, path, query, hash }) => {
      // If an address has a page and a redirect, the page takes precedence.
      if (addresses.has(`${from}/`)) return;
      await expectRedirect(from, path + query + hash, [301]);
      const asked = query ? '' : '?check=1';
      await expectRedirect(`${from}/${asked}`, path + query + asked + hash, [301]);
    });
    const targets = rules.redirects.map(({ path, query }) => encodeURI(path + query));
    const dead = await findMissing(request, targets);
    for (const address of spread([...addresses], SLASH_SAMPLE)) {
      if (address === '/') continue;
      // Cloudflare can only send 307, and some other hosts can only send 308.
      const from = `${address.slice(0, -1)}?check=1`;
      await expectRedirect(from, `${address}?check=1`, [301, 307, 308]);
    }
    expect([...faults, ...dead]).toEqual([]);
  });

  test('missing addresses answer 404 with the page of their language, and so do files for the host', async ({
    request,
    page,
  }) => {
    for (const { folder } of rules.notFound) {
      const response = await request.get(folder + NO_PAGE);
      expect.soft(response.status(), folder + NO_PAGE).toBe(404);
      const { lang, robots } = await readMarkup(page, await response.text());
      expect.soft(lang).toBe(languageSettings[languageOfPath(folder)].tag);
      expect.soft(robots).toContain('noindex');
      expect.soft(headerFaults(folder + NO_PAGE, response.headers())).toEqual([]);
      expect.soft(response.headers()['cache-control']).not.toContain('immutable');
    }
    for (const file of rules.hiddenFiles) {
      expect.soft((await request.get(file)).status(), file).toBe(404);
    }
    // Hosts that cannot be configured to send 410 send 404.
    for (const address of rules.gone) {
      expect.soft([404, 410], address).toContain((await request.get(`${address}/`)).status());
    }
  });

  test('every own address in the pages answers 200 itself, and every fragment exists @smoke', async ({
    request,
  }) => {
    const idsOf = new Map(pages.map(({ address, ids }) => [address, new Set(ids)]));
    const firstOn = new Map<string, string>();
    const fragments: string[] = [];
    for (const { address, links, parts } of pages) {
      for (const href of [...links.map((link) => link.href), ...parts]) {
        const url = toOwn(href, address);
        if (!url) continue;
        const id = decodeURIComponent(url.hash.slice(1));
        if (id && idsOf.get(url.pathname)?.has(id) === false)
          fragments.push(`${href} on ${address}`);
        url.hash = '';
        if (!firstOn.has(url.href)) firstOn.set(url.href, address);
      }
    }
    const missing = await findMissing(request, firstOn.keys());
    expect(missing.map((each) => `${each} on ${firstOn.get(each.slice(4))}`)).toEqual([]);
    expect(fragments).toEqual([]);
  });

  test('links stay in their language, unless they say otherwise @smoke', () => {
    const langOf = new Map(pages.map(({ address, lang }) => [address, lang]));
    const strays = pages.flatMap(({ address, lang, links }) =>
      links.flatMap((link) => {
        const target = langOf.get(toOwn(link.href, address)?.pathname ?? '');
        const isStray = target !== undefined && target !== (link.lang ?? lang);
        return isStray ? [`${address} → ${link.href}`] : [];
      }),
    );
    expect(strays).toEqual([]);
  });

  test('the structured data is valid', async () => {
    const things: Thing[] = pages.flatMap(({ structuredData }) =>
      structuredData.flatMap((text) => JSON.parse(text)['@graph'] ?? []),
    );
    expect(things.length).toBeGreaterThan(0);
    const issues = await new Validator().validate({ jsonld: sortByType(things) });
    expect(issues.filter((issue) => !isUnknownOfFilm(issue))).toEqual([]);
  });

  test('feeds, calendars and robots.txt can be read, and what they link to exists', async ({
    request,
  }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${builtFor}/`);
    expect(robots).not.toMatch(/^Disallow: *\S/m);
    const files = pages.flatMap(({ address, links, parts }) =>
      [...links.map(({ href }) => href), ...parts].flatMap((href) => {
        const path = toOwn(href, address)?.pathname ?? '';
        return /atom\.xml$|\.ics$/.test(path) ? [path] : [];
      }),
    );
    expect(files.length).toBeGreaterThan(0);
    const faults: string[] = [];
    const hrefs: unknown[] = [];
    for (const file of new Set(files)) {
      const text = await (await request.get(file)).text();
      try {
        if (file.endsWith('.ics')) {
          const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
          hrefs.push(...events.map((event) => event.getFirstPropertyValue('url')));
          continue;
        }
        const { entries = [], links = [] } = parseAtomFeed(text);
        const all = [...links, ...entries.flatMap((entry) => entry.links ?? [])];
        hrefs.push(...all.map(({ href }) => href));
        const isComplete = entries.every(({ title, updated }) => title?.value && updated);
        const ids = new Set(entries.map(({ id }) => id));
        if (!isComplete || ids.size < entries.length) faults.push(`${file} has an invalid entry`);
      } catch (error) {
        faults.push(`${file}: ${String(error)}`);
      }
    }
    const own = hrefs.flatMap((href) => toOwn(String(href), '/')?.href ?? []);
    expect(own.length).toBeGreaterThan(0);
    expect([...faults, ...(await findMissing(request, own))]).toEqual([]);
  });

  test('in a browser, pages break no policy, log no error, ask no third party and load few scripts', async ({
    browser,
    request,
  }) => {
    const sizes = new Map<string, number>();
    const faults: string[] = [];
    for (const { address } of spread(pages, openedPages)) {
      // Each page has its own context. Otherwise the first page's service worker would respond.
      const page = await browser.newPage({ baseURL: site });
      const scripts = new Set<string>();
      page.on('request', (each) => {
        const isPrefetch = 'sec-purpose' in each.headers();
        if (each.resourceType() === 'script' && !isPrefetch) scripts.add(each.url());
      });
      const isOurs = (url: string) =>
        url.startsWith('data:') ||
        url.startsWith(site) ||
        /^https:\/\/[\w.-]+\.prismic\.io\//.test(url);
      const found = watchPage(page, isOurs);
      await openHydrated(page, address);
      let bytes = 0;
      for (const script of scripts) {
        const known = sizes.get(script);
        const size = known ?? brotliCompressSync(await (await request.get(script)).body()).length;
        sizes.set(script, size);
        bytes += size;
      }
      if (bytes > FIRST_LOAD_BUDGET_BYTES) found.push(`${bytes} bytes of scripts`);
      await scrollToEnd(page);
      faults.push(...found.map((fault) => `${address}: ${fault}`));
      await page.context().close();
    }
    expect(faults).toEqual([]);
  });
});
