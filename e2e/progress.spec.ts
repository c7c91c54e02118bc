import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { appData, pageData, template } from './failurePages';
import { test } from './faultyVisit';
import type { FaultyVisit } from './faultyVisit';
import { movePointer } from './interact';

test.use({ serviceWorkers: 'block' });

const bar = (page: Page) => page.getByRole('progressbar');

async function recordLoadEvents(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const events: string[] = [];
    for (const type of ['delayed-load', 'delayed-load-end']) {
      document.addEventListener(type, () => events.push(type));
    }
    Object.assign(window, { loadEvents: events });
  });
  return () => page.evaluate(() => (window as unknown as { loadEvents: string[] }).loadEvents);
}

/** Opens a page and moves the pointer, which loads the code of the progress bar. */
async function open(visit: FaultyVisit, path: string): Promise<void> {
  await visit.open(path);
  await movePointer(visit.page);
  await visit.page.waitForLoadState('networkidle');
}

test('a page that takes more than a second shows the progress bar, which moves nothing', async ({
  page,
  visit,
}) => {
  await open(visit, '/en/fagfelog/');
  const events = await recordLoadEvents(page);
  const positions = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, h1, footer')].map(
        (element) => element.getBoundingClientRect().top,
      ),
    );
  const before = await positions();
  const release = visit.proxy.hold(template());
  const began = Date.now();
  await visit.navigate('/en/verkefni/');
  await expect(bar(page)).toHaveAccessibleName('Loading the page');
  expect(Date.now() - began).toBeGreaterThan(950);
  expect(await positions()).toEqual(before);
  const width = await page.evaluate(() => document.body.getBoundingClientRect().width);
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, width });
  expect(await events()).toEqual(['delayed-load']);

  release();
  await expect(page.locator('h1')).toHaveText('Projects');
  await expect(bar(page)).toHaveCount(0);
  expect(await events()).toEqual(['delayed-load', 'delayed-load-end']);
});

test('a page that loads within a second shows no progress bar', async ({ page, visit }) => {
  await open(visit, '/fagfelog/');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const events = await recordLoadEvents(page);
  const release = visit.proxy.hold(pageData);
  await visit.navigate('/verkefni/');
  await page.clock.runFor(990);
  const arrived = page.waitForResponse(/page-data\/verkefni\/page-data\.json/);
  release();
  await arrived;
  await expect(page).toHaveURL(/\/verkefni\/$/);
  await page.clock.resume();
  await expect(page.locator('h1')).toHaveText('Verkefni');
  expect(await events()).toEqual([]);
});

test('the progress bar ends when the page could not be loaded', async ({ page, visit }) => {
  await open(visit, '/fagfelog/');
  visit.proxy.fail(pageData, { status: 500 });
  const release = visit.proxy.hold(appData);
  await visit.navigate('/verkefni/');
  await expect(bar(page)).toBeVisible();
  release();
  await expect(page.locator('h1')).toHaveText('Verkefni');
  await expect(bar(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Fagfélög');
  await expect(bar(page)).toHaveCount(0);
});
