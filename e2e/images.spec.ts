import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { manifestPath } from '../plugins/gatsby-source-prismic-graphql/src/preview/previewRequests';
import { findBroken } from './watchPage';
import { builtPages } from './builtPages';
import { holdRequests } from './interact';
import { hydrated, openHydrated } from './hydrated';
import { publishedBuild } from './publishedBuild';

// A published site works without the content service. everyPage.spec.ts tests each page's images.

const content = String(process.env['CONTENT_URL']);

/** Makes requests to the content service fail. Returns the URLs that the page requests from it. */
async function withoutContent(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(`${content}/**`, (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  return requested;
}

test('images of pages opened by a link come from the site too', async ({ page }) => {
  const requested = await withoutContent(page);
  await openHydrated(page, '/ha-frettir/');
  await page.locator('main :is(h2, h3) a').first().click();
  await expect(page).not.toHaveURL('/ha-frettir/');
  await expect(page.locator('main img').first()).toBeVisible();
  expect(await findBroken(page)).toEqual([]);
  expect(requested).toEqual([]);
});

test('no page, feed or calendar names the content service', () => {
  const files = readdirSync(publishedBuild, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(html|xml|json|ics|txt)$/.test(file) && !file.startsWith('page-data'),
  );
  expect(files.length).toBeGreaterThan(builtPages().length);
  const matches = files.filter((file) =>
    readFileSync(path.join(publishedBuild, file), 'utf8').includes(content),
  );
  // The manifest is for previews only, and hosting.json has the policy for previews.
  expect(matches.sort()).toEqual([path.basename(manifestPath), 'hosting.json'].sort());
});

test('each image of a page has its declared width in each size', async ({ page }) => {
  await page.goto('/');
  const wrong = await page.locator('[srcset]').evaluateAll(async (elements) => {
    const candidates = elements.flatMap((element) =>
      (element.getAttribute('srcset') ?? '').split(/,\s+/).map((each) => each.split(/\s+/)),
    );
    const found = candidates.map(async ([url = '', width = '']) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return image.naturalWidth === parseInt(width, 10) ? [] : [`${url} ${image.naturalWidth}`];
    });
    return (await Promise.all(found)).flat();
  });
  expect(wrong).toEqual([]);
});

const large = ['/', '/verkefni/mottur-ur-sjogollum/', '/um-honnunarmidstod/'];
const screens = [
  { width: 1920, height: 1080, deviceScaleFactor: 1 },
  { width: 1440, height: 900, deviceScaleFactor: 2 },
];

for (const { deviceScaleFactor, ...viewport } of screens) {
  test.describe(`on a screen of ${viewport.width} px, ${deviceScaleFactor}×`, () => {
    test.use({ viewport, deviceScaleFactor });

    test('large images have a pixel for each of the screen’s', async ({ page }) => {
      for (const address of large) {
        await page.goto(address);
        const share = () =>
          page
            .locator('main img')
            .first()
            .evaluate((img: HTMLImageElement) => {
              const [, width] = /[@~]w_(\d+)/.exec(img.currentSrc) ?? [];
              return Number(width) / (img.clientWidth * devicePixelRatio);
            });
        await expect.poll(share, address).toBeGreaterThanOrEqual(1);
      }
    });
  });
}

const rectangles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, footer')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

for (const address of ['/', '/ha-frettir/', '/verkefni/', '/fagfelog/']) {
  test(`images move nothing on ${address} when they arrive, and show a placeholder before`, async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/media/**');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // The first interaction loads the scripts, which otherwise wait for the images.
    await page.keyboard.press('Shift');
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await rectangles(page);
    const jpegs = page.locator('main img[src$=".jpg"]');
    for (const jpeg of (await jpegs.all()).slice(0, 3)) {
      await expect(jpeg).toHaveCSS('background-image', /^url\("data:image\/webp;base64,/);
    }
    release();
    expect(await findBroken(page)).toEqual([]);
    expect(await rectangles(page)).toEqual(before);
  });
}

test('the first image of the front page is cropped only in a window wider than the image', async ({
  page,
}) => {
  await page.goto('/');
  const image = page.locator('main img').first();
  const shownShare = () =>
    image.evaluate((img: HTMLImageElement) => {
      const ratio = img.naturalWidth / img.naturalHeight;
      return ratio / (img.clientWidth / img.clientHeight);
    });
  for (const [width, height] of [
    [375, 800],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(shownShare).toBeCloseTo(1, 1);
  }
  await page.setViewportSize({ width: 1440, height: 500 });
  await expect.poll(shownShare).toBeLessThan(0.9);
});

test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('images have 85 % of their brightness until the reader points at them or focuses their link', async ({
    page,
  }) => {
    await page.goto('/verkefni/');
    const entry = page
      .locator('main li')
      .filter({ has: page.locator('img') })
      .first();
    const image = entry.locator('img');
    await expect(image).toHaveCSS('filter', 'brightness(0.85)');
    await entry.hover();
    await expect(image).toHaveCSS('filter', 'none');
    await page.mouse.move(0, 0);
    await expect(image).toHaveCSS('filter', 'brightness(0.85)');
    await entry.getByRole('link').first().focus();
    await expect(image).toHaveCSS('filter', 'none');
  });
});
