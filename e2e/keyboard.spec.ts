import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { templatePages } from './builtPages';
import { findStops, focusedStop } from './focusStops';
import { openHydrated } from './hydrated';

/** Presses the key as often as there are tab stops. Returns the visited stops and their faults. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', stops: string[], all = stops) {
  const visited: string[] = [];
  const faults: string[] = [];
  let last = -1;
  while (visited.length < stops.length) {
    await page.keyboard.press(key);
    const stop = await focusedStop(page);
    // The browser's own controls of a film or sound are further stops inside of the element.
    if (stop.index === last && /^<(?:audio|video)>/.test(stop.name)) continue;
    last = stop.index;
    visited.push(all[stop.index] ?? stop.name);
    faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
  }
  return { visited, faults };
}

const pages = templatePages().filter(({ template }) =>
  /-(home|article|events|contact|elements)-tsx$/.test(template),
);
const windows = [
  [375, 'light'],
  [1440, 'dark'],
] as const;

/** Returns all pages with `TEST_FULL`. Otherwise each page is tested in only one of the windows. */
const pagesIn = (window: number) =>
  pages.filter((_page, place) => process.env['TEST_FULL'] || place % windows.length === window);

for (const [index, [width, colorScheme]] of windows.entries()) {
  test.describe(`with only the keyboard, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    for (const { path } of pagesIn(index)) {
      test(`${path}: Tab visits every stop in order, and Shift+Tab in reverse`, async ({
        page,
      }) => {
        await openHydrated(page, path);
        const stops = await findStops(page);
        const there = await walk(page, 'Tab', stops);
        expect(there.visited).toEqual(stops);
        await page.keyboard.press('Tab');
        expect((await focusedStop(page)).name).toBe('nowhere');
        const back = await walk(page, 'Shift+Tab', stops);
        expect(back.visited).toEqual(stops.toReversed());
        expect([...there.faults, ...back.faults]).toEqual([]);
      });
    }
  });
}

const skipLinks = [
  ['Skip to cookies', '#consent'],
  ['Skip to content', '#content'],
  ['Skip to navigation', '#navigation'],
  ['Skip to search', '#search'],
] as const;

test('each skip link moves the focus, and Tab continues there @smoke', async ({ page }) => {
  for (const [index, [name, target]] of skipLinks.entries()) {
    await openHydrated(page, '/en/');
    for (let press = 0; press <= index; press += 1) await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator(`${target}:focus, ${target} :focus`)).toHaveCount(1);
    await page.keyboard.press('Tab');
    const hasPassed = await page.evaluate((selector) => {
      const { activeElement } = document;
      const position = document
        .querySelector(selector)
        ?.compareDocumentPosition(activeElement ?? document);
      return Boolean(position && position & Node.DOCUMENT_POSITION_FOLLOWING);
    }, target);
    expect(hasPassed, name).toBe(true);
  }
});

test('the menu opens and closes with Enter and Space and covers no tab stop @smoke', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openHydrated(page, '/');
  const button = page.getByRole('navigation', { name: 'Aðalvalmynd' }).locator('summary');
  const content = button.locator('..').getByRole('link').first();
  await button.focus();
  // The focus loads the menu's code, which collapses the groups.
  await expect(button.locator('..').locator('[data-folding=true]')).toBeAttached();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(content).toBeVisible();
    await page.keyboard.press(key);
    await expect(content).toBeHidden();
  }
  await page.keyboard.press('Enter');
  await expect(content).toBeVisible();
  const stops = await findStops(page);
  const rest = stops.slice((await focusedStop(page)).index + 1);
  const { visited, faults } = await walk(page, 'Tab', rest, stops);
  expect(visited).toEqual(rest);
  expect(faults).toEqual([]);
});

test('an article can be shared with a button', async ({ page }) => {
  await openHydrated(page, '/ha-frettir/hlutur-sem-dettur-a-ad-geta-thad/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', { name: 'Deila' })).toBeVisible();
});

test('the skip link to the cookie question is there until it is answered, and the focus stays on the page', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const skip = page.locator('.skip-links a[href="#consent"]');
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Samþykkja' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(skip).toBeHidden();
  await expect(page.locator(':focus')).toHaveCount(1);
});
