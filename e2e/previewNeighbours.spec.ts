import { expect } from '@playwright/test';
import { publishedDocument, withTitle } from './previewContent';
import { previewTest, visit } from './previewTest';

const project = publishedDocument('project-bryggjuljosid-is');
const newProject = {
  ...withTitle(project, 'Skissur'),
  id: 'project-skissur-is',
  uid: 'skissur',
  alternate_language_id: undefined,
};

previewTest(
  'a draft has the previous and the next of its published page, a new draft has neither',
  async ({ page, content, faults }) => {
    const others = page.getByRole('link', { name: /^(Fyrra|Næsta) verkefni/ });
    await page.goto('/verkefni/bryggjuljosid/');
    await expect(others.first()).toBeVisible();
    const addresses = () =>
      others.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const published = await addresses();

    await content.save(withTitle(project, 'Ö skissur'));
    await visit(page, (await content.open(project.id)).path);
    await expect(page.locator('h1')).toHaveText('Ö skissur');
    expect(await addresses()).toEqual(published);

    await content.save(newProject);
    await visit(page, (await content.open(newProject.id)).path);
    await expect(page.locator('h1')).toHaveText('Skissur');
    await expect(others).toHaveCount(0);
    expect(faults).toEqual([]);
  },
);
