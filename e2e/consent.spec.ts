import { expect, test } from '@playwright/test';
import { hydrated } from './hydrated';

// Ten years are asked for (consent.test.ts); Chromium grants no cookie more than 400 days.
const longest = 400 * 24 * 60 * 60;

// A service worker that takes over in between would ask a second time for what the page has asked.
test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ page }) => {
  // The tag manager itself is out of reach; what counts is whether it is asked for.
  await page.route(/googletagmanager/, (route) => route.fulfill({ body: '' }));
});

for (const [name, button, value, asked] of [
  ['accepting', 'Samþykkja', 'true', 1],
  ['declining', 'Hafna', 'false', 0],
] as const) {
  test(`${name} hides the banner, is kept, and decides about the tag manager`, async ({
    page,
    context,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('googletagmanager')) requests.push(request.url());
    });
    await page.goto('/');
    await hydrated(page);
    const banner = page.getByRole('region', { name: 'Vafrakökur' });
    await expect(banner).toBeVisible();
    expect(requests).toEqual([]);

    await banner.getByRole('button', { name: button }).click();
    await expect(banner).toBeHidden();
    const cookie = async () =>
      (await context.cookies()).find(({ name: key }) => key === 'gdprConsent');
    // The browser writes it down on its own time.
    await expect.poll(async () => (await cookie())?.value).toBe(value);
    expect(Number((await cookie())?.expires) - Date.now() / 1000).toBeGreaterThan(longest - 86_400);
    await expect.poll(() => requests.length).toBe(asked);

    await page.reload();
    await hydrated(page);
    await expect(banner).toBeHidden();
    await expect.poll(() => requests.length).toBe(2 * asked);
  });
}
