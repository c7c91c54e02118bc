import { expect, type Page } from '@playwright/test';

/** Waits until the service worker answers for the page. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until a page can be read without a network. */
export async function kept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (key) => Boolean(await caches.match(key)), path))
    .toBe(true);
}
