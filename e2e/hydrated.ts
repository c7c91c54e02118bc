import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { FRAME_TIMEOUT_MS } from './scrollToEnd';

export async function hydrated(page: Page): Promise<void> {
  // Without an interval, Playwright checks in animation frames, which Chromium may have stopped.
  await page.waitForFunction(isHydrated, undefined, { polling: 50 });
  await idle(page);
  await drawn(page);
}

export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Opens a page at a time of reading, in ISO 8601. */
export async function openAt(page: Page, address: string, time: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await openHydrated(page, address);
}

export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    FRAME_TIMEOUT_MS,
  );
}

/**
 * Waits for a frame. Returns `false` if Chromium has stopped drawing, which happens to about one
 * page in a thousand.
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

export function isHydrated(): boolean {
  const root = document.getElementById('gatsby-focus-wrapper');
  return root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'));
}

export function isOfReact(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber'));
}

/**
 * Clicks a link after React has hydrated it. An earlier click would load a new document, without
 * React's navigation.
 */
export async function clickHydrated(link: Locator): Promise<void> {
  await link.hover();
  await expect.poll(() => link.evaluate(isOfReact)).toBe(true);
  await link.click();
}
