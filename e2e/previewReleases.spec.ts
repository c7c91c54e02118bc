import { expect } from '@playwright/test';
import { publishedDocument, withTitle } from './previewContent';
import { addressOf, bar, openPreview, previewTest as test, settled, visit } from './previewTest';

const event = publishedDocument('article-smidamars-2027-is');

if (process.env['TEST_FULL']) {
  test('a release is previewed by its link or selected in the bar', async ({ page, content }) => {
    await content.saveRelease('vor', { label: 'Vorútgáfan' });
    await content.save(withTitle(event, 'Smíðamars í vorútgáfunni'), 'releases/vor');
    await content.save(withTitle(event, 'Smíðamars í drögum'));
    const ofRelease = await content.open(event.id, { release: 'vor' });
    await visit(page, ofRelease.path);
    await expect(page.locator('h1')).toHaveText('Smíðamars í vorútgáfunni');
    await expect(bar(page)).toContainText('Útgáfa');
    await expect(bar(page)).toContainText('Vorútgáfan');
    const releaseSelect = bar(page).getByLabel('Útgáfa');
    await expect(releaseSelect.locator('option:checked')).toHaveText('Vorútgáfan');
    const note = bar(page).getByText('Skjalið er ekki í þessari útgáfu.');
    await expect(note).toHaveCount(0);
    await visit(page, '/verkefni/fjara-kollur-ur-rekavidi/');
    await expect(note).toBeVisible();

    const ofDraft = await content.open(event.id);
    await visit(page, ofDraft.path);
    await expect(page.locator('h1')).toHaveText('Smíðamars í drögum');
    await releaseSelect.selectOption({ label: 'Vorútgáfan' });
    await expect(page.locator('h1')).toHaveText('Smíðamars í vorútgáfunni');
    await page.reload();
    await settled(page);
    await expect(page.locator('h1')).toHaveText('Smíðamars í vorútgáfunni');
    await releaseSelect.selectOption('');
    await expect(page.locator('h1')).toHaveText('Smíðamars í drögum');
  });

  test('a scheduled release is shown from its date on, and a list as of the selected day', async ({
    page,
    content,
  }) => {
    await content.saveRelease('opnun', { label: 'Opnun', scheduledAt: '2027-01-15T09:00:00Z' });
    await content.save(withTitle(event, 'Smíðamars er að hefjast'), 'releases/opnun');
    await openPreview(page, content, event.id);
    const day = bar(page).getByLabel('Dagur');
    await day.fill('2027-01-14');
    await expect(bar(page)).toContainText('staðan 14. janúar 2027');
    await expect(page.locator('h1')).toHaveText('Smíðamars 2027');
    await day.fill('2027-01-15');
    await expect(page.locator('h1')).toHaveText('Smíðamars er að hefjast');
    await expect(bar(page)).toContainText('staðan 15. janúar 2027');
    const today = bar(page).getByRole('button', { name: 'Í dag' });
    await today.click();
    await expect(page.locator('h1')).toHaveText('Smíðamars 2027');

    await day.fill('2027-03-12');
    await expect(bar(page)).toContainText('staðan 12. mars 2027');
    await visit(page, '/vidburdir/');
    const running = page.getByRole('region', { name: 'Stendur yfir' });
    await expect(running).toContainText('Smíðamars 2027');
    await today.click();
    await expect(running.getByText(/^Smíðamars 2027/)).toHaveCount(0);
  });

  test.describe('experiments', () => {
    test.use({
      contentOptions: {
        repository: {
          experiments: {
            draft: [],
            running: [
              {
                id: 'titlar',
                googleId: 'titlar',
                name: 'Titlar',
                variations: [
                  { id: 'grunnur', label: 'Base' },
                  { id: 'langur', label: 'Langur Titill' },
                ],
              },
            ],
          },
        },
      },
    });

    test('a variation is found by its label and stays for an hour', async ({
      page,
      context,
      content,
    }) => {
      const title = 'Titill sem er mun lengri en hinn';
      await content.save(withTitle(event, title), 'experiments/titlar/langur');
      await visit(page, `/preview?experiment=langur-titill&documentId=${event.id}`);
      await expect(page.locator('h1')).toHaveText(title);
      expect(addressOf(page)).toBe('/ha-frettir/smidamars-2027/');
      await expect(bar(page)).toContainText('Tilraun');
      await expect(bar(page)).toContainText('Langur Titill');
      const cookie = (await context.cookies()).find(({ name }) => name === 'io.prismic.experiment');
      expect(cookie?.path).toBe('/');
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(3_500);
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(3_600);
      await page.reload();
      await settled(page);
      await expect(page.locator('h1')).toHaveText(title);
    });
  });
}
