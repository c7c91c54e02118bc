import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { hydrated } from './hydrated';

test.use({ serviceWorkers: 'block' });

type Connection = { saveData?: boolean; effectiveType?: string };

const data = '/page-data/verkefni/page-data.json';

/** The script of the page that the link leads to. */
function code(): string {
  const { assetsByChunkName } = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8'));
  return `/${assetsByChunkName['component---src-templates-projects-tsx'].at(-1)}`;
}

/**
 * Opens a page in a browser that says so of its connection.
 *
 * @returns what is asked for from then on that belongs to other pages
 */
async function open(page: Page, connection: Connection | undefined): Promise<string[]> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
  await page.clock.install();
  const asked: string[] = [];
  await page.goto('/fagfelog/');
  await hydrated(page);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/page-data/') || pathname === code()) asked.push(pathname);
  });
  return asked;
}

const link = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Verkefni' }).first();

/** Gatsby takes three seconds before it fetches ahead what is in view. */
async function look(page: Page): Promise<void> {
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
  test(`${JSON.stringify(connection)} fetches nothing ahead, and a page when it is asked for`, async ({
    page,
  }) => {
    const asked = await open(page, connection);
    await look(page);
    await link(page).hover();
    await look(page);
    expect(asked).toEqual([]);
    await link(page).click();
    await page.clock.resume();
    await expect(page.locator('h1')).toHaveText('Verkefni');
    expect(asked).toContain(data);
  });
}

for (const connection of [
  { saveData: false, effectiveType: '4g' },
  ...(isFull ? [undefined] : []),
]) {
  const name = connection ? JSON.stringify(connection) : 'a browser that says nothing of it';
  test(`${name} fetches pages ahead that are in view, code and all`, async ({ page }) => {
    const asked = await open(page, connection);
    await look(page);
    await expect.poll(() => asked).toContain(data);
    await expect.poll(() => asked).toContain(code());
  });

  test(`${name} fetches at once what the pointer is on`, async ({ page }) => {
    const asked = await open(page, connection);
    await page.clock.pauseAt(Date.now() + 1000);
    await link(page).hover();
    await expect.poll(() => asked).toContain(data);
    await expect.poll(() => asked).toContain(code());
  });
}
