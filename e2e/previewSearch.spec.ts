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

test('a search finds drafts and marks them, hides archived documents, and finds published ones if drafts fail to load', async ({
  page,
  content,
  faults,
}) => {
  await content.save(withTitle(bowl, 'Skál, bolli, diskur'));
  await content.save(project);
  await content.archive(publishedDocument('association-page-namskeid-glodar-is'));
  const { path } = await content.open(project.id);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bolli úr <i>ís</i>');
  await settled(page);
  await hydrated(page);

  await page.keyboard.press('/');
  await overlay(page).getByRole('combobox').fill('bolli');
  const options = overlay(page).getByRole('option');
  await expect(options.first()).toContainText('Verkefni DrögBolli úr <i>ís</i>');
  await expect(options.nth(1)).toContainText('Viðburður DrögSkál, bolli, diskur');
  await expect(overlay(page).locator('[href$="/skal-bolli-kanna/"]')).toHaveCount(1);
  await expect(overlay(page).locator('[href$="/namskeid-glodar/"]')).toHaveCount(0);
  // A published document without a draft is not marked.
  await expect(options.last()).not.toContainText('Drög');

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/leit\/\?query=bolli$/);
  await page.getByRole('main').getByRole('link', { name: 'Bolli úr <i>ís</i>' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bolli úr <i>ís</i>');
  expect(addressOf(page)).toBe('/verkefni/bolli-ur-is/');
  expect(faults).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('main').getByText('Drög')).toHaveCount(2);
  await page.route(`${content.url}/api/**`, (route) => route.abort());
  await page.getByRole('searchbox').fill('bollar');
  await expect(page.getByRole('main').getByRole('link', { name: /bolli, kanna/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('Drög')).toHaveCount(0);
});
