import { expect } from '@playwright/test';
import { axeViolations } from './axeViolations';
import { publishedDocument, withTitle } from './previewContent';
import type { ContentDocument } from './previewContent';
import { bar, openPreview, previewTest as test } from './previewTest';

const seriesId = 'page-efni-og-aferd-is';
const event = publishedDocument('article-penslar-og-bokstafir-is');
const draft = withTitle(event, 'Skissukvöld');
draft.data['series'] = { link_type: 'Document', id: seriesId };

test('a draft that joins a series is on its page with the other events', async ({
  page,
  content,
}) => {
  const eventsOf = (region: string) =>
    page.getByRole('main').getByRole('region', { name: region }).getByRole('listitem');

  await content.save(draft);
  await openPreview(page, content, draft.id);
  await expect(eventsOf('Röð: Efni og áferð')).toHaveCount(3);

  await openPreview(page, content, seriesId);
  await expect(eventsOf('Viðburðir')).toHaveCount(4);
  await expect(eventsOf('Viðburðir').filter({ hasText: 'Skissukvöld' })).toHaveCount(1);

  // A page that is no series has no list.
  await openPreview(page, content, 'page-adgengi-is');
  await expect(page.locator('h1')).toBeVisible();
  await expect(eventsOf('Viðburðir')).toHaveCount(0);
});

const project = publishedDocument('project-bryggjuljosid-is');
const newProject = {
  ...withTitle(project, 'Skissur'),
  id: 'project-skissur-is',
  uid: 'skissur',
  alternate_language_id: undefined,
};

test('a draft has the previous and the next of its published page, a new draft has neither', async ({
  page,
  content,
}) => {
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
});

const article = publishedDocument('article-barujarn-half-onnur-old-i-bylgjum-is');

const twoBlanks = { type: 'paragraph', text: 'Stóllinn.  Borðið.', spans: [] };
const vagueLink = {
  type: 'paragraph',
  text: 'Hér er meira.',
  spans: [
    { type: 'hyperlink', start: 0, end: 3, data: { link_type: 'Web', url: 'https://example.is/' } },
  ],
};

function withFaults(blocks: object[], alt: string): ContentDocument {
  const { image, content } = article.data;
  return {
    ...article,
    data: {
      ...article.data,
      image: { ...(image as object), alt },
      content: [...blocks, ...(content as object[])],
    },
  };
}

test('an editor sees what is wrong with a draft before it is published, and what is left after a correction', async ({
  page,
  content,
}) => {
  await content.save(withFaults([twoBlanks, vagueLink], 'IMG_0042.jpg'));
  await openPreview(page, content, article.id);
  const button = (name: string) => bar(page).getByRole('button', { name, exact: true });
  await button('3 athugasemdir').press('Enter');
  await expect(bar(page).getByRole('listitem')).toHaveCount(3);
  await expect(bar(page)).toContainText('Lýsing myndar segir ekkert');
  await expect(bar(page)).toContainText('IMG_0042.jpg');
  expect(await axeViolations(page)).toEqual([]);

  content.saveNow(withFaults([twoBlanks, vagueLink], 'Bárur í járni, prentaðar í bláu'));
  await expect(button('2 athugasemdir')).toBeVisible();
  await expect(bar(page).getByRole('listitem')).toHaveCount(2);
});
