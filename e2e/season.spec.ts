import { expect, test } from '@playwright/test';
import { openAt } from './hydrated';
import { openPreview, previewTest } from './previewTest';
import { publishedDocument } from './previewContent';

const address = '/page/honnunarmars/';

test('the page says what is true before, during and after the season', async ({ page }) => {
  for (const [time, status, marked] of [
    ['2027-03-09T23:59:00Z', 'Fram undan', 0],
    ['2027-03-11T12:00:00Z', 'Stendur yfir', 1],
    ['2027-03-15T00:00:00Z', 'Þessum viðburði er lokið.', 0],
  ] as const) {
    await openAt(page, address, time);
    const header = page.getByRole('main').locator('header');
    await expect(header).toContainText('10.–\u206014. mars 2027');
    await expect(header).toContainText(status);
    await expect(page.locator('[aria-current="date"]')).toHaveCount(marked);
  }
});

const festival = publishedDocument('page-honnunarmars-is');

previewTest(
  'a draft moves the season and has the events of its new days',
  async ({ page, content }) => {
    const { data } = festival;
    await content.save({
      ...festival,
      data: { ...data, season_start: '2026-12-04', season_end: '2026-12-06' },
    });
    await openPreview(page, content, festival.id);
    await expect(page.getByRole('main').locator('header')).toContainText(
      '4.–\u20606. desember 2026',
    );
    await expect(page.getByRole('main').locator('h4')).toHaveText([
      'Gengið um gafla í Þingholtunum',
    ]);
  },
);
