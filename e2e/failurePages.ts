import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { publishedBuild } from './publishedBuild';

// The pages and requests of the failure tests (docs/failures.md).

// The page that is opened first, and the page that a link leads to.
export const from = '/fagfelog/';
export const to = '/verkefni/';

export const html = /^\/verkefni\/(\?|$)/;
export const pageData = /^\/page-data\/verkefni\/page-data\.json/;
export const notFoundData = /^\/page-data\/404\.html\/page-data\.json/;
export const appData = /^\/page-data\/app-data\.json/;
export const staticQueryData = /^\/page-data\/sq\/d\//;

export const notRendered = `page resources for ${to} not found. Not rendering React`;
export const siteChanged = 'log: Site has changed on server. Reloading browser';

/** Matches the scripts of a chunk in the build. */
export function scripts(part: string): RegExp {
  const { assetsByChunkName } = JSON.parse(
    readFileSync(path.join(publishedBuild, 'webpack.stats.json'), 'utf8'),
  );
  const files: string[] = assetsByChunkName[part];
  return new RegExp(`^/(${files.join('|').replaceAll('.', '\\.')})$`);
}

export const template = () => scripts('component---src-templates-projects-tsx');
export const messagesScript = () => scripts('messages-is');
/** Everything that the site loads by `import()`, including templates and messages. */
export const chunk = /^\/static\/\d+-\w+\.js$/;

/** Expects the list of projects to be readable. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveText('Verkefni');
  await expect(page.getByRole('main').locator('a[href^="/verkefni/"]').first()).toBeVisible();
}

/** Expects links to work, with React or without. */
export async function expectLinksWork(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href^="/verkefni/"]').first().click();
  await expect(page).toHaveURL(/\/verkefni\/[\w-]+\/$/);
  await expect(page.locator('h1')).not.toHaveText('Verkefni');
}
