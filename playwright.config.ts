import { defineConfig } from '@playwright/test';
import type { ForWorker } from './e2e/engines/engineTest';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';
import { portFrom } from './scripts/ports.mjs';

// `npm run check:site` sets this variable.
const checkedSite = process.env['CHECKED_SITE'];
const { TEST_FULL, TAKE_PICTURES } = process.env;
const content = `http://localhost:${portFrom('CONTENT_PORT')}`;
const newsletter = `http://localhost:${portFrom('NEWSLETTER_PORT')}/`;
const baseURL = checkedSite ?? `http://localhost:${portFrom('PORT')}`;
const chromium = findChromium();

Object.assign(process.env, {
  BASE_URL: baseURL,
  CONTENT_URL: content,
  PRISMIC_ENDPOINT: `${content}/api/v2`,
  NEWSLETTER_URL: newsletter,
  GATSBY_STRICT_CONTENT: 'true',
  // Specs build sites that lack many pages of the previous build.
  GATSBY_ALLOW_PAGE_LOSS: 'true',
  ...(chromium && { CHROMIUM_PATH: chromium }),
});

const rebuildSpec = '**/rebuild.spec.ts';
// These specs take about ten minutes, so they run only with TEST_FULL.
const copiesSpecs = ['**/faultyBuilds.spec.ts', '**/develop.spec.ts'];

const siteProjects = [
  {
    name: 'site',
    testIgnore: [rebuildSpec, ...copiesSpecs, '**/engines/**', '**/foreign/**'],
    fullyParallel: true,
  },
  // These tests replace the build that the other tests read.
  { name: 'rebuild', testMatch: rebuildSpec, dependencies: ['site'] },
  ...(TEST_FULL
    ? [{ name: 'builds of copies', testMatch: copiesSpecs, dependencies: ['rebuild'] }]
    : []),
  ...(TAKE_PICTURES ? [{ name: 'pictures', testMatch: '**/readme.pictures.ts' }] : []),
  ...(['firefox', 'webkit'] as const).map((engine) => ({
    name: `engine-${engine}`,
    testDir: 'e2e/engines',
    use: { engine },
    workers: 1,
  })),
];

export default defineConfig<object, ForWorker>({
  testDir: 'e2e',
  workers: 2,
  forbidOnly: true,
  // Several times the usual waits, because a machine under load passes the same tests more slowly.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  use: {
    baseURL,
    launchOptions: {
      // Without this option, Playwright uses its own Chromium.
      ...(chromium ? { executablePath: chromium } : {}),
      args: chromiumFlags,
    },
  },
  ...(checkedSite
    ? { projects: [{ name: 'published', testMatch: '**/published.spec.ts' }] }
    : {
        projects: siteProjects,
        webServer: {
          // A killed Playwright cannot stop the servers. They stop themselves when its pipe ends.
          command: 'node scripts/serve.mjs --until-input-ends',
          url: baseURL,
          // The command has a long timeout, because it may install packages first.
          timeout: 180_000,
          // Without an endpoint, the command starts the content service itself.
          env: { PRISMIC_ENDPOINT: '' },
          reuseExistingServer: true,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
          stdout: 'pipe',
        },
      }),
});
