import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { testedTemplates } from './builtPages';
import { findFocusRingProblems } from './focusRings';
import { findHorizontalOverflow } from './horizontalOverflow';
import { drawn, openHydrated } from './hydrated';
import { openAndInteract } from './interact';

/** Finds words that are broken across lines without a hyphen. Addresses may break anywhere. */
function findCutWords(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>();
    const address = /@|:\/\/|\p{L}\.\p{L}{2}|\p{L}\/\p{L}/u;
    const range = document.createRange();

    /** Returns undefined for a letter without width, for example a soft hyphen. */
    const topOf = (text: Node, index: number) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return [...range.getClientRects()].findLast(({ width }) => width > 0)?.top;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (!text.nodeValue?.trim() || !element?.checkVisibility()) continue;
      for (const { 0: word, index } of text.nodeValue.matchAll(/\S+/g)) {
        if (address.test(word)) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length < 2) continue;
        let line = topOf(text, index);
        for (let at = 1; at < word.length; at += 1) {
          const top = topOf(text, index + at);
          if (top === undefined) continue;
          // The limit is half a line, because parts of a word may have a smaller size.
          const isNext =
            line !== undefined && top > line + parseFloat(getComputedStyle(element).fontSize) / 2;
          if (isNext && !/[\u00AD\-–—/]/.test(word.charAt(at - 1)))
            cut.add(`<${element.localName}> “${word.slice(0, at)}|${word.slice(at)}”`);
          line = top;
        }
      }
    }
    return [...cut];
  });
}

/**
 * The first three are sizes of WCAG 2.2, 1.4.10 and 1.4.4. In a window of 1080 px, the margin with
 * the floor plan of a section (components/FloorPlan.tsx) is narrowest.
 */
const sizes = [
  { name: '400 % on a screen of 1280 × 1024', width: 320, height: 256, textPx: 16 },
  { name: 'text of 200 % in a window of 1280 px', width: 1280, height: 800, textPx: 32 },
  { name: 'text of 200 % in a window of 375 px', width: 375, height: 800, textPx: 32 },
  { name: 'a window of 1080 px', width: 1080, height: 800, textPx: 16 },
];

/** Returns the faults at each zoom and text size. */
async function inEachSize(page: Page, findProblems: () => Promise<string[]>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const { name, width, height, textPx } of sizes) {
    await page.setViewportSize({ width, height });
    await session.send('Page.setFontSizes', { fontSizes: { standard: textPx } });
    // In the next frame, the bar hides headings for which it has no space.
    await drawn(page);
    faults.push(...(await findProblems()).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

/** Pages with tables, lists, floor plans, long words, and a button below a label. */
const narrow = [
  '/fyrir-honnudi/styrkir/',
  '/fyrir-honnudi/',
  '/um-honnunarmidstod/hafa-samband/',
  '/fagfelog/thufa/',
  '/ha-frettir/snjoflodavarnargardurinn-sem-vard-baejargardur/',
  '/en/fyrir-honnudi/styrkir/',
  '/en/ha-frettir/stitch-by-stitch/',
  '/en/ha-frettir/a-walk-around-the-old-harbor/',
];

/** The texts of these pages do not come from the CMS, so they have no soft hyphens. */
const isMadeUp = (path: string) => /\/(?:dummy|elements)\//.test(path);

for (const path of new Set([...testedTemplates().map((page) => page.path), ...narrow])) {
  test(`${path} does not scroll sideways, breaks no word without a hyphen and has complete focus rings beside its text when zoomed`, async ({
    page,
  }) => {
    await openAndInteract(page, path);
    const faults = await inEachSize(page, async () => [
      ...(await findHorizontalOverflow(page)),
      ...(isMadeUp(path) ? [] : await findCutWords(page)),
      ...(await findFocusRingProblems(page)),
    ]);
    expect(faults).toEqual([]);
  });
}

test('the open menu has complete focus rings beside its text when zoomed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  await page.locator('summary').press('Enter');
  await expect(page.locator('.menu-panel')).toBeVisible();
  expect(await inEachSize(page, () => findFocusRingProblems(page, 'details[open]'))).toEqual([]);
});

test('the search overlay has complete focus rings beside its text when zoomed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  // After a click, focus that a script moves would have no ring.
  await page.locator('#search').press('Enter');
  await page.getByRole('combobox').fill('hönnun');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await inEachSize(page, () => findFocusRingProblems(page, 'dialog[open]'))).toEqual([]);
});

test('with text of 200 % the labels of a call are above its values', async ({ page }) => {
  await openHydrated(page, '/fyrir-honnudi/styrkir/');
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const heights = await page
    .locator('main tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  // With the labels beside the values, a call has an average height of 1,155 px.
  expect(heights.reduce((sum, height) => sum + height) / heights.length).toBeLessThan(577);
});
