import { expect } from '@playwright/test';
import type { Fault } from './faultyProxy';
import {
  appData,
  chunk,
  from,
  html,
  expectLinksWork,
  notRendered,
  pageData,
  expectReadable,
  siteChanged,
  staticQueryData,
  template,
  to,
  messagesScript,
  scripts,
} from './failurePages';
import { test } from './faultyVisit';
import type { FaultyVisit } from './faultyVisit';
import { hydrated, openHydrated } from './hydrated';

// A proxy breaks one type of file (docs/failures.md). The tests read the page and count requests.

test.use({ serviceWorkers: 'block' });

const broken: Record<string, Fault> = {
  '404': { status: 404 },
  '500': { status: 500 },
  '503': { status: 503 },
  cut: 'cut',
  short: 'short',
  'another text': { body: () => '<!doctype html><p>' },
};

type Row = { of: string; is: string; path: RegExp; fault: Fault };

/** Without `TEST_FULL`, only the faults named in `quick` are included. */
function rowsOf(of: string, path: RegExp, quick: string[], more: Record<string, Fault> = {}) {
  return Object.entries({ ...broken, ...more })
    .filter(([is]) => quick.includes(is) || process.env['TEST_FULL'])
    .map(([is, fault]): Row => ({ of, is, path, fault }));
}

/** Gatsby repeats a failed request for data three times, but page data only after some failures. */
function expectedRequests({ of, is }: Row): number {
  const isRetried = of === 'page data' ? ['503', 'cut'] : ['404', '500', '503', 'cut'];
  return ['page data', 'app data'].includes(of) && isRetried.includes(is) ? 4 : 1;
}

const pageDataRows = (quick: string[]) =>
  rowsOf('page data', pageData, quick, {
    'without a path': { body: () => '{"result":{}}' },
    'without a list of static queries': {
      body: (body) => body.replace(/"staticQueryHashes":\[.*?\]/, '"staticQueryHashes":null'),
    },
  });
const templateRows = rowsOf("the page's code", template(), ['404']);

/** Expects that the page was loaded a single time, can be read and has links that work. */
async function expectOneDocument(visit: FaultyVisit): Promise<void> {
  await visit.waitForIdle();
  expect(visit.count(html)).toBe(1);
  expect(visit.count(/500\.html/)).toBe(0);
  await expectReadable(visit.page);
  await expectLinksWork(visit.page);
}

test.describe('a link to a page loads its address once as a document if', () => {
  for (const row of [
    ...pageDataRows(['500', '503', 'without a path', 'without a list of static queries']),
    ...templateRows,
  ]) {
    test(`${row.of} is ${row.is}`, async ({ page, visit }) => {
      await visit.open(from);
      visit.proxy.fail(row.path, row.fault);
      await visit.navigate(`${to}?a=b#content`);
      await expect(page).toHaveURL(`${visit.proxy.url}${to}?a=b#content`);
      await expect.poll(() => visit.logged.join('\n')).toContain(notRendered);
      await visit.waitForIdle();
      // The loaded document requests the file too, unless the browser has cached a complete script.
      const requests = [expectedRequests(row), 2 * expectedRequests(row)];
      expect(requests.slice(row.of === 'page data' ? 1 : 0)).toContain(visit.count(row.path));
      await expectOneDocument(visit);
    });
  }
});

test.describe('a page that is opened is readable without React and does not repeat requests endlessly if', () => {
  for (const [row, message] of [
    ...[...pageDataRows(['503']), ...templateRows].map((each) => [each, notRendered] as const),
    ...rowsOf('static query data', staticQueryData, ['empty'], { empty: { body: () => '{}' } }).map(
      (each) => [each, /uncaught: We couldn't load "\/page-data\/sq\/d/] as const,
    ),
    ...rowsOf('its messages', messagesScript(), ['500']).map(
      (each) => [each, /uncaught: Loading chunk \d+ failed/] as const,
    ),
    ...rowsOf('the code of the site', scripts('app'), ['404']).map((each) => [each, ''] as const),
  ]) {
    test(`${row.of} is ${row.is}`, async ({ page, visit }) => {
      visit.proxy.fail(row.path, row.fault);
      await page.goto(visit.proxy.url + to);
      await visit.waitForIdle();
      if (row.of === 'page data') expect(visit.count(row.path)).toBe(expectedRequests(row));
      expect(visit.proxy.requests.length).toBeLessThan(100);
      await expect.poll(() => visit.logged.join('\n')).toMatch(message);
      await expectOneDocument(visit);
    });
  }
});

test.describe('a page works as usual, and the next page is a document if', () => {
  for (const row of rowsOf('app data', appData, ['500', 'without a hash'], {
    'without a hash': { body: () => '{}' },
  })) {
    test(`${row.of} is ${row.is}`, async ({ page, visit }) => {
      visit.proxy.fail(row.path, row.fault);
      await openHydrated(page, visit.proxy.url + from);
      await visit.waitForIdle();
      expect(visit.count(appData)).toBe(expectedRequests(row));
      await visit.navigate(`${to}#content`);
      await expect(page).toHaveURL(`${visit.proxy.url}${to}#content`);
      await expectReadable(page);
      await hydrated(page);
      await visit.waitForIdle();
      expect(visit.count(html)).toBe(1);
      expect(visit.logged).not.toContain(siteChanged);
      expect(visit.logged.join('\n')).not.toContain('uncaught');
    });
  }
});

test.describe('a page that is opened keeps the header and footer from the server if', () => {
  for (const row of rowsOf('every lazy chunk', chunk, ['503'])) {
    test(`${row.of} is ${row.is}`, async ({ page, visit }) => {
      visit.proxy.fail(chunk, row.fault);
      for (const needed of [template(), messagesScript()])
        visit.proxy.fail(needed, { body: (body) => body });
      await openHydrated(page, visit.proxy.url + to);
      for (let step = 0; step < 40; step += 1) await page.mouse.move(100 + 5 * step, 300);
      await page.keyboard.press('Tab');
      await visit.waitForIdle();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
      // Each action of the reader may request a file again, but a pointer move may not.
      const requested = visit.proxy.requests
        .map(({ path }) => path)
        .filter((path) => chunk.test(path));
      const times = requested.map((path) => requested.filter((other) => other === path).length);
      expect(Math.max(...times)).toBeLessThanOrEqual(5);
      await expectOneDocument(visit);
    });
  }
});

test.describe('pages change, and the search opens its own page if', () => {
  for (const row of rowsOf('every lazy chunk', chunk, ['404'])) {
    test(`${row.of} is ${row.is}`, async ({ page, visit }) => {
      await visit.open(to);
      await visit.waitForIdle();
      // Templates and messages must be loaded before the failures begin.
      await visit.navigate(from);
      await expect(page).toHaveURL(visit.proxy.url + from);
      await expect(page.locator('h1')).not.toHaveText('Verkefni');
      await visit.waitForIdle();
      visit.proxy.fail(chunk, row.fault);
      await page.mouse.move(50, 50);
      await page.mouse.wheel(0, 400);
      await visit.navigate(to);
      await expectReadable(page);
      await visit.waitForIdle();
      expect(visit.count(html)).toBe(0);

      await page.locator('#search').click();
      await expect(page).toHaveURL(`${visit.proxy.url}/leit/`);
      await expect(page.locator('h1')).toBeVisible();
      await visit.waitForIdle();
      expect(visit.count(/^\/leit\/$/)).toBe(1);
    });
  }
});

test.describe('a document', () => {
  test('that is 500 is shown as the server sends it, and requested once', async ({
    page,
    visit,
  }) => {
    visit.proxy.fail(html, { status: 500 });
    expect((await page.goto(visit.proxy.url + to))?.status()).toBe(500);
    await expect(page.locator('p')).toHaveText('500');
    await visit.waitForIdle();
    expect(visit.count(html)).toBe(1);
  });

  test('that is short is readable as far as it arrived', async ({ page, visit }) => {
    visit.proxy.fail(html, 'short');
    await page.goto(visit.proxy.url + to, { waitUntil: 'commit' });
    await expectOneDocument(visit);
  });

  test('that is cut is readable as far as it arrived', async ({ page, visit }) => {
    // A browser drops text that is not parsed yet, so `main` must be visible first.
    let cut: (reason: Error) => void = () => {};
    const until = new Promise((_, reject) => (cut = reject));
    visit.proxy.fail(html, { upTo: '</main>', until });
    await page.goto(visit.proxy.url + to, { waitUntil: 'commit' });
    await page.locator('main a').last().waitFor();
    cut(new Error('The connection breaks'));
    await page.waitForLoadState('networkidle');
    expect(visit.count(html)).toBe(1);
    await expectReadable(page);
    await expectLinksWork(page);
  });
});
