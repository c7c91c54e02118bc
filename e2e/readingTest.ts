import { test as base } from '@playwright/test';
import { hydrated } from './hydrated';

/** A test of what is read, which holds before React has come and where it never comes. */
export const readingTest = base.extend<{ open: (address: string) => Promise<void> }>({
  /** Goes to an address and waits for what will come: for React, where there is JavaScript. */
  open: async ({ page, javaScriptEnabled }, provide) => {
    await provide(async (address) => {
      await page.goto(address);
      if (javaScriptEnabled) await hydrated(page);
    });
  },
});
