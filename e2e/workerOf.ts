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

/** Opens a page, and waits until it comes from the service worker and can be read without a network. */
export async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await controlled(page);
  await kept(page, path);
}
