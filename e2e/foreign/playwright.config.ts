import { defineConfig } from '@playwright/test';

// Run by scripts/testForeign.mjs, which makes the tarballs that the sites install.

const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  // Another run of Playwright may write to the folder of the other tests, which Playwright empties.
  outputDir: '../../test-results/foreign',
  forbidOnly: true,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
});
