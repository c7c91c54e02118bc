import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { openAndInteract } from './interact';

const path = '/um-honnunarmidstod/hafa-samband/';

const heading = (page: Page) => page.getByRole('heading', { name: 'Opnunartími', exact: true });

async function expectArrival(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${path}#opnunartimi`);
  await expect(page.locator('[data-wipe]')).toHaveCount(0);
  const place = () =>
    heading(page).evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      const front = document.elementFromPoint(left + 2, (top + bottom) / 2);
      return { isInFront: front === element, isAtTop: top >= 0 && top < innerHeight / 4 };
    });
  await expect.poll(place).toEqual({ isInFront: true, isAtTop: true });
}

for (const width of [375, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 600 } });

    test('a link to a heading of the page arrives, and again after a reload', async ({ page }) => {
      await openAndInteract(page, path);
      await page.getByRole('link', { name: 'alla virka daga' }).click();
      await expectArrival(page);
      await page.reload();
      await hydrated(page);
      await expectArrival(page);
    });

    test('a link to a heading of another page arrives without a load of a document', async ({
      page,
    }) => {
      await openAndInteract(page, '/um-honnunarmidstod/');
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.getByRole('main').getByRole('link', { name: 'opnunartími', exact: true }).click();
      await expectArrival(page);
      await expect(heading(page)).toBeFocused();
      expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
    });
  });
}
