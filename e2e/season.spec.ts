import { expect, test } from '@playwright/test';
import { hydrated } from './hydrated';
import { previewTest, settled, visit } from './previewTest';
import { publishedDocument } from './previewContent';

const pages = [
  [
    '/page/honnunarmars/',
    '10.–\u206014. mars 2027',
    'Fram undan',
    'Stendur yfir',
    'Þessum viðburði er lokið.',
  ],
  [
    '/en/page/honnunarmars/',
    'March 10–\u206014, 2027',
    'Upcoming',
    'On now',
    'This event is over.',
  ],
] as const;

for (const [address, dates, upcoming, running, past] of pages) {
  test(`${address} says what is true before, during and after the season`, async ({ page }) => {
    for (const [time, status, marked] of [
      ['2027-03-09T23:59:00Z', upcoming, 0],
      ['2027-03-11T12:00:00Z', running, 1],
      ['2027-03-15T00:00:00Z', past, 0],
    ] as const) {
      await page.clock.setFixedTime(time);
      await page.goto(address);
      await hydrated(page);
      const header = page.getByRole('main').locator('header');
      await expect(header).toContainText(dates);
      await expect(header).toContainText(status);
      await expect(page.locator('[aria-current="date"]')).toHaveCount(marked);
    }
  });

  test(`${address} has its events by day, without JavaScript too`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    const days = page.getByRole('main').locator('h3 time');
    const found = await days.evaluateAll((times) =>
      times.map((time) => time.getAttribute('datetime')),
    );
    expect(found.length).toBeGreaterThan(2);
    expect(found).toEqual([...new Set(found)].sort());
    for (const day of found) expect(day).toMatch(/^2027-03-1[0-4]$/);
    // The festival itself is not part of its programme.
    const links = page.getByRole('main').locator('h4 a');
    await expect(links.filter({ hasText: /^(Smíðamars|Maker March) 2027$/ })).toHaveCount(0);
    expect(await links.count()).toBeGreaterThanOrEqual(found.length);
    await context.close();
  });
}

const festival = publishedDocument('page-honnunarmars-is');

previewTest(
  'a draft moves the season and has the events of its new days',
  async ({ page, content }) => {
    const { data } = festival;
    await content.save({
      ...festival,
      data: { ...data, season_start: '2026-12-04', season_end: '2026-12-06' },
    });
    const { path } = await content.open(festival.id);
    await visit(page, path);
    await settled(page);
    await expect(page.getByRole('main').locator('header')).toContainText(
      '4.–\u20606. desember 2026',
    );
    await expect(page.getByRole('main').locator('h4')).toHaveText([
      'Gengið um gafla í Þingholtunum',
    ]);
  },
);

previewTest('a draft whose season has no events yet says so', async ({ page, content }) => {
  const { data } = festival;
  await content.save({
    ...festival,
    data: { ...data, season_start: '2031-03-10', season_end: null },
  });
  const { path } = await content.open(festival.id);
  await visit(page, path);
  await settled(page);
  await expect(page.getByRole('main').locator('header')).toContainText('10. mars 2031');
  await expect(page.getByRole('main')).toContainText('Hér er ekkert efni enn.');
});
