import { expect } from '@playwright/test';
import { publishedDocument, withTitle } from './previewContent';
import { addressOf, bar, openPreview, previewTest, settled, visit } from './previewTest';

const event = publishedDocument('article-smidamars-2027-is');

if (process.env['TEST_FULL']) {
  previewTest(
    'a release is previewed by its link or selected in the bar',
    async ({ page, content }) => {
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
    },
  );

  previewTest('a scheduled release is shown from its date on', async ({ page, content }) => {
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
    await bar(page).getByRole('button', { name: 'Í dag' }).click();
    await expect(page.locator('h1')).toHaveText('Smíðamars 2027');
  });

  previewTest(
    'on a selected day the list shows the events of that day',
    async ({ page, content }) => {
      await openPreview(page, content, event.id);
      await bar(page).getByLabel('Dagur').fill('2027-03-12');
      await expect(bar(page)).toContainText('staðan 12. mars 2027');
      await visit(page, '/vidburdir/');
      const running = page.getByRole('main').locator('section', {
        has: page.getByRole('heading', { name: 'Stendur yfir' }),
      });
      await expect(running).toContainText('Smíðamars 2027');
      await bar(page).getByRole('button', { name: 'Í dag' }).click();
      await expect(running.getByText('Smíðamars 2027')).toHaveCount(0);
    },
  );

  previewTest.describe('experiments', () => {
    previewTest.use({
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

    previewTest(
      'a variation is found by its label and stays for an hour',
      async ({ page, context, content }) => {
        const title = 'Titill sem er mun lengri en hinn';
        await content.save(withTitle(event, title), 'experiments/titlar/langur');
        await visit(page, `/preview?experiment=langur-titill&documentId=${event.id}`);
        await expect(page.locator('h1')).toHaveText(title);
        expect(addressOf(page)).toBe('/ha-frettir/smidamars-2027/');
        await expect(bar(page)).toContainText('Tilraun');
        await expect(bar(page)).toContainText('Langur Titill');
        const cookie = (await context.cookies()).find(
          ({ name }) => name === 'io.prismic.experiment',
        );
        expect(cookie?.path).toBe('/');
        expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(3_500);
        expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(3_600);
        await page.reload();
        await settled(page);
        await expect(page.locator('h1')).toHaveText(title);
      },
    );
  });
}
