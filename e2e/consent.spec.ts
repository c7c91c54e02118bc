import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeViolations } from './axeViolations';
import { newsletterForm } from './interact';
import { hydrated, openHydrated } from './hydrated';
import { watchLog } from './watchPage';

// The site requests ten years (consent.test.ts), but Chromium limits cookies to 400 days.
const MAX_COOKIE_AGE_SECONDS = 400 * 24 * 60 * 60;

// A new service worker would repeat the page's requests, which the tests count.
test.use({ serviceWorkers: 'block' });

let requests: string[];

test.beforeEach(async ({ page }) => {
  requests = [];
  // The sample container sets no cookies. This stub sets the cookies that Google's tags set.
  await page.route(/sampleContainer\.js/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: "document.cookie='_ga=1; path=/';document.cookie='_ga_X=1; path=/'",
    });
  });
});

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Vafrakökur' });

const reopener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Vafrakökur' });

async function cookieOf(page: Page, name = 'gdprConsent') {
  return (await page.context().cookies()).find((cookie) => cookie.name === name);
}

const layer = (page: Page) =>
  page.evaluate(() => {
    const entries: object[] = Reflect.get(window, 'dataLayer') ?? [];
    return entries.map((entry) => ('length' in entry ? Object.values(entry) : entry));
  });

for (const [name, button, value, requestCount] of [
  ['accepting', 'Samþykkja', 'true', 1],
  ['declining', 'Hafna', 'false', 0],
] as const) {
  test(
    `${name} hides the banner, is stored, and decides whether the tag manager loads`,
    { tag: '@smoke' },
    async ({ page }) => {
      await openHydrated(page, '/');
      const banner = bannerOf(page);
      await expect(banner).toBeVisible();
      expect(requests).toEqual([]);

      await banner.getByRole('button', { name: button }).click();
      await expect(banner).toBeHidden();
      await expect.poll(async () => (await cookieOf(page))?.value).toBe(value);
      const left = Number((await cookieOf(page))?.expires) - Date.now() / 1000;
      expect(left).toBeGreaterThan(MAX_COOKIE_AGE_SECONDS - 86_400);
      await expect.poll(() => requests.length).toBe(requestCount);

      await page.reload();
      await hydrated(page);
      await expect(banner).toBeHidden();
      await expect.poll(() => requests.length).toBe(2 * requestCount);
    },
  );
}

test('both buttons have the same size and look', async ({ page }) => {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const looks = await bannerOf(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, border, fontWeight } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return [color, backgroundColor, border, fontWeight, Math.round(width), height].join();
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toBe(looks[1]);
  }
});

test('consent is given and withdrawn with only the keyboard', async ({ page }) => {
  await openHydrated(page, '/');
  const banner = bannerOf(page);
  await banner.getByRole('button', { name: 'Samþykkja' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await cookieOf(page, '_ga_X'))?.value).toBe('1');
  const entries = await layer(page);
  expect(entries[0]).toMatchObject(['consent', 'default', { analytics_storage: 'denied' }]);
  expect(entries[1]).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  expect(entries[2]).toMatchObject({ event: 'gtm.js' });

  await newsletterForm(page);
  await reopener(page).focus();
  await page.keyboard.press('Enter');
  await expect(banner).toBeVisible();
  await expect(banner).toBeFocused();
  await expect(banner).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('button', { name: 'Hafna' })).toBeFocused();
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Space');
  await reloaded;
  await hydrated(page);
  await expect(banner).toBeHidden();
  expect((await cookieOf(page))?.value).toBe('false');
  expect(await cookieOf(page, '_ga')).toBeUndefined();
  expect(await cookieOf(page, '_ga_X')).toBeUndefined();
  expect(requests).toHaveLength(1);
  expect(await layer(page)).not.toContainEqual(expect.arrayContaining(['update']));
});

test('the tag manager learns of each page that the reader opens', async ({ page }) => {
  const changes = async () =>
    (await layer(page)).filter((entry) => Reflect.get(entry, 'event') === 'gatsby-route-change');
  await openHydrated(page, '/');
  await bannerOf(page).getByRole('button', { name: 'Samþykkja' }).click();
  await expect.poll(() => requests.length).toBe(1);
  await page.reload();
  await expect.poll(changes).toHaveLength(1);
  await page.getByRole('main').getByRole('link').first().click();
  await expect.poll(changes).toHaveLength(2);
});

test('a refusal in one tab takes effect in another tab when it becomes visible', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/');
  await bannerOf(page).getByRole('button', { name: 'Samþykkja' }).click();
  await expect.poll(() => requests.length).toBe(1);
  await context.addCookies([
    { name: 'gdprConsent', value: 'false', url: new URL(page.url()).origin },
  ]);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await reloaded;
  await hydrated(page);
  expect(requests).toHaveLength(1);
});

test('if the browser ignores cookies, an answer hides the banner on this page without an error', async ({
  page,
}) => {
  const logged = watchLog(page);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  await openHydrated(page, '/');
  await bannerOf(page).getByRole('button', { name: 'Hafna' }).click();
  await expect(bannerOf(page)).toBeHidden();
  await page.getByRole('link', { name: 'Verkefni', exact: true }).first().click();
  await expect(page).toHaveURL('/verkefni/');
  await expect(bannerOf(page)).toBeHidden();
  expect(requests).toEqual([]);
  expect(logged.filter((text) => !/service worker/i.test(text))).toEqual([
    'This browser blocks cookies, so the consent decision lasts for this page view only',
  ]);
});
