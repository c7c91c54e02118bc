import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { clickHydrated, hydrated, openHydrated } from './hydrated';
import { publishedBuild } from './publishedBuild';
import { waitForServiceWorker, waitForCached, openCached } from './serviceWorkerControl';
import { watchLog } from './watchPage';

test('a second visit gets the real page from the service worker', async ({ page }) => {
  const logged = watchLog(page, ['error', 'warning', 'log', 'info']);
  await openHydrated(page, '/en/');
  await waitForServiceWorker(page);
  await expect.poll(() => logged).toContain('Content is now available offline!');
  await expect.poll(() => logged).toContain('The service worker is active.');

  logged.length = 0;
  const response = await page.goto('/verkefni/');
  expect(response?.fromServiceWorker()).toBe(true);
  const html = await response?.text();
  expect(html).toContain('<html lang="is"');
  expect(html).toContain('<h1');
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Verkefni');
  expect(logged).toEqual([]);
});

test('after one search, searching works without a network, even after a reload', async ({
  page,
  context,
}) => {
  await openCached(page, '/fagfelog/');
  const search = async (word: string) => {
    await page.locator('#search').click();
    await page.getByRole('combobox').fill(word);
    await expect(page.getByRole('option').first()).toBeVisible();
  };
  await search('hönnun');
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await search('stólum');
});

test('the offline page is replaced by the real page when the network returns', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.goto('/fagfelog/');
  await expect(page.locator('h1')).toHaveText('Ekkert netsamband');
  await hydrated(page);
  await context.setOffline(false);
  await expect(page.locator('h1')).toHaveText('Fagfélög');
});

test('a missing page is not cached', async ({ page, context }) => {
  await page.goto('/');
  await waitForServiceWorker(page);
  await openHydrated(page, '/horfid/');
  // The worker would cache the missing page before the next page.
  await page.goto('/verkefni/');
  await waitForCached(page, '/verkefni/');
  await context.setOffline(true);
  await page.goto('/horfid/');
  await expect(page.locator('h1')).toHaveText('Ekkert netsamband');
});

for (const [how, script] of [
  ['that has no service workers', 'delete Navigator.prototype.serviceWorker'],
  ['whose service workers are blocked', ''],
] as const) {
  test(`in a browser ${how}, a page works and logs at most one message`, async ({ page }) => {
    const faults = watchLog(page);
    await page.addInitScript(
      script ||
        `navigator.serviceWorker.register = () => Promise.reject(new Error('blocked'));
         Object.defineProperty(navigator.serviceWorker, 'ready', { value: new Promise(() => {}) })`,
    );
    await openHydrated(page, '/verkefni/');
    await clickHydrated(page.getByRole('link', { name: 'English' }));
    await expect(page.locator('h1')).toHaveText('Projects');
    expect(faults).toEqual(
      script ? [] : [expect.stringContaining('Error during service worker registration')],
    );
  });
}

test('both manifests have everything that an installation needs', async ({ request }) => {
  for (const [address, lang, start] of [
    ['/manifest.webmanifest', 'is', '/'],
    ['/manifest_en.webmanifest', 'en', '/en/'],
  ] as const) {
    const manifest = await (await request.get(address)).json();
    expect(manifest).toMatchObject({
      name: 'midstod',
      short_name: 'midstod',
      lang,
      start_url: start,
      display: 'minimal-ui',
      theme_color: '#410099',
    });
    const purposes = new Set<string>();
    for (const { src, sizes, type, purpose } of manifest.icons) {
      const response = await request.get(new URL(src, `http://x${address}`).pathname);
      expect(response.headers()['content-type']).toBe(type);
      const { width, height } = await sharp(await response.body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
      purposes.add(purpose);
    }
    expect([...purposes].sort()).toEqual(['any', 'maskable']);
  }
});

test('the service worker and its precached files stay small', () => {
  const worker = readFileSync(path.join(publishedBuild, 'sw.js'), 'utf8');
  expect(Buffer.byteLength(worker)).toBeLessThan(35_000);
  const files = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, url = '']) => url);
  const bytes = files.map((url) => {
    const file = path.join(publishedBuild, url.endsWith('/') ? `${url}index.html` : url);
    return readFileSync(file).length;
  });
  expect(files).toEqual(expect.arrayContaining(['/', '/en/', '/offline/', '/en/offline/']));
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(1_220_000);
});
