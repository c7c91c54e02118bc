import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { manifestPath } from '../plugins/gatsby-source-prismic-graphql/src/preview/PreviewManifest';
import { findBroken } from './brokenImages';
import { builtPages, testedPages } from './builtPages';
import { hydrated } from './hydrated';
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
  await page.goto('/ha-frettir/');
  await hydrated(page);
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
  // These two files may name the content service: the manifest is for previews only, and
  // hosting.json contains the policy that allows the requests of previews.
  expect(matches.sort()).toEqual([path.basename(manifestPath), 'hosting.json'].sort());
});

type Candidate = { url: string; width: number };

/** Returns the distinct candidates in the `srcset` of all pages. */
async function candidatesOf(page: Page): Promise<Candidate[]> {
  const found = new Map<string, number>();
  for (const { path: address } of testedPages()) {
    const file = address.endsWith('.html') ? address : `${address}index.html`;
    const html = readFileSync(path.join(publishedBuild, file), 'utf8');
    const candidates = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return [...parsed.querySelectorAll('[srcset]')].flatMap((element) =>
        (element.getAttribute('srcset') ?? '').split(/,\s+/).map((each) => each.split(/\s+/)),
      );
    }, html);
    for (const [url = '', width = ''] of candidates) {
      if (url.startsWith('/')) found.set(url, Number.parseInt(width, 10));
    }
  }
  return [...found].map(([url, width]) => ({ url, width }));
}

test('every image candidate exists, in its format and with its declared width', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const candidates = await candidatesOf(page);
  expect(candidates.length).toBeGreaterThan(50);
  for (const { url } of candidates) {
    const response = await request.head(url);
    expect(response.status(), url).toBe(200);
    expect(response.headers()['content-type'], url).toBe('image/avif');
  }
  // Only every seventh image is decoded. These images include all widths.
  const sample = candidates.filter((_, index) => index % 7 === 0);
  const widths = await page.evaluate(
    (urls) =>
      Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    sample.map(({ url }) => url),
  );
  expect(widths).toEqual(sample.map(({ width }) => width));
});

test('documents to download are part of the site', async ({ request }) => {
  const links = builtPages().flatMap(({ path: address }) => {
    if (address.endsWith('.html')) return [];
    const html = readFileSync(path.join(publishedBuild, address, 'index.html'), 'utf8');
    return [...html.matchAll(/href="([^"]+\.pdf)"/g)].map(([, href = '']) => href);
  });
  expect(links.length).toBeGreaterThan(0);
  for (const href of new Set(links)) {
    expect(href).toMatch(/^\/media\//);
    const response = await request.get(href);
    expect(response.status()).toBe(200);
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

const large = ['/', '/verkefni/mottur-ur-sjogollum/', '/um-honnunarmidstod/'];
const screens = [
  { width: 1920, height: 1080, deviceScaleFactor: 1 },
  { width: 1440, height: 900, deviceScaleFactor: 2 },
];

for (const { deviceScaleFactor, ...viewport } of screens) {
  test.describe(`on a screen of ${viewport.width} px, ${deviceScaleFactor}×`, () => {
    test.use({ viewport, deviceScaleFactor });

    for (const address of large) {
      test(`the large image of ${address} has a pixel for each of the screen's`, async ({
        page,
      }) => {
        await page.goto(address);
        const share = () =>
          page
            .locator('main img')
            .first()
            .evaluate((img: HTMLImageElement) => {
              const [, width] = /[@~]w_(\d+)/.exec(img.currentSrc) ?? [];
              return Number(width) / (img.clientWidth * devicePixelRatio);
            });
        await expect.poll(share).toBeGreaterThanOrEqual(1);
      });
    }
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
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/media/**', async (route) => {
      await released;
      await route.continue();
    });
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
