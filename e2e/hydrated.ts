import type { Page } from '@playwright/test';

/** Waits until React has hydrated the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  // Waits for the effects after the first commit and for the renders that they cause.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))),
  );
}

/** Runs in a page: whether React has hydrated the server's HTML. */
export function isHydrated(): boolean {
  const root = document.getElementById('gatsby-focus-wrapper');
  return root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'));
}
