import { expect, test } from '@playwright/test';
import { hydrated } from './hydrated';

for (const [path, price] of [
  ['/heimsokn/', 'Aðgangur'],
  ['/en/visit/', 'Admission'],
] as const) {
  test(`${path} says in a phone’s first screen whether the centre is open, and its telephone, address and price`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(path);
    await hydrated(page);
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

test('in windows of any width the map keeps its proportions, and its letters keep their size', async ({
  page,
}) => {
  await page.goto('/heimsokn/');
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const sheet = page.locator('main figure > svg');
    const { ratio, letters } = await sheet.evaluate((svg) => {
      const box = svg.getBoundingClientRect();
      const sizes = [...svg.querySelectorAll('text')].map((text) => {
        const { a, b } = text.getScreenCTM() ?? new DOMMatrix();
        return Math.hypot(a, b) * parseFloat(getComputedStyle(text).fontSize);
      });
      return { ratio: box.width / box.height, letters: Math.min(...sizes) };
    });
    expect(ratio).toBeCloseTo(400 / 320, 1);
    expect(letters).toBeGreaterThanOrEqual(13);
  }
});

const openIcelandic = [
  'Opið núna, til kl. 17',
  'Opnar í dag kl. 12',
  'Opnar mið. 23. september kl. 12',
  'Salurinn opnar mið. 23. september kl. 12',
];
const openEnglish = [
  'Open now, until 5 p.m.',
  'Opens today at noon',
  'Opens Wed., September 23 at noon',
  'The gallery opens Wed., September 23 at noon',
];

for (const [path, messages] of [
  ['/heimsokn/', openIcelandic],
  ['/en/visit/', openEnglish],
  ['/um-honnunarmidstod/hafa-samband/', openIcelandic],
  ['/en/about/contact/', openEnglish],
] as const) {
  test(`${path} keeps its layout, whatever the opening message is and in whichever font`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
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
