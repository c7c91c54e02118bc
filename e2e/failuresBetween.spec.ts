import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Fault } from './faultyProxy';
import {
  appData,
  from,
  html,
  notFoundData,
  notRendered,
  pageData,
  expectReadable,
  siteChanged,
  template,
  to,
} from './failurePages';
import { FaultyVisit, test } from './faultyVisit';
import { hydrated } from './hydrated';
import { waitForServiceWorker } from './serviceWorkerControl';

// These tests make requests fail during a navigation.

test.use({ serviceWorkers: 'block' });

const HANG_TIMEOUT_MS = 8000;
const MAX_ATTEMPTS = 5;

test('a page without data is checked by HEAD and then loaded as a document', async ({
  page,
  visit,
}) => {
  await visit.open(from);
  visit.proxy.fail(pageData, { status: 404 });
  await visit.navigate(to);
  await expect(page).toHaveURL(visit.proxy.url + to);
  await expectReadable(page);
  await visit.waitForIdle();
  // The previous page sends one request, and the loaded document sends one.
  expect(visit.count(html, 'HEAD')).toBe(2);
  expect(visit.count(notFoundData)).toBe(2);
  expect(visit.count(html)).toBe(1);
});

test("if the not-found page fails too, the server's not-found page is loaded", async ({
  page,
  visit,
}) => {
  await visit.open('/en/fagfelog/');
  visit.proxy.fail(notFoundData, { status: 500 });
  await visit.navigate('/en/gone/');
  await expect(page).toHaveURL(`${visit.proxy.url}/en/gone/`);
  await expect(page.locator('h1')).toHaveText('Page not found');
  await visit.waitForIdle();
  expect(visit.count(/^\/en\/gone\/$/)).toBe(1);
  expect(visit.count(/^\/en\/gone\/$/, 'HEAD')).toBe(0);
});

const otherBuild: Fault = {
  body: (body) => body.replace(/"webpackCompilationHash":"\w+"/, '"webpackCompilationHash":"0"'),
};

test('a changed site is logged, and the next page is loaded as a document', async ({
  page,
  visit,
}) => {
  await visit.open(from);
  visit.proxy.fail(appData, otherBuild);
  visit.proxy.fail(html, {
    body: (body) => {
      visit.proxy.repair();
      return body;
    },
  });
  await visit.navigate(`${to}?a=b#content`);
  await expect(page).toHaveURL(`${visit.proxy.url}${to}?a=b#content`);
  await expectReadable(page);
  await hydrated(page);
  await visit.waitForIdle();
  expect(visit.logged.filter((line) => line === siteChanged)).toHaveLength(1);
  expect(visit.count(html)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(visit.proxy.url + from);
  await expect(page.locator('h1')).not.toHaveText('Verkefni');
});

test('an old page of a changed site is reloaded once, even if it stays old', async ({
  page,
  visit,
}) => {
  visit.proxy.fail(appData, otherBuild);
  await page.goto(`${visit.proxy.url}${to}?a=b#content`);
  await expect.poll(() => visit.count(html)).toBe(2);
  await visit.waitForIdle();
  await hydrated(page);
  expect(visit.count(html)).toBe(2);
  expect(visit.logged.filter((line) => line === siteChanged)).toHaveLength(1);
  await expect(page).toHaveURL(`${visit.proxy.url}${to}?a=b#content`);
  await expectReadable(page);
});

test('a page with a template of the next build is loaded as a document', async ({
  page,
  visit,
}) => {
  await visit.open(from);
  visit.proxy.fail(pageData, {
    body: (body) => body.replace('component---src-templates-projects', 'component---new'),
  });
  await visit.navigate(to);
  await expect(page).toHaveURL(visit.proxy.url + to);
  await expectReadable(page);
  await visit.waitForIdle();
  expect(visit.count(html)).toBe(1);
});

/** Reloads after a navigation, so that going back must load the first page again. */
async function openAfterLink(visit: FaultyVisit): Promise<void> {
  await visit.open(to);
  await visit.navigate(from);
  await expect(visit.page).toHaveURL(visit.proxy.url + from);
  await visit.page.reload();
  await hydrated(visit.page);
}

test('going back to a page that no longer loads loads its address once', async ({
  page,
  visit,
}) => {
  await openAfterLink(visit);
  visit.proxy.requests.length = 0;
  visit.proxy.fail(pageData, 'cut');
  await page.goBack();
  await expect(page).toHaveURL(visit.proxy.url + to);
  await expectReadable(page);
  await visit.waitForIdle();
  expect(visit.count(html)).toBe(1);
  expect(visit.count(pageData)).toBe(8);
});

test('going back to a page whose code failed to prefetch loads its address', async ({
  page,
  visit,
}) => {
  await openAfterLink(visit);
  visit.proxy.fail(template(), { status: 404 });
  await page.evaluate(async (path) => {
    await (
      window as unknown as { ___loader: { loadPage: (path: string) => unknown } }
    ).___loader.loadPage(path);
  }, to);
  visit.proxy.repair();
  await page.goBack();
  await expect(page).toHaveURL(visit.proxy.url + to);
  await expectReadable(page);
  await hydrated(page);
});

test('a page that arrives after the reader has gone elsewhere is not shown', async ({
  page,
  visit,
}) => {
  await visit.open(from);
  const release = visit.proxy.hold(pageData);
  await visit.navigate(to);
  await visit.navigate('/vidburdir/');
  await expect(page).toHaveURL(`${visit.proxy.url}/vidburdir/`);
  await expect(page.locator('h1')).toHaveText('Viðburðir');
  const late = page.waitForResponse((response) => pageData.test(new URL(response.url()).pathname));
  release();
  await (await late).finished();
  await visit.waitForIdle();
  await expect(page.locator('h1')).toHaveText('Viðburðir');
  await expect(page).toHaveURL(`${visit.proxy.url}/vidburdir/`);
});

async function openBeforeNewWorker({ page, proxy, logged }: FaultyVisit): Promise<void> {
  await page.goto(proxy.url + from);
  await waitForServiceWorker(page);
  proxy.fail(pageData, { status: 503 });
  proxy.fail(/^\/sw\.js$/, {
    body: async (body) => {
      await expect.poll(() => logged.join('\n')).toContain(notRendered);
      proxy.repair();
      return `${body}\n// of the next build`;
    },
  });
  await page.goto(proxy.url + to);
  await expect.poll(() => logged).toContain('log: resources failed, SW updated - reloading');
}

/** Returns undefined if the page no longer responds to Playwright. */
async function isHydrated(page: Page): Promise<boolean | undefined> {
  const hasReact = () =>
    Object.keys(document.getElementById('gatsby-focus-wrapper') ?? {}).length > 0;
  const silence = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), HANG_TIMEOUT_MS);
  });
  return Promise.race([page.evaluate(hasReact).catch(() => false), silence]);
}

test('a page that could not be loaded is reloaded once after a new service worker is installed', async ({
  browser,
  visit: { proxy },
}) => {
  test.setTimeout(150_000);
  // One time in five, Playwright attaches to the new worker during the reload, and the page hangs.
  for (let attempt = 1; ; attempt += 1) {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const visit = new FaultyVisit(await context.newPage(), proxy);
    await openBeforeNewWorker(visit);
    let result: boolean | undefined = false;
    await expect
      .poll(async () => (result = await isHydrated(visit.page)) !== false, { timeout: 20_000 })
      .toBe(true);
    if (result === undefined && attempt < MAX_ATTEMPTS) {
      await context.close();
      continue;
    }
    await expectReadable(visit.page);
    await visit.waitForIdle();
    expect(visit.logged.filter((line) => line.includes('SW updated'))).toHaveLength(1);
    await context.close();
    return;
  }
});
