import { expect } from '@playwright/test';
import { publishedDocument, withTitle } from './previewContent';
import { openPreview, previewTest } from './previewTest';

const seriesId = 'page-efni-og-aferd-is';
const event = publishedDocument('article-penslar-og-bokstafir-is');
const draft = withTitle(event, 'Skissukvöld');
draft.data['series'] = { link_type: 'Document', id: seriesId };

previewTest(
  'a draft that joins a series is on its page with the other events',
  async ({ page, content }) => {
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
  },
);
