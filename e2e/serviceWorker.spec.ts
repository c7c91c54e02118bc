import { expect, test, type Page } from '@playwright/test';
import { hydrated } from './hydrated';

/** Waits until the service worker answers for the page. */
async function controlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

test('a second visit reads the real page, not an empty shell', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto('/en/');
  await hydrated(page);
  await controlled(page);

  const response = await page.goto('/verkefni/');
  expect(response?.fromServiceWorker()).toBe(true);
  const html = await response?.text();
  expect(html).toContain('<html lang="is"');
  expect(html).toContain('<h1');
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Verkefni');
  expect(faults).toEqual([]);
});

test('a page that was read can be read again without a network', async ({ page, context }) => {
  await page.goto('/fagfelog/');
  await hydrated(page);
  await controlled(page);
  // The first visit came past the worker; this one it keeps.
  await page.goto('/fagfelog/');
  await hydrated(page);

  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Fagfélög');
});

test('who has searched once can search without a network, after a reload too', async ({
  page,
  context,
}) => {
  await page.goto('/fagfelog/');
  await hydrated(page);
  await controlled(page);
  await page.goto('/fagfelog/');
  await hydrated(page);
  const search = async (word: string) => {
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(word);
    await expect(page.getByRole('option').first()).toBeVisible();
  };
  await search('hönnun');
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await search('stólum');
});
