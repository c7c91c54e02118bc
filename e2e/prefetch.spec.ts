import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { interact } from './interact';
import { publishedBuild } from './publishedBuild';

test.use({ serviceWorkers: 'block' });

type Connection = { saveData?: boolean; effectiveType?: string };

const data = '/page-data/verkefni/page-data.json';

function code(): string {
  const { assetsByChunkName } = JSON.parse(
    readFileSync(path.join(publishedBuild, 'webpack.stats.json'), 'utf8'),
  );
  return `/${assetsByChunkName['component---src-templates-projects-tsx'].at(-1)}`;
}

/** Opens the page. Returns a list that later requests for other pages are added to. */
async function open(page: Page, connection: Connection | undefined): Promise<string[]> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
  await page.clock.install();
  const requested: string[] = [];
  await page.goto('/fagfelog/');
  await hydrated(page);
  await interact(page);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/page-data/') || pathname === code()) requested.push(pathname);
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

const isFull = Boolean(process.env['TEST_FULL']);

for (const connection of [
  { saveData: true },
  { effectiveType: '2g' },
  ...(isFull ? [{ effectiveType: 'slow-2g' }] : []),
]) {
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

for (const connection of [
  { saveData: false, effectiveType: '4g' },
  ...(isFull ? [undefined] : []),
]) {
  const name = connection ? JSON.stringify(connection) : 'a browser without connection information';
  test(`${name} prefetches the data and code of links in view`, async ({ page }) => {
    const requested = await open(page, connection);
    await waitForPrefetch(page);
    await expect.poll(() => requested).toContain(data);
    await expect.poll(() => requested).toContain(code());
    expect(requested).toEqual([...new Set(requested)]);
  });

  test(`${name} prefetches a link at once when the pointer is on it`, async ({ page }) => {
    const requested = await open(page, connection);
    await page.clock.pauseAt(Date.now() + 1000);
    await link(page).hover();
    await expect.poll(() => requested).toContain(data);
    await expect.poll(() => requested).toContain(code());
  });
}
