import { test as base } from '@playwright/test';
import { hydrated } from './hydrated';

/** A test that must pass with and without JavaScript. */
export const readingTest = base.extend<{ open: (address: string) => Promise<void> }>({
  open: async ({ page, javaScriptEnabled }, provide) => {
    await provide(async (address) => {
      await page.goto(address);
      if (javaScriptEnabled) await hydrated(page);
    });
  },
});
