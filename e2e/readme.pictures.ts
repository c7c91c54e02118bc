import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hydrated } from './hydrated';

// `npm run pictures` runs this file and so takes the pictures of README.md.

const QUALITY = 72;
const PHONE = { width: 375, height: 720 };
const PHONE_GAP_PX = 45;
const paper = '#f8f5ef';

// At this time the office and an exhibition are open.
const now = '2026-11-26T13:00:00Z';

test.use({
  viewport: { width: 1440, height: 960 },
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'gdprConsent', value: 'false', url: baseURL ?? '' }]);
});

async function open(page: Page, address: string): Promise<void> {
  expect((await page.goto(address))?.status()).toBe(200);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.getBoundingClientRect().top > innerHeight || (image.complete && image.naturalWidth),
    ),
  );
}

async function take(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `docs/${name}.jpg`, type: 'jpeg', quality: QUALITY });
}

for (const [name, address, colorScheme] of [
  ['front-page', '/', 'light'],
  ['event', '/ha-frettir/lykkja-fyrir-lykkju/', 'light'],
  ['projects', '/verkefni/', 'light'],
  ['association', '/fagfelog/deigla/', 'dark'],
] as const) {
  test(name, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.emulateMedia({ colorScheme });
    await open(page, address);
    await take(page, name);
  });
}

test('search', async ({ page }) => {
  await open(page, '/verkefni/');
  await page.locator('#search').click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('bókum');
  await expect(page.getByRole('option').first()).toBeVisible();
  await take(page, 'search');
});

test('phones', async ({ page }) => {
  await page.clock.setFixedTime(now);
  await page.setViewportSize(PHONE);
  const shots: Buffer[] = [];
  for (const address of ['/en/ha-frettir/', '/verkefni/fjoruleidin/', '/vidburdir/']) {
    await open(page, address);
    shots.push(await page.screenshot());
  }
  const scale = 2;
  const step = (PHONE.width + PHONE_GAP_PX) * scale;
  await sharp({
    create: {
      width: step * shots.length + PHONE_GAP_PX * scale,
      height: (PHONE.height + 2 * PHONE_GAP_PX) * scale,
      channels: 3,
      background: paper,
    },
  })
    .composite(
      shots.map((input, index) => ({
        input,
        left: PHONE_GAP_PX * scale + step * index,
        top: PHONE_GAP_PX * scale,
      })),
    )
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile('docs/phones.jpg');
});
