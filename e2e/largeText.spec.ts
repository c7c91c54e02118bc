import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { testedPages } from './builtPages';
import { findCutWords } from './cutWords';
import { openHydrated } from './hydrated';

/**
 * The first three are sizes of WCAG 2.2, 1.4.4 and 1.4.10. In a window of 1080 px, the margin with
 * the floor plan of a section (components/FloorPlan.tsx) is narrowest.
 */
const sizes = [
  { name: 'text of 200 % in a window of 375 px', width: 375, textPx: 32 },
  { name: 'text of 200 % in a window of 1280 px', width: 1280, textPx: 32 },
  { name: '400 % on a screen of 1280 px', width: 320, textPx: 16 },
  { name: 'a window of 1080 px', width: 1080, textPx: 16 },
];

async function setTextSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
}

/** Pages with tables, lists, floor plans and long words. */
const narrow = [
  '/fyrir-honnudi/styrkir/',
  '/fyrir-honnudi/',
  '/um-honnunarmidstod/hafa-samband/',
  '/fagfelog/thufa/',
  '/ha-frettir/snjoflodavarnargardurinn-sem-vard-baejargardur/',
  '/en/fyrir-honnudi/styrkir/',
  '/en/ha-frettir/stitch-by-stitch/',
];

/** The texts of these pages do not come from the CMS, so they have no soft hyphens. */
const isMadeUp = (path: string) => /\/(?:dummy|elements)\//.test(path);

const paths = new Set([...testedPages().map(({ path }) => path), ...narrow]);

for (const path of [...paths].filter((each) => !isMadeUp(each))) {
  test(`${path} ends no line inside a word without a hyphen`, async ({ page }) => {
    await openHydrated(page, path);
    const cut: string[] = [];
    for (const { name, width, textPx } of sizes) {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, textPx);
      cut.push(...(await findCutWords(page)).map((word) => `${name}: ${word}`));
    }
    expect(cut).toEqual([]);
  });
}

// With labels beside the values, five calls had a height of 5,776 px, which is 1,155 px per call.
// Now a call may have at most half of this height.
const CALL_PX = 577;

test('with text of 200 % a call is at most half as long as with its labels beside its values', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/fyrir-honnudi/styrkir/');
  await setTextSize(page, 32);
  const heights = await page
    .locator('main tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  expect(heights.reduce((sum, height) => sum + height) / heights.length).toBeLessThan(CALL_PX);
});
