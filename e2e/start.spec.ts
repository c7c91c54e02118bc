import { expect, test } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { holdRequests } from './interact';
import { hydrated, openHydrated } from './hydrated';

test.use({ serviceWorkers: 'block' });

const article = '/ha-frettir/smidamars-2027/';
const ownScript = /\/static\/.*\.js$/;

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

for (const path of ['/', article]) {
  test(`${path} requests its scripts after everything that the reader sees`, async ({ page }) => {
    const order: string[] = [];
    page.on('request', (request) => order.push(request.resourceType()));
    await openHydrated(page, path);
    const first = order.indexOf('script');
    expect(order.slice(0, first).sort()).toEqual(
      expect.arrayContaining(['document', 'font', 'image']),
    );
    expect(order.slice(first)).not.toContain('font');
    // The load event waits only for images of the first view, because the images below are lazy.
    const timing = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const [navigation] = performance.getEntriesByType('navigation');
      const starts = entries
        .filter(({ name }) => /\/static\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime);
      return {
        first: Math.min(...starts),
        load: (navigation as PerformanceNavigationTiming).loadEventStart,
      };
    });
    expect(timing.first).toBeGreaterThanOrEqual(timing.load);
  });
}

test('the first interaction loads the scripts while an image is still on its way', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/media\//);
  const scripts = scriptsOf(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(0);
  release();
});

test.describe('before the scripts have arrived', () => {
  test('a click on a button that needs them is done once they have', async ({ page, context }) => {
    const release = await holdRequests(page, ownScript);
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Vafrakökur' });
    await banner.getByRole('button', { name: 'Hafna' }).click();
    await expect(banner).toBeVisible();
    release();
    await expect(banner).toBeHidden();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'gdprConsent')?.value).toBe('false');
  });

  test('so is one in a part that waits for an interaction, once', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'gdprConsent', value: 'false', url: baseURL ?? '' }]);
    const release = await holdRequests(page, ownScript);
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Vafrakökur' });
    await expect(banner).toBeHidden();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Vafrakökur' }).click();
    release();
    await expect(banner).toBeVisible();
    await expect(banner).toBeFocused();
    await banner.getByRole('button', { name: 'Hafna' }).click();
    await hydrated(page);
    await expect(banner).toBeHidden();
  });

  test('links, the menu and the search work by their HTML', async ({ page }) => {
    await holdRequests(page, ownScript);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/');
    await page.locator('summary').filter({ hasText: 'Valmynd' }).click();
    const menu = page.getByRole('navigation', { name: 'Aðalvalmynd' });
    await menu
      .getByRole('link', { name: 'Öll verkefni' })
      .or(menu.getByRole('link', { name: 'Verkefni', exact: true }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/verkefni\/$/);
    await page.getByRole('link', { name: 'Leita' }).first().click();
    await expect(page).toHaveURL(/\/leit\/$/);
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('stóll');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/leit\/\?query=st/);
  });

  test('text that the reader types stays when they arrive, and is searched for', async ({
    page,
  }) => {
    const release = await holdRequests(page, ownScript);
    await page.goto('/leit/');
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('stóll');
    release();
    await hydrated(page);
    await expect(search).toHaveValue('stóll');
    await expect(search).toBeFocused();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/„stóll“$/);
  });
});
