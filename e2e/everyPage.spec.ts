import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from './axeFaults';
import { testedPages } from './builtPages';
import { hydrated } from './hydrated';
import { recordLayoutShifts } from './layoutShifts';

const ours = [process.env['BASE_URL'], process.env['CONTENT_URL']].filter(Boolean);

/** What no page may do: complain in the console, throw, ask a third party, answer with an error. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    const isOurs = url.startsWith('data:') || ours.some((origin) => url.startsWith(String(origin)));
    if (!isOurs) faults.push(`asks ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  return faults;
}

const text = (page: Page) =>
  page.evaluate(() => document.getElementById('gatsby-focus-wrapper')?.textContent);

for (const { path, lang } of testedPages()) {
  test(`${path} reads the same before and after React, without a fault`, async ({
    page,
    browser,
  }) => {
    const faults = watch(page);
    const layoutShifts = await recordLayoutShifts(page);
    const response = await page.goto(path);
    // Asked by its own address, the not-found page is there; anywhere else it is a 404.
    expect(response?.status()).toBe(200);
    await hydrated(page);
    const after = await text(page);

    const quiet = await browser.newContext({ javaScriptEnabled: false });
    const before = await quiet.newPage();
    await before.goto(path);
    expect(after).toBe(await text(before));
    await quiet.close();

    expect(faults).toEqual([]);
    expect(await layoutShifts()).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.title()).not.toBe('');
  });

  test(`${path} is accessible and fits, narrow and wide, in light and dark`, async ({ page }) => {
    // A colour that is still changing is none that anybody has chosen.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(async () => {
          // Until the next frame the page has the new width and the old answers to its media queries,
          // and so another height than it will have.
          await new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
          const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
          // At the end, where the banner that sticks to the window's edge covers nothing.
          window.scrollTo(0, scrollHeight);
          return scrollWidth - clientWidth;
        });
        const faults = [
          ...(await axeFaults(page)),
          ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
        ];
        found.push(...faults.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}
