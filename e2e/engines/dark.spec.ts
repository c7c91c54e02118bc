import { expect } from '@playwright/test';
import { findHorizontalOverflow } from '../horizontalOverflow';
import { engineTest as test } from './engineTest';

test.use({ colours: 'dark' });

for (const path of ['/', '/ha-frettir/smidamars-2027/', '/en/vidburdir/', '/en/leit/']) {
  test(`${path} is light on dark and fits the window`, async ({ tab }, info) => {
    await tab.openHydrated(path);
    const faults: string[] = [];
    for (const width of [320, 375, 768, 1024, 1440]) {
      await tab.resize(width, 900);
      const found = await findHorizontalOverflow(tab);
      faults.push(...found.map((fault) => `${width} px: ${fault}`));
      await tab.screenshot(info.outputPath(`dark-${width}.png`));
    }
    expect(faults).toEqual([]);
    const [text, background] = await tab.evaluate(() =>
      [
        getComputedStyle(document.querySelector('h1') ?? document.body).color,
        getComputedStyle(document.documentElement).backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ]
        .filter((color) => !/, 0\)$/.test(color))
        .map((color) => Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number))),
    );
    expect(text).toBeGreaterThan(200);
    expect(background).toBeLessThan(60);
  });
}
