import type { Page } from '@playwright/test';

/** Waits until React has hydrated the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('gatsby-focus-wrapper');
    return root && Object.keys(root).some((key) => key.startsWith('__reactFiber'));
  });
  // Waits for the effects after the first commit and for the renders that they cause.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))),
  );
}
