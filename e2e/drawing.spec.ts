import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isOfReact, openHydrated } from './hydrated';
import { watchLog } from './watchPage';

const wave = '/ha-frettir/barujarn-half-onnur-old-i-bylgjum/';

const drawing = (page: Page) => page.getByRole('main').locator('figure [role="img"]');

/** Returns the dash array of each line. It is `none` for a complete line. */
function dashes(page: Page): Promise<string[]> {
  return drawing(page)
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).strokeDasharray));
}

const isComplete = (lines: string[]) => lines.length > 2 && lines.every((line) => line === 'none');

/** @param height of the drawing's upper edge in the window, from 0 (top) to 1 */
const scrollTo = (page: Page, height: number) =>
  drawing(page).evaluate(
    (element, at) =>
      window.scrollBy(0, element.getBoundingClientRect().top - at * window.innerHeight),
    height,
  );

test('a drawing is drawn while one scrolls, and complete when it is read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, wave);
  await scrollTo(page, 0.9);
  await expect.poll(async () => isComplete(await dashes(page))).toBe(false);
  await scrollTo(page, 0.1);
  await expect.poll(async () => isComplete(await dashes(page))).toBe(true);
  await scrollTo(page, 0.9);
  await expect.poll(async () => isComplete(await dashes(page))).toBe(false);
});

test('a drawing is complete with reduced motion and in print', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(wave);
  await scrollTo(page, 0.95);
  expect(isComplete(await dashes(page))).toBe(true);
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  expect(isComplete(await dashes(page))).toBe(true);
});

test('a drawing is in the HTML, and hydration moves nothing', async ({ page }) => {
  const errors = watchLog(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await openHydrated(page, wave);
  const before = await drawing(page).evaluate((element) => element.outerHTML);
  expect(await drawing(page).evaluate(isOfReact)).toBe(false);
  await page.mouse.move(40, 40);
  await page.mouse.move(90, 200);
  await expect.poll(() => drawing(page).evaluate(isOfReact)).toBe(true);
  expect(await drawing(page).evaluate((element) => element.outerHTML)).toBe(before);
  expect(errors).toEqual([]);
});

test('a page that a link has opened has its drawing without a further interaction', async ({
  page,
}) => {
  await openHydrated(page, '/ha-frettir/2/');
  await page.locator(`main a[href="${wave}"]`).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(wave);
  await expect(drawing(page)).toBeVisible();
});

test('on a wide screen the drawing is in the margin, level with its paragraph', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(wave);
  const paragraph = page.getByRole('main').locator('p', { hasText: '76 millimetrar' });
  const figure = (await drawing(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const text = (await paragraph.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  expect(figure.x).toBeGreaterThan(text.x + text.width);
  expect(Math.abs(figure.y - text.y)).toBeLessThan(24);
  expect(figure.x + figure.width).toBeLessThanOrEqual(1440 - 57);

  await page.setViewportSize({ width: 1280, height: 900 });
  const inText = (await drawing(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const below = (await paragraph.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  expect(inText.x).toBe(below.x);
  expect(inText.y).toBeLessThan(below.y);
});
