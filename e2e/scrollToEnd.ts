import type { Page } from '@playwright/test';

/**
 * Maximum time for a frame. Headless Chromium permanently stops drawing about one page in a
 * thousand. The checks then continue, because they need no picture.
 */
export const FRAME_TIMEOUT_MS = 5000;

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
