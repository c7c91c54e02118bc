import { expect, test } from '@playwright/test';
import { drawn, openAt, openHydrated } from './hydrated';

test('the list groups events by the time of reading', async ({ page }) => {
  const itemsOf = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  const groups = [
    itemsOf('Fram undan'),
    itemsOf('Stendur yfir'),
    itemsOf('Liðnir viðburðir'),
  ] as const;
  await openAt(page, '/vidburdir/', '2026-11-21T12:00:00Z');
  const counts = await Promise.all(groups.map((items) => items.count()));
  for (const count of counts) expect(count).toBeGreaterThan(0);
  const dates = await groups[0]
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual([...dates].sort());
  await expect(groups[0].filter({ hasText: 'lau. kl. 13–\u206014:30' })).toHaveCount(1);

  await openAt(page, '/vidburdir/', '2040-01-01T12:00:00Z');
  await expect(groups[0]).toHaveCount(0);
  await expect(groups[1]).toHaveCount(0);
  await expect(groups[2]).toHaveCount(counts.reduce((sum, count) => sum + count));
});

test('on a phone an article has date and author before its text, and other facts after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/ha-frettir/glerungur-ur-gososku/');
  const main = page.getByRole('main');
  const topOf = async (text: string) =>
    (await main.getByText(text, { exact: true }).boundingBox())?.y;
  const [date, author, tags] = [await topOf('Birt'), await topOf('Texti'), await topOf('Efnisorð')];
  const text = await main.getByText('Þiðrandi hefur þegar notað eina þeirra').boundingBox();
  expect(date).toBeLessThan(author ?? 0);
  expect(author).toBeLessThan(text?.y ?? 0);
  expect(tags).toBeGreaterThan(text?.y ?? Infinity);
});

test('an event links to the events before and after it', async ({ page }) => {
  await page.goto('/ha-frettir/gaflar-i-thingholtunum/');
  const neighbour = (label: string) => page.getByRole('link', { name: label });
  await expect(neighbour('Fyrri viðburður')).toContainText('Gler: Það sem');
  await expect(neighbour('Næsti viðburður')).toContainText('Torf, steypa');
});

test('the list of news has the date of publication in its margin, and the days of an event below its title', async ({
  page,
}) => {
  await page.goto('/ha-frettir/');
  const row = page.getByRole('listitem').filter({ hasText: 'Gengið um gafla' });
  await expect(row.getByRole('time')).toHaveText(['5. nóvember 2026', '5. desember 2026']);
});

test('an event says beside its dates whether it is on, and has no calendar after it has ended', async ({
  page,
}) => {
  const header = page.getByRole('main').locator('header').first();
  const calendar = page.getByRole('link', { name: 'Setja í dagatal' });
  for (const [time, status, calendars] of [
    ['2027-03-01T12:00:00Z', 'Fram undan', 1],
    ['2027-03-11T12:00:00Z', 'Stendur yfir', 1],
    ['2027-04-01T12:00:00Z', 'Liðinn', 0],
  ] as const) {
    await openAt(page, '/ha-frettir/smidamars-2027/', time);
    await expect(header.getByText(status)).toBeVisible();
    await expect(calendar).toHaveCount(calendars);
  }
});

test('an event and the page of its series list the events of the series, and mark past events', async ({
  page,
}) => {
  await openAt(page, '/ha-frettir/plast-efnid-sem-for-ekki/', '2027-02-01T12:00:00Z');
  const eventsOf = (region: string) =>
    page.getByRole('main').getByRole('region', { name: region }).getByRole('listitem');
  const others = eventsOf('Röð: Efni og áferð');
  // The code that marks events after the build's day is loaded at the first interaction.
  await expect(others).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(others.filter({ hasText: 'liðinn' })).toHaveCount(2);
  await page.getByRole('link', { name: 'Röð: Efni og áferð' }).click();
  await expect(page).toHaveURL(/\/page\/efni-og-aferd\/$/);
  await expect(eventsOf('Viðburðir')).toHaveCount(3);
  await expect(eventsOf('Viðburðir').filter({ hasText: 'liðinn' })).toHaveCount(2);
});

test('the page of a festival says what is true before, during and after it', async ({ page }) => {
  for (const [time, status, marked] of [
    ['2027-03-09T23:59:00Z', 'Fram undan', 0],
    ['2027-03-11T12:00:00Z', 'Stendur yfir', 1],
    ['2027-03-15T00:00:00Z', 'Þessum viðburði er lokið.', 0],
  ] as const) {
    await openAt(page, '/page/honnunarmars/', time);
    const header = page.getByRole('main').locator('header');
    await expect(header).toContainText('10.–\u206014. mars 2027');
    await expect(header).toContainText(status);
    await expect(page.locator('[aria-current="date"]')).toHaveCount(marked);
  }
});

test('an event sells tickets from a day on', async ({ page }) => {
  const address = '/ha-frettir/fyrirlestradagur-smidamars-2027/';
  const link = page.getByRole('main').getByRole('link', { name: 'Kaupa miða' });
  await openAt(page, address, '2026-11-30T23:00:00Z');
  await expect(page.getByRole('main').getByText('Miðasala hefst 1. desember')).toBeVisible();
  await expect(link).toHaveCount(0);
  await openAt(page, address, '2026-12-01T00:00:00Z');
  await expect(link).toBeVisible();
});

test('the front page says what the centre is, and leads with what is on', async ({ page }) => {
  const main = page.getByRole('main');
  const headline = main.getByRole('heading', { level: 1 });
  const running = 'Lykkja fyrir lykkju';
  const purpose = /^Miðstöð fyrir hönnun.* í Reykjavík\.$/;
  await openAt(page, '/', '2026-11-23T12:00:00Z');
  await expect(main.getByRole('paragraph').first()).toHaveText(purpose);
  await expect(headline).toHaveText(running);
  const until = main
    .getByRole('paragraph')
    .filter({ hasText: 'Stendur yfir til 28. febrúar 2027' });
  await expect(until).toBeVisible();
  await expect(main.getByRole('link', { name: running })).toHaveCount(1);
  await expect(
    main.getByRole('paragraph').filter({ hasText: 'Gengið um gafla' }).first(),
  ).toBeVisible();
  await openAt(page, '/', '2040-01-01T12:00:00Z');
  await expect(headline).toHaveText(/^Bárujárn/);
  await expect(main.getByText(running)).toHaveCount(0);
});

test('the headline of the front page is in the first screen, above the consent banner', async ({
  page,
}) => {
  for (const address of ['/', '/en/']) {
    await openHydrated(page, address);
    for (const [width, height] of [
      [375, 812],
      [768, 1024],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
      const banner = await page.locator('#consent').boundingBox();
      const bottom = headline && headline.y + headline.height;
      expect(bottom, `${address}, ${width} px`).toBeLessThanOrEqual(banner?.y ?? 0);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test('filters leave their events, and the first filter shows all again', async ({ page }) => {
    await page.goto('/en/vidburdir/');
    const links = page.getByRole('navigation', { name: 'Filter events' });
    const shown = page.locator('main [data-filters]:visible');
    const all = await shown.count();
    for (const name of ['On now', 'This weekend', 'Next 30 days', 'Lectures', 'Bryggjustétt 4']) {
      await links.getByRole('link', { name }).click();
      await expect(page).toHaveURL(/#[a-z0-9-]+$/);
      const id = new URL(page.url()).hash.slice(1);
      const passing = await page.locator(`main [data-filters~="${id}"]`).count();
      await expect(shown).toHaveCount(passing);
      expect(passing).toBeLessThan(all);
      const empty = page.locator('main section:visible:not(:has([data-filters]:visible))');
      await expect(empty).toHaveCount(0);
    }
    await links.getByRole('link').first().click();
    await expect(shown).toHaveCount(all);
  });
});

test('the address of a filter opens the filtered list, and Back leaves it', async ({ page }) => {
  await openHydrated(page, '/vidburdir/#efni-syningar');
  const current = page.locator('main nav a[aria-current=true]');
  await expect(current).toHaveText('Sýningar');
  await expect(page.getByRole('status').filter({ hasText: 'Viðburðir: 3' })).toBeAttached();
  const shown = page.locator('main [data-filters]:visible');
  await expect(shown).toHaveCount(3);
  await page.locator('main nav').getByRole('link', { name: 'Fyrirlestrar' }).click();
  await expect(shown).toHaveCount(4);
  await page.goBack();
  await expect(shown).toHaveCount(3);
  await expect(current).toHaveText('Sýningar');
});

test('a filter that no event passes says so', async ({ page }) => {
  await openAt(page, '/vidburdir/#um-helgina', '2040-01-01T12:00:00Z');
  await expect(page.getByText('Enginn viðburður fellur undir þetta val.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Fram undan' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Liðnir viðburðir' })).toBeHidden();
});
