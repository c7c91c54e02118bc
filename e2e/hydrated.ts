import type { Page } from '@playwright/test';

const FRAME_TIMEOUT_MS = 2000;

/** Waits until React has hydrated the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  // Waits for the effects after the first commit and for the renders that they cause.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await drawn(page);
}

/** Waits until the page has been drawn anew. */
export async function drawn(page: Page): Promise<void> {
  const frames = page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  // Once in a thousand pages a busy Chromium without a screen draws no frame until something asks for
  // an image of the page.
  const timer = setTimeout(() => void page.screenshot().catch(() => undefined), FRAME_TIMEOUT_MS);
  await frames.finally(() => clearTimeout(timer));
}

/** Runs in a page: whether React has hydrated the server's HTML. */
export function isHydrated(): boolean {
  const root = document.getElementById('gatsby-focus-wrapper');
  return root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'));
}
