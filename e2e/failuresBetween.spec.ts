import { expect } from '@playwright/test';
import type { Fault } from './faultyProxy';
import {
  appData,
  from,
  html,
  notFoundData,
  notRendered,
  pageData,
  readable,
  siteChanged,
  template,
  to,
} from './faultyTour';
import { test, type FaultyVisit } from './faultyVisit';
import { hydrated } from './hydrated';
import { controlled } from './workerOf';

// What goes wrong between two pages: the site has changed, or the reader has gone elsewhere.

test.use({ serviceWorkers: 'block' });

test('code that does not arrive, and that nobody waits for, takes no page away', async ({
  page,
  visit,
}) => {
  await visit.begin(from);
  await page.evaluate(() => {
    // As webpack says it.
    void Promise.reject(new Error('Loading chunk 12 failed.'));
  });
  await expect.poll(() => visit.said.join('\n')).toContain('uncaught: Loading chunk 12 failed.');
  await visit.quiet();
  expect(visit.count(/^\/fagfelog\/$/)).toBe(0);
});

test('a page that is not found asks whether it exists after all, and then loads it', async ({
  page,
  visit,
}) => {
  await visit.begin(from);
  visit.proxy.fail(pageData, { status: 404 });
  await visit.goOn(to);
  await expect(page).toHaveURL(visit.proxy.url + to);
  await readable(page);
  await visit.quiet();
  // The page before, and the document.
  expect(visit.count(html, 'HEAD')).toBe(2);
  expect(visit.count(notFoundData)).toBe(2);
  expect(visit.count(html)).toBe(1);
});

test('where the not-found page fails too, the server says it', async ({ page, visit }) => {
  await visit.begin('/en/fagfelog/');
  visit.proxy.fail(notFoundData, { status: 500 });
  await visit.goOn('/en/gone/');
  await expect(page).toHaveURL(`${visit.proxy.url}/en/gone/`);
  await expect(page.locator('h1')).toHaveText('Page not found');
  await visit.quiet();
  expect(visit.count(/^\/en\/gone\/$/)).toBe(1);
  // Nobody asks a server that fails whether a page exists.
  expect(visit.count(/^\/en\/gone\/$/, 'HEAD')).toBe(0);
});

const otherBuild: Fault = {
  body: (body) => body.replace(/"webpackCompilationHash":"\w+"/, '"webpackCompilationHash":"0"'),
};

test('a site that has changed says so and loads the next page as a document', async ({
  page,
  visit,
}) => {
  await visit.begin(from);
  // The document is of the new build.
  visit.proxy.fail(appData, otherBuild);
  visit.proxy.fail(html, {
    body: (body) => {
      visit.proxy.mend();
      return body;
    },
  });
  await visit.goOn(`${to}?a=b#content`);
  await expect(page).toHaveURL(`${visit.proxy.url}${to}?a=b#content`);
  await readable(page);
  await hydrated(page);
  await visit.quiet();
  expect(visit.said.filter((line) => line === siteChanged)).toHaveLength(1);
  expect(visit.count(html)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(visit.proxy.url + from);
  await expect(page.locator('h1')).not.toHaveText('Verkefni');
});

test('an old page of a site that has changed is loaded again once, though it stays old', async ({
  page,
  visit,
}) => {
  visit.proxy.fail(appData, otherBuild);
  await page.goto(`${visit.proxy.url}${to}?a=b#content`);
  await expect.poll(() => visit.count(html)).toBe(2);
  await visit.quiet();
  await hydrated(page);
  expect(visit.count(html)).toBe(2);
  expect(visit.said.filter((line) => line === siteChanged)).toHaveLength(1);
  await expect(page).toHaveURL(`${visit.proxy.url}${to}?a=b#content`);
  await readable(page);
});

test('a template that only the next build has is a document', async ({ page, visit }) => {
  await visit.begin(from);
  visit.proxy.fail(pageData, {
    body: (body) => body.replace('component---src-templates-projects', 'component---new'),
  });
  await visit.goOn(to);
  await expect(page).toHaveURL(visit.proxy.url + to);
  await readable(page);
  await visit.quiet();
  expect(visit.count(html)).toBe(1);
});

/** A reader who has come by a link, to a page that has forgotten the one before: the way back loads that. */
async function beginAfter(visit: FaultyVisit): Promise<void> {
  await visit.begin(to);
  await visit.goOn(from);
  await expect(visit.page).toHaveURL(visit.proxy.url + from);
  await visit.page.reload();
  await hydrated(visit.page);
}

test('back to a page that does not load any more loads its address once', async ({
  page,
  visit,
}) => {
  await beginAfter(visit);
  visit.proxy.asked.length = 0;
  visit.proxy.fail(pageData, 'cut');
  await page.goBack();
  await expect(page).toHaveURL(visit.proxy.url + to);
  await readable(page);
  await visit.quiet();
  expect(visit.count(html)).toBe(1);
  expect(visit.count(pageData)).toBe(8);
});

test('back to a page whose code could not be fetched ahead loads its address', async ({
  page,
  visit,
}) => {
  await beginAfter(visit);
  visit.proxy.fail(template(), { status: 404 });
  await page.evaluate(async (path) => {
    await (
      window as unknown as { ___loader: { loadPage: (path: string) => unknown } }
    ).___loader.loadPage(path);
  }, to);
  visit.proxy.mend();
  await page.goBack();
  await expect(page).toHaveURL(visit.proxy.url + to);
  await readable(page);
  await hydrated(page);
});

test('a page that comes after the reader has gone elsewhere does not take them back', async ({
  page,
  visit,
}) => {
  await visit.begin(from);
  const release = visit.proxy.hold(pageData);
  await visit.goOn(to);
  await visit.goOn('/vidburdir/');
  await expect(page).toHaveURL(`${visit.proxy.url}/vidburdir/`);
  await expect(page.locator('h1')).toHaveText('Viðburðir');
  const late = page.waitForResponse((response) => pageData.test(new URL(response.url()).pathname));
  release();
  await (await late).finished();
  await visit.quiet();
  await expect(page.locator('h1')).toHaveText('Viðburðir');
  await expect(page).toHaveURL(`${visit.proxy.url}/vidburdir/`);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that could not be loaded is loaded again, once, when a new worker is there', async ({
    page,
    visit,
  }) => {
    await page.goto(visit.proxy.url + from);
    await controlled(page);
    visit.proxy.fail(pageData, { status: 503 });
    visit.proxy.fail(/^\/sw\.js$/, {
      body: async (body) => {
        await expect.poll(() => visit.said.join('\n')).toContain(notRendered);
        visit.proxy.mend();
        return `${body}\n// of the next build`;
      },
    });
    await page.goto(visit.proxy.url + to);
    await expect.poll(() => visit.said).toContain('log: resources failed, SW updated - reloading');
    await hydrated(page);
    await readable(page);
    await visit.quiet();
    expect(visit.said.filter((line) => line.includes('SW updated'))).toHaveLength(1);
  });
});
