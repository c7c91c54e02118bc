import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { testedTemplates } from './builtPages';
import { findFocusRingProblems } from './focusRings';
import { findHorizontalOverflow } from './horizontalOverflow';
import { openHydrated } from './hydrated';
import { openAndInteract } from './interact';

// Zoom and text sizes of WCAG 2.2, 1.4.10 and 1.4.4.
const enlarged = [
  { name: '400 % on a screen of 1280 × 1024', width: 320, height: 256, deviceScaleFactor: 4 },
  // The test changes the font size of the page, which does not change media queries.
  { name: 'text of 200 % in a window of 1280 px', width: 1280, height: 800, text: '200%' },
  { name: 'text of 200 % in a window of 375 px', width: 375, height: 800, text: '200%' },
];

/** Returns the faults at each zoom and text size. */
async function inEachSize(page: Page, findProblems: () => Promise<string[]>): Promise<string[]> {
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
    // In the next frame, the bar hides headings for which it has no space.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    faults.push(...(await findProblems()).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

for (const { path } of testedTemplates()) {
  test(`${path} does not scroll sideways and has whole focus rings beside its text when zoomed`, async ({
    page,
  }) => {
    await openAndInteract(page, path);
    const faults = await inEachSize(page, async () => [
      ...(await findHorizontalOverflow(page)),
      ...(await findFocusRingProblems(page)),
    ]);
    expect(faults).toEqual([]);
  });
}

test('the open menu has whole focus rings beside its text when zoomed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  await page.locator('summary').press('Enter');
  await expect(page.locator('.menu-panel')).toBeVisible();
  expect(await inEachSize(page, () => findFocusRingProblems(page, 'details[open]'))).toEqual([]);
});

test('the search overlay has whole focus rings beside its text when zoomed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('hönnun');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await inEachSize(page, () => findFocusRingProblems(page, 'dialog[open]'))).toEqual([]);
});
