import { expect, test } from '@playwright/test';
import { hydrated } from './hydrated';

const WIDTH_PX = 375;
/** Two lines of links would be higher. */
const MAX_HEIGHT_REM = 5;

const news = { name: /Flokkar|Categories/, isOneLine: true };
const events = { name: /Sía viðburði|Filter events/, isOneLine: false };
const projects = { name: /Sía verkefni|Filter projects/, isOneLine: false };

for (const [path, { name, isOneLine }] of [
  ['/ha-frettir/', news],
  ['/en/ha-frettir/', news],
  ['/vidburdir/', events],
  ['/en/vidburdir/', events],
  ['/verkefni/', projects],
  ['/en/verkefni/', projects],
] as const) {
  for (const text of ['100%', '200%']) {
    test(`${path}: on a phone the filters are ${isOneLine ? 'one line' : 'in view'}, with text of ${text}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: WIDTH_PX, height: 800 });
      await page.goto(path);
      await hydrated(page);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, text);
      const filters = page.getByRole('main').getByRole('navigation', { name });
      if (isOneLine) {
        const rem = (16 * parseInt(text, 10)) / 100;
        expect((await filters.boundingBox())?.height).toBeLessThanOrEqual(MAX_HEIGHT_REM * rem);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH_PX);
      }
      for (const link of await filters.getByRole('link').all()) {
        // The focus scrolls the link into view.
        if (isOneLine) await link.focus();
        const { x = -1, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
        expect(height).toBeGreaterThanOrEqual(44);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(WIDTH_PX);
      }
    });
  }
}
