import { expect } from '@playwright/test';
import { publishedDocument, withTitle } from './previewContent';
import { openPreview, previewTest } from './previewTest';

const project = publishedDocument('project-bryggjuljosid-is');
const newProject = {
  ...withTitle(project, 'Skissur'),
  id: 'project-skissur-is',
  uid: 'skissur',
  alternate_language_id: undefined,
};

previewTest(
  'a draft has the previous and the next of its published page, a new draft has neither',
  async ({ page, content }) => {
    const others = page.getByRole('link', { name: /^(Fyrra|Næsta) verkefni/ });
    await page.goto('/verkefni/bryggjuljosid/');
    await expect(others.first()).toBeVisible();
    const addresses = () =>
      others.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const published = await addresses();

    await content.save(withTitle(project, 'Ö skissur'));
    await openPreview(page, content, project.id);
    await expect(page.locator('h1')).toHaveText('Ö skissur');
    expect(await addresses()).toEqual(published);

    await content.save(newProject);
    await openPreview(page, content, newProject.id);
    await expect(page.locator('h1')).toHaveText('Skissur');
    await expect(others).toHaveCount(0);
  },
);
