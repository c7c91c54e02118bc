import { defineConfig } from '@playwright/test';

// Run by scripts/testForeign.mjs.

const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  // Its own folder: Playwright empties it, and the other tests may run at the same time.
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
