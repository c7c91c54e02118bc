import { expect, test } from '@playwright/test';
import { openHydrated } from './hydrated';
import { recordLayoutShifts } from './layoutShifts';

const WIDTH_PX = 375;
/** Two lines of links would be higher. */
const MAX_HEIGHT_REM = 5;

const projects = { name: /Sía verkefni|Filter projects/ };

for (const [path, name, kind] of [
  ['/ha-frettir/', 'Flokkar', 'one line'],
  ['/en/vidburdir/', 'Filter events', 'in view'],
  ['/verkefni/', 'Sía verkefni', 'in view once open'],
] as const) {
  for (const textPx of [16, 32]) {
    test(`${path}: on a phone the filters are ${kind}, with text of ${textPx} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: WIDTH_PX, height: 800 });
      await openHydrated(page, path);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`;
      }, textPx);
      const filters = page.getByRole('main').getByRole('navigation', { name });
      if (kind === 'in view once open') await filters.getByText(name).click();
      if (kind === 'one line') {
        expect((await filters.boundingBox())?.height).toBeLessThanOrEqual(MAX_HEIGHT_REM * textPx);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH_PX);
      }
      const links = await filters.getByRole('link').all();
      expect(links.length).toBeGreaterThan(1);
      for (const link of links) {
        // The focus scrolls the link into view.
        if (kind === 'one line') await link.focus();
        const { x = -1, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
        expect(height).toBeGreaterThanOrEqual(44);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(WIDTH_PX);
      }
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 768, height: 812 } });

  test('the filters of projects are closed, and the keyboard opens and uses them', async ({
    page,
  }) => {
    await page.goto('/en/verkefni/');
    const all = /^All projects/;
    const filters = page.getByRole('navigation', projects);
    const summary = filters.locator('summary');
    await expect(filters.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('article').first().locator('img')).toBeInViewport();
    expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(filters.getByRole('list')).toHaveCount(4);
    await page.keyboard.press('Tab');
    await expect(filters.getByRole('link').first()).toBeFocused();
    await filters.getByRole('link', { name: 'Reykjavík 2' }).focus();
    await page.keyboard.press('Enter');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(2);

    // Closed again, the filters show the chosen filter and the way back to all projects.
    await summary.press('Space');
    await expect(filters.getByRole('link')).toHaveText(['Reykjavík 2', all]);
    await expect(cards).toHaveCount(2);

    await summary.press('Space');
    const pairs = filters.getByRole('list', { name: 'Reykjavík and' });
    await pairs.getByRole('link', { name: '2024 1' }).click();
    await expect(cards).toHaveCount(1);
    await summary.press('Space');
    await expect(filters.getByRole('link')).toHaveText(['2024 1', all]);
    await expect(filters.getByText('Reykjavík and')).toBeVisible();

    await filters.getByRole('link', { name: all }).click();
    expect(await cards.count()).toBeGreaterThan(2);
  });
});

test('the address of a filter shows the filter and its count while the filters are closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: WIDTH_PX, height: 812 });
  const layoutShifts = await recordLayoutShifts(page);
  await openHydrated(page, '/verkefni/#svid-landslagsarkitektur');
  const filters = page.getByRole('navigation', projects);
  const links = filters.getByRole('link');
  await expect(links).toHaveText(['Landslagsarkitektúr 2', /^Öll verkefni \d+$/]);
  await expect(links.first()).toBeInViewport();
  await expect(page.getByRole('article').first().locator('img')).toBeInViewport();
  expect(await layoutShifts()).toEqual([]);
});

for (const { path, filter, title } of [
  { path: '/verkefni/', filter: 'Landslagsarkitektúr 2', title: 'Verkefni' },
  { path: '/vidburdir/', filter: 'Fyrirlestrar', title: 'Viðburðir' },
]) {
  test(`${path}: going back to a filtered list filters it, and a link to the list shows all`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const entries = page.getByRole('main').locator('[data-filters]').filter({ visible: true });
    const all = await entries.count();
    const link = page.getByRole('main').getByRole('link', { name: filter, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
    const some = await entries.count();
    expect(some).toBeLessThan(all);

    await entries.first().getByRole('link').click();
    await expect(entries).toHaveCount(0);
    await page.goBack();
    await expect(entries).toHaveCount(some);

    await page.getByRole('banner').getByRole('link', { name: title, exact: true }).first().click();
    await expect(page).not.toHaveURL(/#/);
    await expect(entries).toHaveCount(all);
  });
}

test('on a desktop the filters of projects are always in view', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 812 });
  await page.goto('/verkefni/');
  const filters = page.getByRole('navigation', projects);
  await expect(filters.locator('summary')).toBeHidden();
  await expect(filters.getByRole('list')).toHaveCount(4);
  await page.setViewportSize({ width: 1079, height: 812 });
  await expect(filters.locator('summary')).toBeVisible();
  await expect(filters.getByRole('list')).toHaveCount(0);
});
