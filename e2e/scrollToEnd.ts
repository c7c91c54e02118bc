import type { Page } from '@playwright/test';

/**
 * How long a page may take to draw a frame. A Chromium without a screen stops drawing about one page in a
 * thousand, for good: neither a screenshot nor a new size of the window makes it draw again. What is
 * checked then needs no picture, so the check goes on.
 */
export const FRAME_TIMEOUT_MS = 5000;

/** Scrolls through the page to its end, so that lazy content loads. */
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
