import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { drawn } from './hydrated';
import { recordLayoutShifts } from './layoutShifts';

// Fonts that arrive late have `font-display: optional`: the browser itself would not show them before
// another document is loaded.

/** @returns the fonts that the browser uses for the element's text */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

for (const width of [375, 768, 1440]) {
  test(`fonts that arrive late are shown without a shift, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let deliver = () => {};
    const delivery = new Promise<void>((resolve) => (deliver = resolve));
    const requested: string[] = [];
    await page.route('**/*.woff2', async (route) => {
      requested.push(route.request().url());
      await delivery;
      await route.continue();
    });
    const layoutShifts = await recordLayoutShifts(page);
    await page.goto('/fagfelog/', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    await drawn(page);
    expect(await fontsOf(page, 'h1')).toEqual([]);

    deliver();
    // The first interaction loads the code that shows them.
    await expect
      .poll(async () => {
        await page.mouse.move(1, 300);
        await page.mouse.move(2, 301);
        return fontsOf(page, 'h1');
      })
      .toEqual([expect.stringContaining('Bricolage')]);
    await drawn(page);
    expect(await layoutShifts()).toEqual([]);
    expect(await fontsOf(page, '.languages a')).toEqual([]);

    await page.locator('main a[href^="/fagfelog/"]').first().click();
    await expect(page.locator('h1')).not.toHaveText('Fagfélög');
    await expect
      .poll(() => fontsOf(page, '.languages a'))
      .toEqual([expect.stringContaining('Bricolage')]);
    await expect(page.locator('[data-fallback-font]')).toHaveCount(0);
    // Each file is requested once, as without delay.
    expect(new Set(requested).size).toBe(requested.length);
  });
}
