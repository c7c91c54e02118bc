import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeViolations } from './axeViolations';
import { hydrated } from './hydrated';
import { speak, toLine } from './spokenPage';

const project = '/verkefni/bokasafnid-i-ketilhusinu/';

const picture = (page: Page, number: number) =>
  page.getByRole('link', { name: new RegExp(`^Stækka mynd ${number}:`) });

test('the first screen of a laptop has the title of a project below its image', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(project);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.9 });
});

test('the viewer opens over the page, and when the back button closes it, the picture has the focus', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(project);
  await hydrated(page);
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
    await page.goto(project);
    await hydrated(page);
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

test('a screen reader reads the name of the viewer, the number and the picture', async ({
  page,
}) => {
  await page.goto(project);
  await hydrated(page);
  await picture(page, 2).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const lines = (await speak(page)).map(toLine);
  const name =
    'Snið í gegnum húsið: risþak, ofn með röri upp úr mæninum, fjórar bókahillur, fólk og barn. ' +
    'Til hægri lág viðbygging með borði';
  expect(lines).toEqual([
    'dialog, “Myndir: Bókasafnið í ketilhúsinu”',
    'StaticText, “2 af 8”',
    'button, “Full stærð”',
    'button, “Loka”',
    `image, “${name}”`,
    'StaticText, “Snið A–A. Strompurinn er gamall og ofninn nýr, og þeim hefur samið vel.”',
    'StaticText, “Teikning: Miðstöð”',
    'button, “Fyrri”',
    'button, “Næsta”',
    `StaticText, “2 af 8: ${name}”`,
  ]);
});

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
    await page.goto(project);
    await hydrated(page);
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
    await page.goto(project);
    await hydrated(page);
    await picture(page, 1).tap();
    const viewer = page.getByRole('dialog');
    await viewer.getByRole('img').tap();
    await expect(viewer.getByRole('button', { name: 'Full stærð', pressed: true })).toBeVisible();
    expect((await viewer.getByRole('img').boundingBox())?.width).toBe(2000);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is a link to its file', async ({ page }) => {
    await page.goto(project);
    const file = await picture(page, 2).getAttribute('href');
    const response = await page.request.get(file ?? '');
    expect(response.headers()['content-type']).toBe('image/jpeg');
  });

  test('filters of projects show the projects that they count, one filter or two', async ({
    page,
  }) => {
    await page.goto('/verkefni/');
    const filters = page.getByRole('navigation', { name: 'Sía verkefni' });
    const projects = page.getByRole('main').getByRole('article');
    const all = await projects.count();
    await filters.getByRole('link', { name: 'Landslagsarkitektúr 2' }).click();
    await expect(projects).toHaveCount(2);
    await filters.getByRole('list', { name: 'Landslagsarkitektúr og' }).getByText('2024').click();
    await expect(page).toHaveURL('/verkefni/#svid-landslagsarkitektur--ar-2024');
    await expect(projects).toHaveText(/Fjöruleiðin/);
    await filters.getByRole('link', { name: /^Öll verkefni/ }).click();
    await expect(projects).toHaveCount(all);
  });
});
