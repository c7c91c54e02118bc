import { expect } from '@playwright/test';
import { publishedDocument, publishedDocuments, richText, withTitle } from './previewContent';
import type { ContentDocument } from './previewContent';
import { textOf } from './previewKinds';
import { bar, openPreview, previewTest as test, visit } from './previewTest';

const lamp = publishedDocument('project-bryggjuljosid-is');

const translation: ContentDocument = {
  ...withTitle({ ...lamp, data: { content: richText('A lamp for the pier.') } }, 'The Pier Light'),
  id: 'project-pier-light-en-us',
  uid: 'pier-light',
  lang: 'en-us',
  alternate_language_id: lamp.id,
};

const projects = publishedDocuments().filter(({ type }) => type === 'project');
const translated = new Set(
  [...projects, translation].map(({ alternate_language_id }) => alternate_language_id),
);
const untranslated = projects.filter(({ id, lang }) => lang === 'is' && !translated.has(id));

test('an editor sees a list in both languages, which of its documents are not translated, and then one of them', async ({
  page,
  content,
}) => {
  expect(untranslated.length).toBeGreaterThan(1);
  await content.save(translation);
  await openPreview(page, content, lamp.id);
  await visit(page, '/verkefni/');
  const compare = bar(page).getByRole('button', { name: 'Bæði tungumál' });
  const dialog = page.getByRole('dialog', { name: 'Íslenska og enska hlið við hlið' });
  const paneIn = (language: string) => dialog.locator(`iframe[title="${language}"]`);
  const pageIn = (language: string) => paneIn(language).contentFrame();

  await compare.click();
  await expect(dialog.getByText(`${untranslated.length} skjöl eru óþýdd`)).toBeVisible();
  const named = await dialog.getByRole('listitem').allTextContents();
  expect(named.sort()).toEqual(
    untranslated.map(({ data }) => `Verkefni (vantar)${textOf(data['title'])}`).sort(),
  );
  await expect(paneIn('Íslenska')).toHaveAttribute('src', '/verkefni/');
  await expect(paneIn('English')).toHaveAttribute('src', '/en/verkefni/');
  await expect(pageIn('Íslenska').locator('h1')).toHaveText('Verkefni');
  await expect(pageIn('English').locator('h1')).toHaveText('Projects');
  await expect(pageIn('English').getByRole('main')).toContainText('The Pier Light');
  await dialog.getByRole('button', { name: 'Loka' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(compare).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Bryggjuljósið' }).click();
  await expect(page).toHaveURL(`/verkefni/${lamp.uid}/`);
  await expect(bar(page)).toContainText('Verkefni · íslenska');
  await compare.click();
  await expect(paneIn('English')).toHaveAttribute('src', '/en/verkefni/pier-light/');
  await expect(pageIn('English').locator('h1')).toHaveText('The Pier Light');
  await expect(dialog).not.toContainText('skjöl');
  await dialog.getByRole('button', { name: 'Loka' }).click();

  await page.goBack();
  await expect(page).toHaveURL('/verkefni/');
  await expect(bar(page)).toContainText('Þessi síða með öllum drögum');
  await compare.click();
  await expect(dialog.getByText(`${untranslated.length} skjöl eru óþýdd`)).toBeVisible();
  await expect(paneIn('Íslenska')).toHaveAttribute('src', '/verkefni/');
});
