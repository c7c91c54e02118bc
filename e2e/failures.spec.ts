import { expect } from '@playwright/test';
import type { Fault } from './faultyProxy';
import {
  appData,
  chunk,
  from,
  html,
  leadsOn,
  notRendered,
  pageData,
  readable,
  siteChanged,
  staticQueryData,
  template,
  to,
  words,
  scripts,
} from './faultyTour';
import { test } from './faultyVisit';
import { hydrated } from './hydrated';

// What can go wrong on the way to a reader (README, “When something fails”): a proxy in front of the
// site spoils one kind of file. Each test says what is then read, and counts what is asked for.

test.use({ serviceWorkers: 'block' });

const broken: Record<string, Fault> = {
  '404': { status: 404 },
  '500': { status: 500 },
  '503': { status: 503 },
  cut: 'cut',
  short: 'short',
  'another text': { body: () => '<!doctype html><p>' },
};

type Row = { of: string; is: string; path: () => RegExp; fault: Fault; isQuick: boolean };

/** Every way in which a kind of file can be spoilt; without `TEST_FULL` those that are named. */
function rowsOf(of: string, path: () => RegExp, quick: string[], more: Record<string, Fault> = {}) {
  return Object.entries({ ...broken, ...more })
    .map(([is, fault]): Row => ({ of, is, path, fault, isQuick: quick.includes(is) }))
    .filter(({ isQuick }) => isQuick || process.env['TEST_FULL']);
}

function timesAsked({ of, is }: Row): number {
  const isRetried = of === 'page data' ? ['503', 'cut'] : ['404', '500', '503', 'cut'];
  return of.endsWith('data') && of !== 'static query data' && isRetried.includes(is) ? 4 : 1;
}

/** Code comes under a name for good: whatever came whole under it once is not asked for again. */
function isKept({ of, is }: Row): boolean {
  return of === "the page's code" && ['short', 'another text'].includes(is);
}

const pageDataRows = (quick: string[]) =>
  rowsOf('page data', () => pageData, quick, {
    'without a path': { body: () => '{"result":{}}' },
  });
const staticQueryRows = rowsOf('static query data', () => staticQueryData, ['empty'], {
  empty: { body: () => '{}' },
});
const templateRows = rowsOf("the page's code", template, ['404']);

test.describe('a link to a page loads its address once, whole, where', () => {
  for (const row of [...pageDataRows(['500', '503', 'without a path']), ...templateRows]) {
    test(`${row.of} is ${row.is}`, async ({ page, visit }) => {
      await visit.begin(from);
      visit.proxy.fail(row.path(), row.fault);
      await visit.goOn(`${to}?a=b#content`);
      await expect(page).toHaveURL(`${visit.proxy.url}${to}?a=b#content`);
      await expect.poll(() => visit.said.join('\n')).toContain(notRendered);
      await visit.quiet();
      expect(visit.count(html)).toBe(1);
      // Once by the page before, and once by the document, unless the browser has kept the answer.
      expect(visit.count(row.path())).toBe(isKept(row) ? 1 : 2 * timesAsked(row));
      expect(visit.count(/500\.html/)).toBe(0);
      await readable(page);
      await leadsOn(page);
    });
  }
});

test.describe('a page that is opened is read without React, and asked for once, where', () => {
  for (const row of [
    ...pageDataRows(['503']),
    ...templateRows,
    ...staticQueryRows,
    ...rowsOf('its words', words, ['500']),
  ]) {
    test(`${row.of} is ${row.is}`, async ({ page, visit }) => {
      visit.proxy.fail(row.path(), row.fault);
      await page.goto(visit.proxy.url + to);
      await visit.quiet();
      expect(visit.count(html)).toBe(1);
      expect(visit.count(/500\.html/)).toBe(0);
      if (row.of === 'its words') {
        expect(visit.said.join('\n')).toMatch(/uncaught: Loading chunk \d+ failed/);
      } else {
        expect(visit.said.join('\n')).toContain(notRendered);
      }
      if (row.of !== 'static query data') {
        expect(visit.count(row.path())).toBe(timesAsked(row));
      } else {
        expect(visit.said.join('\n')).toMatch(/uncaught: We couldn't load "\/page-data\/sq\/d/);
      }
      await readable(page);
      await leadsOn(page);
    });
  }

  for (const row of rowsOf('the code of the site', () => scripts('app'), ['404'])) {
    test(`${row.of} is ${row.is}`, async ({ page, visit }) => {
      visit.proxy.fail(row.path(), row.fault);
      await page.goto(visit.proxy.url + to);
      await visit.quiet();
      expect(visit.count(html)).toBe(1);
      await readable(page);
      await leadsOn(page);
    });
  }
});

test.describe('a page is read as ever, and the next one is a document, where', () => {
  for (const row of rowsOf('app data', () => appData, ['500', 'without a hash'], {
    'without a hash': { body: () => '{}' },
  })) {
    test(`${row.of} is ${row.is}`, async ({ page, visit }) => {
      visit.proxy.fail(row.path(), row.fault);
      await page.goto(visit.proxy.url + from);
      await hydrated(page);
      await visit.quiet();
      expect(visit.count(appData)).toBe(timesAsked(row));
      await visit.goOn(`${to}#content`);
      await expect(page).toHaveURL(`${visit.proxy.url}${to}#content`);
      await readable(page);
      await hydrated(page);
      await visit.quiet();
      expect(visit.count(html)).toBe(1);
      expect(visit.said).not.toContain(siteChanged);
      expect(visit.said.join('\n')).not.toContain('uncaught');
    });
  }
});

test.describe('a page that is opened has its surroundings as the server drew them, where', () => {
  for (const row of rowsOf('everything that is loaded later', () => chunk, ['503'])) {
    test(`${row.of} is ${row.is}`, async ({ page, visit }) => {
      visit.proxy.fail(chunk, row.fault);
      for (const needed of [template(), words()])
        visit.proxy.fail(needed, { body: (body) => body });
      await page.goto(visit.proxy.url + to);
      await hydrated(page);
      for (let step = 0; step < 40; step += 1) await page.mouse.move(100 + 5 * step, 300);
      await page.keyboard.press('Tab');
      await visit.quiet();
      await readable(page);
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
      expect(visit.count(html)).toBe(1);
      // Asked again with a reader's next step at the most, not with each that the pointer makes.
      const asked = visit.proxy.asked.map(({ path }) => path).filter((path) => chunk.test(path));
      const times = asked.map((path) => asked.filter((other) => other === path).length);
      expect(Math.max(...times)).toBeLessThanOrEqual(5);
      await leadsOn(page);
    });
  }
});

test.describe('pages come and go, and the search leads to its page, where', () => {
  for (const row of rowsOf('everything that is loaded later', () => chunk, ['404'])) {
    test(`${row.of} is ${row.is}`, async ({ page, visit }) => {
      await visit.begin(to);
      await visit.quiet();
      // The templates and the words of these pages are not what is meant.
      await visit.goOn(from);
      await expect(page).toHaveURL(visit.proxy.url + from);
      await expect(page.locator('h1')).not.toHaveText('Verkefni');
      await visit.quiet();
      const before = visit.proxy.asked.length;
      visit.proxy.fail(chunk, row.fault);
      await page.mouse.move(50, 50);
      await page.mouse.wheel(0, 400);
      await visit.goOn(to);
      await readable(page);
      await visit.quiet();
      expect(visit.count(html)).toBe(0);

      await page.keyboard.press('/');
      await expect(page).toHaveURL(`${visit.proxy.url}/leit/`);
      await expect(page.locator('h1')).toBeVisible();
      await visit.quiet();
      expect(visit.count(/^\/leit\/$/)).toBe(1);
      expect(visit.proxy.asked.length).toBeGreaterThan(before);
    });
  }
});

test.describe('a document', () => {
  for (const is of ['404', '500', '503'] as const) {
    if (is !== '500' && !process.env['TEST_FULL']) continue;
    test(`that is ${is} is what the server says, and is asked for once`, async ({
      page,
      visit,
    }) => {
      visit.proxy.fail(html, broken[is] as Fault);
      expect((await page.goto(visit.proxy.url + to))?.status()).toBe(Number(is));
      await expect(page.locator('p')).toHaveText(is);
      await visit.quiet();
      expect(visit.count(html)).toBe(1);
    });
  }

  for (const fault of ['cut', 'short'] as const) {
    if (fault !== 'short' && !process.env['TEST_FULL']) continue;
    test(`that is ${fault} is read as far as it came`, async ({ page, visit }) => {
      visit.proxy.fail(html, fault);
      await page.goto(visit.proxy.url + to, { waitUntil: 'commit' });
      await visit.quiet();
      expect(visit.count(html)).toBe(1);
      await readable(page);
      await leadsOn(page);
    });
  }
});
