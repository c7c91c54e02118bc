import { expect } from '@playwright/test';
import { publishedDocument, publishedDocuments, withTitle } from './previewContent';
import { textOf } from './previewKinds';
import { previewTest, visit } from './previewTest';

const project = publishedDocument('project-bryggjuljosid-is');
const titles = publishedDocuments()
  .filter(({ type, lang }) => type === 'project' && lang === 'is')
  .map(({ data }) => textOf(data['title']))
  .sort();
const [firstTitle = ''] = titles;

const draft = {
  ...withTitle(project, '0 skissur'),
  id: 'project-skissur-is',
  uid: 'skissur',
  alternate_language_id: undefined,
};

previewTest(
  'a new draft has its neighbours, and is the neighbour of a published page',
  async ({ page, content, faults }) => {
    const previous = page.getByRole('link', { name: 'Fyrra verkefni' });
    const next = page.getByRole('link', { name: 'Næsta verkefni' });
    await content.save(draft);
    const { path } = await content.open(draft.id);
    await visit(page, path);
    await expect(page.locator('h1')).toHaveText('0 skissur');
    await expect(previous).toHaveCount(0);
    await expect(next).toContainText(firstTitle);

    await next.click();
    await expect(page.locator('h1')).toHaveText(firstTitle);
    await expect(previous).toContainText('0 skissur');
    await previous.click();
    await expect(page).toHaveURL('/verkefni/skissur/');
    await expect(page.locator('h1')).toHaveText('0 skissur');
    expect(faults).toEqual([]);
  },
);
