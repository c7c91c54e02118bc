import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { publishedBuild } from './publishedBuild';

// Navigation tests start at `from` and follow its link to `to`.
export const from = '/fagfelog/';
export const to = '/verkefni/';

export const html = /^\/verkefni\/(\?|$)/;
export const pageData = /^\/page-data\/verkefni\/page-data\.json/;
export const notFoundData = /^\/page-data\/404\.html\/page-data\.json/;
export const appData = /^\/page-data\/app-data\.json/;
export const staticQueryData = /^\/page-data\/sq\/d\//;

export const notRendered = `page resources for ${to} not found. Not rendering React`;
export const siteChanged = 'log: Site has changed on server. Reloading browser';

export function scripts(part: string): RegExp {
  const { assetsByChunkName } = JSON.parse(
    readFileSync(path.join(publishedBuild, 'webpack.stats.json'), 'utf8'),
  );
  const files: string[] = assetsByChunkName[part];
  return new RegExp(`^/(${files.join('|').replaceAll('.', '\\.')})$`);
}

export const template = () => scripts('component---src-templates-projects-tsx');
export const messagesScript = () => scripts('messages-is');
export const chunk = /^\/static\/\d+-\w+\.js$/;

export async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveText('Verkefni');
  await expect(page.getByRole('main').locator('a[href^="/verkefni/"]').first()).toBeVisible();
}

export async function expectLinksWork(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href^="/verkefni/"]').first().click();
  await expect(page).toHaveURL(/\/verkefni\/[\w-]+\/$/);
  await expect(page.locator('h1')).not.toHaveText('Verkefni');
}
