import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { parseAtomFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { parseSitemap } from 'sitemap';
import { languages } from '../src/i18n/languages';
import { calendarPath, categoriesOf, feedPath, openSearchPath } from '../src/addresses';
import { labelOfAll } from '../src/i18n/categoryLabels';
import { builtPages } from './builtPages';
import { publishedBuild } from './publishedBuild';

// These tests read files for search engines, feed readers, calendars and browsers with third-party
// parsers.

const origin = process.env['SITE_URL'] ?? 'http://localhost:9000';

const served = (address: string) => address.replace(origin, String(process.env['BASE_URL']));

async function expectExisting(request: APIRequestContext, addresses: Iterable<string>) {
  const unique = [...new Set(addresses)];
  expect(unique.length).toBeGreaterThan(0);
  for (const address of unique) {
    expect((await request.get(served(address))).status(), address).toBe(200);
  }
}

async function readServed(request: APIRequestContext, address: string, type: RegExp) {
  const response = await request.get(encodeURI(address));
  expect(response.status(), address).toBe(200);
  expect(response.headers()['content-type'], address).toMatch(type);
  return response.text();
}

async function expectWellFormed(page: Page, xml: string, address: string) {
  const parserError = await page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')
        ?.textContent,
    xml,
  );
  expect(parserError, address).toBeUndefined();
}

const xmlType = /^(application|text)\/xml\b/;
const calendarType = /^text\/calendar;\s*charset=utf-8$/i;

const feeds = languages.flatMap((lang) =>
  [undefined, ...categoriesOf(lang)].map((category) => ({ lang, category })),
);

test('the sitemap lists exactly the pages that may be indexed', async ({ request }) => {
  const xml = await readServed(request, '/sitemap.xml', xmlType);
  const listed = (await parseSitemap(Readable.from([xml]))).map(({ url }) => url);
  const wanted = builtPages()
    .filter(({ template }) => !/elements|pages-404/.test(template))
    .filter((page) => {
      const html = readFileSync(path.join(publishedBuild, page.path, 'index.html'), 'utf8');
      return !/<meta[^>]*content="noindex/.test(html);
    })
    .map((page) => origin + encodeURI(page.path));
  expect([...listed].sort()).toEqual(wanted.sort());
});

test('Atom feeds are valid, and all their addresses exist', async ({ request, page }) => {
  const addresses: string[] = [];
  for (const { lang, category } of feeds) {
    const address = feedPath(lang, category);
    const xml = await readServed(request, address, xmlType);
    await expectWellFormed(page, xml, address);
    const feed = parseAtomFeed(xml);
    const self = feed.links?.find(({ rel }) => rel === 'self')?.href;
    expect(self).toBe(origin + encodeURI(address));
    const ids = feed.entries?.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    for (const { title, updated, links, media, categories } of feed.entries ?? []) {
      expect(title?.value).toBeTruthy();
      expect(Date.parse(updated ?? '')).not.toBeNaN();
      if (category) {
        expect(categories?.map(({ term }) => term)).toContain(labelOfAll(category, lang));
      }
      addresses.push(...(links ?? []).flatMap(({ href }) => href ?? []));
      addresses.push(...(media?.contents ?? []).flatMap(({ url }) => url ?? []));
    }
    addresses.push(...(feed.links ?? []).flatMap(({ href }) => href ?? []));
  }
  await expectExisting(request, addresses);
});

type Component = InstanceType<typeof ICAL.Component>;

async function readCalendar(request: APIRequestContext, address: string): Promise<Component> {
  const ics = await readServed(request, address, calendarType);
  const lines = ics.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([]);
  return new ICAL.Component(ICAL.parse(ics));
}

const value = (component: Component, name: string) =>
  component.getFirstPropertyValue(name)?.toString();

test('the calendar of a language has its events, and each event has its own calendar', async ({
  request,
}) => {
  for (const lang of languages) {
    const calendar = await readCalendar(request, calendarPath(lang));
    const events = calendar.getAllSubcomponents('vevent');
    expect(events.length).toBeGreaterThan(3);
    expect(value(calendar, 'x-wr-timezone')).toBe('Atlantic/Reykjavik');
    const uids = events.map((event) => value(event, 'uid'));
    expect(new Set(uids).size).toBe(uids.length);
    for (const event of events) {
      const url = value(event, 'url') ?? '';
      expect(value(event, 'summary')).toBeTruthy();
      expect(value(event, 'description')).toContain(url);
      const start = Date.parse(value(event, 'dtstart') ?? '');
      const end = value(event, 'dtend');
      expect(start).not.toBeNaN();
      if (end) expect(Date.parse(end)).toBeGreaterThan(start);
      expect((await request.get(served(url))).status(), url).toBe(200);

      const file = `${decodeURI(url.replace(origin, ''))}vidburdur.ics`;
      const own = (await readCalendar(request, file)).getAllSubcomponents('vevent');
      expect(own.map(String)).toContain(event.toString());
    }
  }
});

test('the OpenSearch description is valid', async ({ request, page }) => {
  for (const lang of languages) {
    const address = openSearchPath(lang);
    const xml = await readServed(request, address, xmlType);
    await expectWellFormed(page, xml, address);
    const attributes = [...xml.matchAll(/<Url type="([^"]+)"[^>]* template="([^"]+)"/g)];
    const templates = new Map(attributes.map(([, type, template = '']) => [type, template]));
    expect(templates.get('application/opensearchdescription+xml')).toBe(origin + address);
    const search = templates.get('text/html')?.replace('{searchTerms}', 'letur') ?? '';
    const image = /<Image[^>]*>([^<]+)</.exec(xml)?.[1] ?? '';
    await expectExisting(request, [search, image]);
  }
});
