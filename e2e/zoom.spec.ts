import { expect, test } from '@playwright/test';
import { testedTemplates } from './builtPages';
import { findHorizontalOverflow } from './horizontalOverflow';

// WCAG 2.2, 1.4.10 and 1.4.4.
const enlarged = [
  { name: '400 % on a screen of 1280 × 1024', width: 320, height: 256, deviceScaleFactor: 4 },
  // Media queries use pixels, so larger text alone does not change the layout.
  { name: 'text of 200 % in a window of 1280 px', width: 1280, height: 800, text: '200%' },
  { name: 'text of 200 % in a window of 375 px', width: 375, height: 800, text: '200%' },
];

for (const { path } of testedTemplates()) {
  test(`${path} does not scroll sideways when zoomed`, async ({ page }) => {
    await page.goto(path);
    const browser = await page.context().newCDPSession(page);
    const faults: string[] = [];
    for (const { name, text = '', deviceScaleFactor = 1, ...size } of enlarged) {
      await browser.send('Emulation.setDeviceMetricsOverride', {
        ...size,
        deviceScaleFactor,
        mobile: false,
      });
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, text);
      faults.push(...(await findHorizontalOverflow(page)).map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
