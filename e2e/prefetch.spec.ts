import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { template } from './failurePages';
import { openHydrated } from './hydrated';
import { interact } from './interact';

test.use({ serviceWorkers: 'block' });

type Connection = { saveData?: boolean; effectiveType?: string };

const data = '/page-data/verkefni/page-data.json';

/** Opens the page. Returns a list that later requests for other pages are added to. */
async function open(page: Page, connection: Connection): Promise<string[]> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
  await page.clock.install();
  const requested: string[] = [];
  await openHydrated(page, '/fagfelog/');
  await interact(page);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/page-data/')) requested.push(pathname);
    if (template().test(pathname)) requested.push('code');
  });
  return requested;
}

const link = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Verkefni' }).first();

/** Gatsby prefetches links in view after three seconds. */
async function waitForPrefetch(page: Page): Promise<void> {
  await expect(link(page)).toBeInViewport();
  await page.clock.runFor(4000);
  await page.waitForLoadState('networkidle');
}

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`${JSON.stringify(connection)} prefetches nothing, and loads a page on click`, async ({
    page,
  }) => {
    const requested = await open(page, connection);
    await waitForPrefetch(page);
    await link(page).hover();
    await waitForPrefetch(page);
    expect(requested).toEqual([]);
    await link(page).click();
    await page.clock.resume();
    await expect(page.locator('h1')).toHaveText('Verkefni');
    expect(requested).toContain(data);
  });
}

const fast = { saveData: false, effectiveType: '4g' };

test('a fast connection prefetches the data and code of links in view', async ({ page }) => {
  const requested = await open(page, fast);
  await waitForPrefetch(page);
  await expect.poll(() => requested).toEqual(expect.arrayContaining([data, 'code']));
  expect(requested).toEqual([...new Set(requested)]);
});

test('a fast connection prefetches a link at once when the pointer is on it', async ({ page }) => {
  const requested = await open(page, fast);
  await page.clock.pauseAt(Date.now() + 1000);
  await link(page).hover();
  await expect.poll(() => requested).toEqual(expect.arrayContaining([data, 'code']));
});
