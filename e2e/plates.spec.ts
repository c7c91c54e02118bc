import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeViolations } from './axeViolations';
import { openHydrated } from './hydrated';

const project = '/verkefni/bokasafnid-i-ketilhusinu/';

const picture = (page: Page, number: number) =>
  page.getByRole('link', { name: new RegExp(`^Stækka mynd ${number}:`) });

test('the viewer opens over the page, and when the back button closes it, the picture has the focus', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openHydrated(page, project);
  await picture(page, 3).scrollIntoViewIfNeeded();
  expect(scripts.filter((url) => url.includes('plate-viewer'))).toEqual([]);
  await picture(page, 3).click();
  const viewer = page.getByRole('dialog', { name: 'Myndir: Bókasafnið í ketilhúsinu' });
  await expect(viewer).toBeVisible();
  await expect(page).toHaveURL(project);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toHaveText(/^4 af 8: /);
  expect(await axeViolations(page)).toEqual([]);
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(project);
  await expect(picture(page, 4)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(viewer.getByRole('status')).toHaveText(/^4 af 8: /);
  await page.keyboard.press('Escape');
  // The closed dialog stays in the document until the browser has left its history entry.
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(picture(page, 4)).toBeFocused();
  // The history has no entry of the viewer any more, although the viewer was open twice.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

for (const [width, height] of [
  [375, 700],
  [700, 375],
  [1280, 800],
] as const) {
  test(`the viewer fits ${width} × ${height} px, and shows each pixel of the file`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, project);
    await picture(page, 1).click();
    const viewer = page.getByRole('dialog');
    for (const control of await viewer.getByRole('button').all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
      const box = await control.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await expect(viewer.getByRole('img')).toBeInViewport({ ratio: 1 });
    await viewer.getByRole('button', { name: 'Full stærð' }).click();
    expect((await viewer.getByRole('img').boundingBox())?.width).toBe(2000);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 700 } });

  test('a swipe shows the next picture or the previous one', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 350 }],
      });
    const swipe = async (...places: readonly [number, ...number[]]) => {
      await touch('touchStart', places[0]);
      for (const place of places.slice(1)) await touch('touchMove', place);
      await touch('touchEnd');
    };
    await openHydrated(page, project);
    await picture(page, 1).tap();
    const viewer = page.getByRole('dialog');
    const status = viewer.getByRole('status');
    await expect(status).toHaveText(/^1 af 8: /);
    await swipe(300, 200, 100);
    await expect(status).toHaveText(/^2 af 8: /);
    await swipe(100, 200, 300);
    await expect(status).toHaveText(/^1 af 8: /);
  });

  test('a tap shows each pixel of the file', async ({ page }) => {
    await openHydrated(page, project);
    await picture(page, 1).tap();
    const viewer = page.getByRole('dialog');
    await viewer.getByRole('img').tap();
    await expect(viewer.getByRole('button', { name: 'Full stærð', pressed: true })).toBeVisible();
    expect((await viewer.getByRole('img').boundingBox())?.width).toBe(2000);
  });
});
