import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { FRAME_TIMEOUT_MS } from './scrollToEnd';

/** Waits until React has hydrated the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  // Waits for the effects after the first commit and for the renders that they cause.
  await idle(page);
  await drawn(page);
}

/** Waits until the page has no work to do. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    FRAME_TIMEOUT_MS,
  );
}

/**
 * Waits until the page has been drawn anew.
 *
 * @returns whether Chromium draws the page: it stops drawing about one page in a thousand for good
 */
export function drawn(page: Page): Promise<boolean> {
  return page.evaluate(
    (timeoutMs) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
        setTimeout(() => resolve(false), timeoutMs);
      }),
    FRAME_TIMEOUT_MS,
  );
}

/** Runs in a page: whether React has hydrated the server's HTML. */
export function isHydrated(): boolean {
  const root = document.getElementById('gatsby-focus-wrapper');
  return root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'));
}

/** Runs in a page: whether React has hydrated an element. */
export function isOfReact(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber'));
}

/** Clicks a link that React hydrates at the first interaction, when its click no longer loads a document. */
export async function clickHydrated(link: Locator): Promise<void> {
  await link.hover();
  await expect.poll(() => link.evaluate(isOfReact)).toBe(true);
  await link.click();
}
