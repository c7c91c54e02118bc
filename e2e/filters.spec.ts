import { expect, test } from '@playwright/test';
import { hydrated } from './hydrated';

/** Two lines of text with their padding. */
const MAX_HEIGHT_REM = 5;

for (const path of ['/ha-frettir/', '/en/ha-frettir/']) {
  for (const text of ['100%', '200%']) {
    test(`${path}: on a phone the filters are one line, with text of ${text}`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 800 });
      await page.goto(path);
      await hydrated(page);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, text);
      const filters = page.getByRole('main').getByRole('navigation').first();
      const rem = (16 * parseInt(text, 10)) / 100;
      const box = await filters.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(MAX_HEIGHT_REM * rem);
      const links = filters.getByRole('link');
      for (const link of await links.all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

      // For the keyboard all are in view.
      for (const link of await links.all()) {
        await link.focus();
        const { x = 0, width = 0 } = (await link.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(375);
      }
    });
  }
}

for (const path of ['/vidburdir/', '/en/vidburdir/']) {
  for (const text of ['100%', '200%']) {
    test(`${path}: on a phone all filters are in view, with text of ${text}`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 800 });
      await page.goto(path);
      await hydrated(page);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, text);
      const filters = page.getByRole('navigation', { name: /Sía viðburði|Filter events/ });
      for (const link of await filters.getByRole('link').all()) {
        const { x = -1, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
        expect(height).toBeGreaterThanOrEqual(44);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(375);
      }
    });
  }
}
