import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isOfReact, openHydrated } from './hydrated';
import { watchPage } from './watchPage';

const film = '/ha-frettir/prjonad-a-rudustrikadan-pappir/';
const caption = 'Ein lykkja er einn reitur.';
const sound = '/ha-frettir/thognin-er-lika-efni/';

const player = (page: Page) => page.locator('main :is(video, audio)');

/** Returns the statuses of responses with a film or sound. */
function watchFiles(page: Page): number[] {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (/\.mp[34]$/.test(response.url())) statuses.push(response.status());
  });
  return statuses;
}

/** A space plays and pauses the focused film, also without scripts. */
async function pressSpace(page: Page): Promise<void> {
  await player(page).focus();
  await page.keyboard.press('Space');
}

const time = (page: Page) =>
  player(page).evaluate((element) => (element as HTMLMediaElement).currentTime);

test('a film is requested when a reader plays it, and has captions', async ({ page }) => {
  const faults = watchPage(page, (url) => url.startsWith(String(process.env['BASE_URL'])));
  const files = watchFiles(page);
  await openHydrated(page, film);
  const element = await player(page).elementHandle();
  await player(page).scrollIntoViewIfNeeded();
  const height = (await player(page).boundingBox())?.height;
  await page.mouse.move(40, 40);
  await page.mouse.move(90, 200);
  await expect.poll(() => player(page).evaluate(isOfReact)).toBe(true);
  expect(files).toEqual([]);

  await pressSpace(page);
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  expect(new Set(files)).toEqual(new Set([206]));
  // Hydration keeps the element, and the file has the shape of its poster.
  expect(await element?.evaluate((before) => before.isConnected)).toBe(true);
  expect((await player(page).boundingBox())?.height).toBe(height);

  const shown = await player(page).evaluate(async (player) => {
    const video = player as HTMLVideoElement;
    const element = video.querySelector('track');
    if (!element) return {};
    const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
    // The player's own menu of captions sets this property.
    element.track.mode = 'showing';
    await loaded;
    video.currentTime = 5;
    await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    video.pause();
    const texts = [...(element.track.activeCues ?? [])].map((cue) => (cue as VTTCue).text);
    return { language: element.track.language, text: texts.join() };
  });
  expect(shown).toEqual({ language: 'is', text: expect.stringContaining(caption) });
  await page.getByText('Texti upptöku', { exact: true }).press('Enter');
  await expect(page.locator('details strong', { hasText: caption })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a sound is requested when a reader plays it', async ({ page }) => {
  const files = watchFiles(page);
  await openHydrated(page, sound);
  expect(files).toEqual([]);
  // The browser's own button.
  await player(page).click({ position: { x: 24, y: 27 } });
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  expect(files).toContain(206);
});

test('the transcript is printed although it is closed', async ({ page }) => {
  await page.goto(sound);
  const text = page.locator('details', { hasText: 'Upptaka án tals' }).locator('p').first();
  await expect(text).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(text).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a film can be played, and its transcript opened', async ({ page }) => {
    const files = watchFiles(page);
    await page.goto(film);
    expect(files).toEqual([]);
    await pressSpace(page);
    await expect.poll(() => time(page)).toBeGreaterThan(0);
    await page.getByText('Texti upptöku', { exact: true }).click();
    await expect(page.locator('main details p').first()).toBeVisible();
  });
});
