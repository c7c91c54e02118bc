import type { Page } from '@playwright/test';

/** Waits until React has taken over the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('gatsby-focus-wrapper');
    return root && Object.keys(root).some((key) => key.startsWith('__reactFiber'));
  });
  // Effects and the renders that they cause come after the first commit.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))),
  );
}
