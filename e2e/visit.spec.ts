import { expect, test } from '@playwright/test';
import { openHydrated } from './hydrated';

for (const [path, price] of [
  ['/heimsokn/', 'Aðgangur'],
  ['/en/visit/', 'Admission'],
] as const) {
  test(`${path} says in a phone’s first screen whether the centre is open, and its telephone, address and price`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await openHydrated(page, path);
    const main = page.getByRole('main');
    for (const part of [
      main.locator('header [data-live]'),
      main.locator('a[href^="tel:"]').first(),
      main.getByText('Bryggjustétt 4').first(),
      main.getByText(price, { exact: true }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}

const messages = [
  'Opið núna, til kl. 17',
  'Opnar í dag kl. 12',
  'Opnar mið. 23. september kl. 12',
  'Salurinn opnar mið. 23. september kl. 12',
];

for (const path of ['/heimsokn/', '/um-honnunarmidstod/hafa-samband/']) {
  test(`${path} keeps its layout, whatever the opening message is and in whichever font`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const message = page.getByRole('main').locator('[data-live]').first();
    for (const width of [320, 375, 414]) {
      await page.setViewportSize({ width, height: 667 });
      const heights = await message.evaluate((element, texts) => {
        const { dataset } = document.documentElement;
        return ['awaited', undefined].flatMap((fonts) => {
          if (fonts) dataset['fonts'] = fonts;
          else delete dataset['fonts'];
          return texts.map((text) => {
            element.textContent = text;
            return element.getBoundingClientRect().height;
          });
        });
      }, messages);
      expect(new Set(heights), `${width} px: ${heights}`).toHaveProperty('size', 1);
    }
  });
}
