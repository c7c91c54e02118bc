import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

// Where the tests of failures go (README, “When something fails”), and what is asked for on the way.

// The page that is read first, and the one that a link leads to.
export const from = '/fagfelog/';
export const to = '/verkefni/';

export const html = /^\/verkefni\/(\?|$)/;
export const pageData = /^\/page-data\/verkefni\/page-data\.json/;
export const notFoundData = /^\/page-data\/404\.html\/page-data\.json/;
export const appData = /^\/page-data\/app-data\.json/;
export const staticQueryData = /^\/page-data\/sq\/d\//;

export const notRendered = `page resources for ${to} not found. Not rendering React`;
export const siteChanged = 'log: Site has changed on server. Reloading browser';

/** Scripts of the build, by the name of their part. */
export function scripts(part: string): RegExp {
  const { assetsByChunkName } = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8'));
  const files: string[] = assetsByChunkName[part];
  return new RegExp(`^/(${files.join('|').replaceAll('.', '\\.')})$`);
}

export const template = () => scripts('component---src-templates-projects-tsx');
export const words = () => scripts('words-is');
/** What the site loads by `import()`, templates and words among it. */
export const chunk = /^\/\d+-\w+\.js$/;

/** The projects can be read. */
export async function readable(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveText('Verkefni');
  await expect(page.getByRole('main').locator('a[href^="/verkefni/"]').first()).toBeVisible();
}

/** Links lead on, be it that React follows them or the browser. */
export async function leadsOn(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href^="/verkefni/"]').first().click();
  await expect(page).toHaveURL(/\/verkefni\/[\w-]+\/$/);
  await expect(page.locator('h1')).not.toHaveText('Verkefni');
}
