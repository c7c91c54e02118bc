import { expect } from '@playwright/test';
import type { Page, Locator } from '@playwright/test';

/** Headless Chromium permanently stops drawing about one page in a thousand. */
const FRAME_TIMEOUT_MS = 5000;

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

/** Returns `false` if Chromium has stopped drawing. */
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

/** A click before the hydration would load a new document. */
export async function clickHydrated(link: Locator): Promise<void> {
  await link.hover();
  await expect.poll(() => link.evaluate(isOfReact)).toBe(true);
  await link.click();
}

export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async (timeoutMs) => {
    let isDrawing = true;
    const { scrollHeight } = document.documentElement;
    for (let y = 0; y < scrollHeight; y += innerHeight) {
      window.scrollTo(0, y);
      isDrawing &&= await new Promise((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), timeoutMs);
      });
    }
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  }, FRAME_TIMEOUT_MS);
}
