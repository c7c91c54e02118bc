import { defineConfig } from '@playwright/test';

// scripts/testForeign.mjs uses this configuration.

const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  // Playwright empties its output folder, so these tests do not share it with tests that may run at
  // the same time.
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
