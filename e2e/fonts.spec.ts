import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { templatePages, isHidden } from './builtPages';
import { drawn } from './hydrated';
import { recordLayoutShifts } from './layoutShifts';

/** Without `TEST_FULL`, a page is tested in one of the windows. */
const viewports = [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
];

/** Returns whether the heading and a text are drawn in the site's fonts. */
async function ownFonts(page: Page): Promise<boolean[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  // The browser reports only fonts of text at most two levels below an element.
  const heading = 'h1:not(:has(*)), h1 :not(:has(*))';
  const areOwn = [heading, '.footer-imprint'].map(async (selector) => {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts).not.toEqual([]);
    return fonts.every(({ familyName }) => familyName.includes('Bricolage'));
  });
  const result = await Promise.all(areOwn);
  await session.detach();
  return result;
}

/**
 * Opens a page and holds its fonts back until the page is drawn.
 *
 * @returns for each font the function that delivers the font
 */
async function openWithoutFonts(page: Page, path: string) {
  const deliver = { text: () => {}, display: () => {} };
  for (const name of ['text', 'display'] as const) {
    const delivery = new Promise<void>((resolve) => (deliver[name] = resolve));
    await page.route(`**/bricolage-${name}-*.woff2`, async (route) => {
      await delivery;
      await route.continue();
    });
  }
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('.footer-imprint').waitFor();
  await drawn(page);
  expect(await ownFonts(page)).toEqual([false, false]);
  return deliver;
}

// One page of each template is tested. Other pages might fail: a text that nearly fills its last
// line could take one more line in the fallback font.
const pages = templatePages().filter((page) => !isHidden(page));
const isFull = Boolean(process.env['TEST_FULL']);

for (const [index, { path }] of pages.entries()) {
  for (const viewport of isFull ? viewports : viewports.slice(index % 2, (index % 2) + 1)) {
    test(
      `${path} hardly moves at ${viewport.width} px when its fonts arrive late`,
      { tag: path === '/' ? '@smoke' : [] },
      async ({ page }) => {
        await page.setViewportSize(viewport);
        const layoutShifts = await recordLayoutShifts(page);
        const deliver = await openWithoutFonts(page, path);
        deliver.text();
        deliver.display();
        await expect.poll(() => ownFonts(page)).toEqual([true, true]);
        await drawn(page);
        expect(await layoutShifts()).toEqual([]);
      },
    );
  }
}

for (const [first, second] of [
  ['text', 'display'],
  ['display', 'text'],
] as const) {
  test(`the font for ${first} waits for the font for ${second}`, async ({ page }) => {
    const deliver = await openWithoutFonts(page, '/');
    deliver[first]();
    const face = { text: '1em Bricolage', display: '600 1em Bricolage Display' }[first];
    await page.waitForFunction((font) => document.fonts.check(font), face);
    await drawn(page);
    expect(await ownFonts(page)).toEqual([false, false]);
    deliver[second]();
    await expect.poll(() => ownFonts(page)).toEqual([true, true]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the fonts are shown', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => ownFonts(page)).toEqual([true, true]);
  });
});
