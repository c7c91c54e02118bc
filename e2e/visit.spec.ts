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
