import { defineConfig } from '@playwright/test';
import type { ForWorker } from './e2e/engines/engineTest';
import type { Engine } from './scripts/engines.mjs';

const baseURL = process.env['BASE_URL'];
if (!baseURL) {
  throw new Error(
    'BASE_URL is not set, so there is no site to test. Run npm test, which builds and serves it; ' +
      'or, with npm start running: BASE_URL=http://localhost:9000 CONTENT_URL=http://localhost:3100 ' +
      'CHROMIUM_PATH="$(command -v chromium)" npx playwright test',
  );
}

const chromium = process.env['CHROMIUM_PATH'];
const rebuildSpec = '**/rebuild.spec.ts';
// Gatsby's commands in a copy of the project: about twenty minutes.
const copyBuildsSpecs = [
  '**/faultyBuilds.spec.ts',
  '**/damagedBuild.spec.ts',
  '**/hostileDevelop.spec.ts',
];

// Set by npm run test:engines and npm test (scripts/engineTests.mjs).
const engines = (process.env['TEST_ENGINES'] ?? '').split(' ').filter(Boolean) as Engine[];

export default defineConfig<object, ForWorker>({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: {
      // Without the variable, Playwright's own Chromium, should somebody have installed it.
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'site',
      testIgnore: [rebuildSpec, ...copyBuildsSpecs, '**/engines/**', '**/foreign/**'],
      fullyParallel: true,
    },
    // Alone and last: it builds the site anew under the others' feet.
    { name: 'rebuild', testMatch: rebuildSpec, dependencies: ['site'] },
    ...(process.env['TEST_FULL']
      ? [{ name: 'builds of copies', testMatch: copyBuildsSpecs, dependencies: ['rebuild'] }]
      : []),
    // Set by npm run test:foreign (scripts/testForeign.mjs), which makes the tarballs.
    ...(process.env['TEST_FOREIGN'] ? [{ name: 'foreign sites', testDir: 'e2e/foreign' }] : []),
    ...engines.map((engine) => ({
      name: engine,
      testDir: 'e2e/engines',
      use: { engine },
      // One browser of the engine at a time.
      workers: 1,
    })),
  ],
});
