import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { calendarPath, openSearchPath } from '../src/addresses';
import { languages } from '../src/i18n/languages';
import { builtPages } from './builtPages';
import { publishedBuild } from './publishedBuild';

// published.spec.ts reads all feeds and calendars.

const origin = process.env['SITE_URL'] ?? 'http://localhost:9000';

const read = (address: string) => readFileSync(path.join(publishedBuild, address), 'utf8');

test('the sitemap lists exactly the pages that may be indexed', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const wanted = builtPages()
    .filter(({ template }) => !/elements|pages-404/.test(template))
    .filter((page) => !/<meta[^>]*content="noindex/.test(read(`${page.path}index.html`)))
    .map((page) => origin + encodeURI(page.path));
  expect(listed.sort()).toEqual(wanted.sort());
});

test('the calendar of a language has its events, and each event has its own calendar', () => {
  const eventsIn = (file: string) =>
    new ICAL.Component(ICAL.parse(read(file))).getAllSubcomponents('vevent');
  for (const lang of languages) {
    const events = eventsIn(calendarPath(lang));
    expect(events.length).toBeGreaterThan(3);
    for (const event of events) {
      const url = String(event.getFirstPropertyValue('url'));
      const own = eventsIn(`${decodeURI(url.replace(origin, ''))}vidburdur.ics`);
      expect(own.map(String)).toContain(event.toString());
    }
  }
});

test('the OpenSearch description is valid', async ({ page, request }) => {
  for (const lang of languages) {
    const address = openSearchPath(lang);
    const response = await request.get(address);
    expect(response.headers()['content-type']).toMatch(/^(application|text)\/.*xml\b/);
    const templates = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        return [...parsed.querySelectorAll('Url')].map((url) => url.getAttribute('template'));
      },
      await response.text(),
    );
    expect(templates).toContain(origin + address);
    const search = templates.find((template) => template?.includes('{searchTerms}')) ?? '';
    const found = search.replace('{searchTerms}', 'letur').replace(origin, '');
    expect((await request.get(found)).status()).toBe(200);
  }
});
