import { expect, test } from '@playwright/test';
import { hydrated } from './hydrated';

for (const [address, headings] of [
  ['/vidburdir/', { upcoming: 'Fram undan', running: 'Stendur yfir', past: 'Liðnir viðburðir' }],
  ['/en/vidburdir/', { upcoming: 'Upcoming', running: 'On now', past: 'Past events' }],
] as const) {
  test(`${address} groups events by the time of reading`, async ({ page }) => {
    const region = (name: string) => page.getByRole('region', { name });
    await page.clock.setFixedTime('2026-11-21T12:00:00Z');
    await page.goto(address);
    await hydrated(page);
    const running = await region(headings.running).getByRole('listitem').count();
    const upcoming = await region(headings.upcoming).getByRole('listitem').count();
    const past = await region(headings.past).getByRole('listitem').count();
    expect(running).toBeGreaterThan(0);
    expect(upcoming).toBeGreaterThan(2);
    expect(past).toBeGreaterThan(0);

    const dates = await region(headings.upcoming)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(dates).toEqual([...dates].sort());

    await page.clock.setFixedTime('2040-01-01T12:00:00Z');
    await page.goto(address);
    await hydrated(page);
    await expect(region(headings.upcoming)).toHaveCount(0);
    await expect(region(headings.running)).toHaveCount(0);
    await expect(region(headings.past).getByRole('listitem')).toHaveCount(
      running + upcoming + past,
    );
  });
}

test('without JavaScript the list gives the date of its grouping', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/vidburdir/');
  await expect(page.getByRole('main')).toContainText(/Staðan \d{1,2}\.\s\p{L}+ \d{4}/u);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await context.close();
});

for (const [address, times] of [
  ['/vidburdir/', ['lau. kl. 13–\u206014:30', 'mið.–\u2060sun.']],
  ['/en/vidburdir/', ['Sat., 1 p.m.–\u20602:30 p.m.', 'Wed.–\u2060Sun.']],
  ['/ha-frettir/lykkja-fyrir-lykkju/', ['fim. 15. október 2026 kl. 17']],
  ['/en/ha-frettir/stitch-by-stitch/', ['Thu., October 15, 2026, 5 p.m.']],
  ['/ha-frettir/gaflar-i-thingholtunum/', ['lau. kl. 13–\u206014:30']],
] as const) {
  test(`${address} says on which weekday and when`, async ({ page }) => {
    await page.goto(address);
    for (const time of times) await expect(page.getByRole('main')).toContainText(time);
  });
}

test('the calendar of all events is offered after the last event', async ({ page }) => {
  await page.goto('/vidburdir/');
  const link = await page.locator('main a[href$="/vidburdir.ics"]').boundingBox();
  const event = await page.getByRole('main').locator('section li').last().boundingBox();
  expect(link?.y).toBeGreaterThan((event?.y ?? Infinity) + (event?.height ?? 0));
});

test('an event has its title before its dates, on one baseline on a wide window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ha-frettir/lykkja-fyrir-lykkju/');
  await hydrated(page);
  const header = page.getByRole('main').locator('header').first();
  // An inline block without height lies on the baseline, so its position is that of the baseline.
  const baselines = await header.locator('h1, time').evaluateAll((elements) =>
    elements.map((element) => {
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      element.prepend(mark);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    }),
  );
  expect(Math.abs((baselines[0] ?? 0) - (baselines[1] ?? 99))).toBeLessThan(1);

  await page.setViewportSize({ width: 375, height: 800 });
  const title = await header.getByRole('heading').boundingBox();
  const dates = await header.locator('time').boundingBox();
  expect(dates?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
  const order = await header
    .locator('h1, time')
    .evaluateAll((elements) => elements.map(({ localName }) => localName));
  expect(order).toEqual(['h1', 'time']);
});

test('on a phone an article has date and author before its text, and other facts after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/ha-frettir/glerungur-ur-gososku/');
  const main = page.getByRole('main');
  const topOf = async (text: string) =>
    (await main.getByText(text, { exact: true }).boundingBox())?.y;
  const [date, author, tags] = [
    await topOf('Birt'),
    await topOf('Höfundur'),
    await topOf('Efnisorð'),
  ];
  const text = await main.getByText('Þiðrandi hefur þegar notað eina þeirra').boundingBox();
  expect(date).toBeLessThan(author ?? 0);
  expect(author).toBeLessThan(text?.y ?? 0);
  expect(tags).toBeGreaterThan(text?.y ?? Infinity);
});

test('the previous and the next event are those before and after it', async ({ page }) => {
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
  await page.clock.setFixedTime('2027-03-01T12:00:00Z');
  await page.goto('/ha-frettir/smidamars-2027/');
  await hydrated(page);
  await expect(header.getByText('Fram undan')).toBeVisible();
  await expect(calendar).toBeVisible();
  await page.clock.setFixedTime('2027-03-11T12:00:00Z');
  await page.reload();
  await hydrated(page);
  await expect(header.getByText('Stendur yfir')).toBeVisible();
  await page.clock.setFixedTime('2027-04-01T12:00:00Z');
  await page.reload();
  await hydrated(page);
  await expect(header.getByText('Liðinn')).toBeVisible();
  await expect(calendar).toHaveCount(0);
});

for (const [address, access] of [
  ['/ha-frettir/torf-steypa-og-thad-sem-a-milli-er/', 'Aðgengi'],
  ['/en/ha-frettir/turf-concrete-and-what-lies-between/', 'Access'],
] as const) {
  test(`${address} says in the first screen of a phone how visitors can attend`, async ({
    page,
  }) => {
    const viewport = { width: 375, height: 812 };
    await page.setViewportSize(viewport);
    await page.goto(address);
    await hydrated(page);
    const value = page.getByRole('term').filter({ hasText: access }).locator('+ dd');
    const { y = Infinity, height = 0 } = (await value.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(viewport.height);
  });
}

test('an event and the page of its series list the events of the series, and mark past events', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-02-01T12:00:00Z');
  await page.goto('/ha-frettir/plast-efnid-sem-for-ekki/');
  await hydrated(page);
  const eventsOf = (region: string) =>
    page.getByRole('main').getByRole('region', { name: region }).getByRole('listitem');
  const others = eventsOf('Röð: Efni og áferð');
  // The HTML marks the past events of the build's day. The code that marks later ones is loaded at
  // the first interaction.
  await expect(others).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(others.filter({ hasText: 'liðinn' })).toHaveCount(2);
  await page.getByRole('link', { name: 'Röð: Efni og áferð' }).click();
  await expect(page).toHaveURL(/\/page\/efni-og-aferd\/$/);
  await expect(eventsOf('Viðburðir')).toHaveCount(3);
  await expect(eventsOf('Viðburðir').filter({ hasText: 'liðinn' })).toHaveCount(2);
});

test('an event has its price in the number format of the language', async ({ page }) => {
  await page.goto('/ha-frettir/penslar-og-bokstafir/');
  await expect(page.getByRole('main')).toContainText('2.900 kr.');
  await page.goto('/ha-frettir/norraenir-leirdagar-2027/');
  await expect(page.getByRole('main')).toContainText('180,00 EUR');
});

for (const [address, before, link] of [
  ['/ha-frettir/fyrirlestradagur-smidamars-2027/', 'Miðasala hefst 1. desember', 'Kaupa miða'],
  ['/en/ha-frettir/a-day-of-talks-2027/', 'On sale from December 1', 'Buy tickets'],
] as const) {
  test(`${address} sells tickets from a day on`, async ({ page }) => {
    const main = page.getByRole('main');
    await page.clock.setFixedTime('2026-11-30T23:00:00Z');
    await page.goto(address);
    await hydrated(page);
    await expect(main.getByText(before)).toBeVisible();
    await expect(main.getByRole('link', { name: link })).toHaveCount(0);
    await page.clock.setFixedTime('2026-12-01T00:00:00Z');
    await page.reload();
    await hydrated(page);
    await expect(main.getByRole('link', { name: link })).toBeVisible();
  });
}

for (const [address, purpose, running, until, later, next] of [
  [
    ...(['/', /^Miðstöð fyrir hönnun.* í Reykjavík\.$/, 'Lykkja fyrir lykkju'] as const),
    ...(['Stendur yfir til 28. febrúar 2027', /^Bárujárn/, 'Gengið um gafla'] as const),
  ],
  [
    ...(['/en/', /^Miðstöð is Iceland’s center.* Reykjavík/, 'Stitch by Stitch'] as const),
    ...(['On now until February 28, 2027', /^Corrugated Iron/, 'A Walk Among'] as const),
  ],
] as const) {
  test(`${address} says what the centre is, and leads with what is on`, async ({ page }) => {
    const main = page.getByRole('main');
    await page.clock.setFixedTime('2026-11-23T12:00:00Z');
    await page.goto(address);
    await hydrated(page);
    await expect(main.getByRole('paragraph').first()).toHaveText(purpose);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(running);
    await expect(main.getByRole('paragraph').filter({ hasText: until })).toBeVisible();
    await expect(main.getByRole('link', { name: running })).toHaveCount(1);
    await expect(main.getByRole('paragraph').filter({ hasText: next }).first()).toBeVisible();
    await page.clock.setFixedTime('2040-01-01T12:00:00Z');
    await page.goto(address);
    await hydrated(page);
    await expect(main.getByRole('paragraph').first()).toHaveText(purpose);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(later);
    await expect(main.getByText(running)).toHaveCount(0);
  });

  for (const viewport of [
    { width: 375, height: 812 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    test(`${address} at ${viewport.width} px: the headline is above the consent banner`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      await hydrated(page);
      const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
      const banner = await page.locator('#consent').boundingBox();
      expect(headline && headline.y + headline.height).toBeLessThanOrEqual(banner?.y ?? 0);
    });
  }
}

for (const [address, javaScriptEnabled, filters] of [
  [
    '/vidburdir/',
    true,
    ['Stendur yfir', 'Um helgina', 'Næstu 30 daga', 'Sýningar', 'Bryggjustétt 4'],
  ],
  [
    '/en/vidburdir/',
    false,
    ['On now', 'This weekend', 'Next 30 days', 'Lectures', 'Bryggjustétt 4'],
  ],
] as const) {
  test.describe(`${address} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 800 } });

    test('filters leave their events, and the first filter shows all again', async ({ page }) => {
      if (javaScriptEnabled) await page.clock.setFixedTime('2026-12-01T12:00:00Z');
      await page.goto(address);
      if (javaScriptEnabled) await hydrated(page);
      const links = page.getByRole('navigation', { name: /Sía viðburði|Filter events/ });
      const shown = page.locator('main [data-filters]:visible');
      const all = await shown.count();
      for (const name of filters) {
        await links.getByRole('link', { name }).click();
        await expect(page).toHaveURL(/#[a-z0-9-]+$/);
        const id = new URL(page.url()).hash.slice(1);
        const passing = await page.locator(`main [data-filters~="${id}"]`).count();
        await expect(shown).toHaveCount(passing);
        expect(passing).toBeLessThan(all);
        await expect(
          page.locator('main section:visible:not(:has([data-filters]:visible))'),
        ).toHaveCount(0);
      }
      await links.getByRole('link').first().click();
      await expect(shown).toHaveCount(all);
    });
  });
}

test('the address of a filter opens the filtered list, and Back leaves it', async ({ page }) => {
  await page.goto('/vidburdir/#efni-syningar');
  await hydrated(page);
  const current = page.locator('main nav a[aria-current]');
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
  await page.clock.setFixedTime('2040-01-01T12:00:00Z');
  await page.goto('/vidburdir/#um-helgina');
  await hydrated(page);
  await expect(page.getByText('Enginn viðburður fellur undir þetta val.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Fram undan' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Liðnir viðburðir' })).toBeHidden();
});
