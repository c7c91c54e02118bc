import type { Page } from '@playwright/test';

/** Scrolls through the page to its end, so that lazy content loads. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let y = 0; y < scrollHeight; y += innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  });
}
