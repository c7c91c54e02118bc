import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { publishedDocument, richText, withTitle } from './previewContent';
import { addressOf, previewTest as test, settled } from './previewTest';

const overlay = (page: Page) => page.getByRole('dialog');

const bowl = publishedDocument('article-skal-bolli-kanna-is');

const project = {
  id: 'project-bolli-ur-is-is',
  uid: 'bolli-ur-is',
  type: 'project',
  lang: 'is' as const,
  data: {
    title: richText('Bolli úr <i>ís</i>', 'heading1'),
    lead: richText('Hann bráðnar á meðan úr honum er drukkið.'),
  },
};

test('a search lists drafts above its results, and only the published documents if drafts fail to load', async ({
  page,
  content,
  faults,
}) => {
  await content.save(withTitle(bowl, 'Skál, bolli, diskur'));
  await content.save(project);
  const { path } = await content.open(project.id);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bolli úr <i>ís</i>');
  await settled(page);
  await hydrated(page);

  await page.locator('#search').click();
  await overlay(page).getByRole('combobox').fill('bolli');
  const drafts = overlay(page).getByRole('group', { name: 'Drög' }).getByRole('option');
  await expect(drafts).toHaveCount(2);
  await expect(drafts.filter({ hasText: 'VerkefniBolli úr <i>ís</i>' })).toHaveCount(1);
  await expect(drafts.filter({ hasText: 'ViðburðurSkál, bolli, diskur' })).toHaveCount(1);
  await expect(overlay(page).locator('[href$="/skal-bolli-kanna/"]')).toHaveCount(1);
  await expect.poll(() => overlay(page).getByRole('option').count()).toBeGreaterThan(2);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/leit\/\?query=bolli$/);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Bolli úr <i>ís</i>' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bolli úr <i>ís</i>');
  expect(addressOf(page)).toBe('/verkefni/bolli-ur-is/');
  expect(faults).toEqual([]);

  await page.goBack();
  await expect(main.getByRole('heading', { name: 'Drög' })).toBeVisible();
  await page.route(`${content.url}/api/**`, (route) => route.abort());
  await page.getByRole('searchbox').fill('bollar');
  await expect(main.getByRole('link', { name: /bolli, kanna/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Drög' })).toHaveCount(0);
  expect(faults.splice(0).join()).toContain('ERR_FAILED');
});
