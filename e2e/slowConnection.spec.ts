import { expect } from '@playwright/test';
import { test } from './faultyVisit';
import { hydrated } from './hydrated';
import { recordLayoutShifts } from './layoutShifts';

// On a slow connection a browser shows the part of the page that has arrived. The rest must not
// move what is already on the screen.

/** The response pauses after these texts, from the top of the page down. */
const pauses = [
  '<header class="bar">',
  '<ul class="bar-headings">',
  'href="/leit/">Leita</a>',
  '<ul class="languages">',
  '>English</a>',
  '</header>',
];

for (const width of [375, 768, 1440]) {
  for (const upTo of pauses) {
    test(`nothing moves at ${width} px when the page pauses after ${upTo}`, async ({ visit }) => {
      const { page, proxy } = visit;
      await page.setViewportSize({ width, height: 900 });
      const layoutShifts = await recordLayoutShifts(page);
      let resume = () => {};
      const until = new Promise<void>((resolve) => (resume = resolve));
      proxy.fail(/^\/$/, { upTo, until });
      await page.goto(`${proxy.url}/`, { waitUntil: 'commit' });
      await page.locator('.bar').waitFor({ state: 'attached' });
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      resume();
      await hydrated(page);
      expect(await layoutShifts()).toEqual([]);
    });
  }
}
