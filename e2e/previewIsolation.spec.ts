import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { openHydrated } from './hydrated';
import { publishedDocument, withTitle } from './previewContent';
import { previewFiles } from './previewSite';
import { openPreview, previewTest as test, settled, visit } from './previewTest';
import { publishedBuild } from './publishedBuild';
import { waitForServiceWorker } from './serviceWorkerControl';

const previewScripts = previewFiles();

const isForPreviews = (url: string) =>
  previewScripts.some((name) => url.includes(name)) ||
  url.includes('/prismic-preview.json') ||
  url.startsWith(String(process.env['CONTENT_URL']));

base('a reader without a preview loads no code for previews', async ({ page }) => {
  expect(previewScripts.length).toBeGreaterThan(1);
  const requested: string[] = [];
  page.context().on('request', (request) => requested.push(request.url()));
  for (const address of ['/', '/en/ha-frettir/', '/ha-frettir/smidamars-2027/', '/horfid/']) {
    await openHydrated(page, address);
  }
  await openHydrated(page, '/verkefni/');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/verkefni/');
  await page.getByRole('link', { name: 'English' }).hover();
  await page.waitForLoadState('networkidle');
  expect(requested.length).toBeGreaterThan(50);
  expect(requested.filter(isForPreviews)).toEqual([]);
});

if (process.env['TEST_FULL']) {
  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('previews are not cached, and the next reader gets the published page', async ({
      page,
      content,
      faults,
    }) => {
      const article = publishedDocument('article-barujarn-half-onnur-old-i-bylgjum-is');
      const title = 'Drög sem enginn má geyma';
      await content.save(withTitle(article, title));
      const { data, ...draft } = withTitle(article, title);
      await content.save({
        ...draft,
        ...{ id: 'article-ny-is', uid: 'ný-frétt' },
        // The front page has the newest article.
        data: { ...data, published_date: '2026-11-24' },
      });
      const { path: landing } = await content.open(article.id);
      await page.goto('/');
      await waitForServiceWorker(page);
      await visit(page, landing);
      await expect(page.locator('h1')).toHaveText(title);
      for (const address of ['/ha-frettir/2/', '/ha-frettir/ný-frétt/', '/']) {
        await visit(page, address);
        await expect(page.getByRole('main')).toContainText(title);
      }
      await page.waitForLoadState('networkidle').catch(() => undefined);
      const cached = await page.evaluate(async () => {
        const all: [string, string][] = [];
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            const text = await (await cache.match(request))?.clone().text();
            all.push([request.url, text ?? '']);
          }
        }
        return all;
      });
      expect(cached.length).toBeGreaterThan(5);
      expect(cached.filter(([, text]) => text.includes(title)).map(([url]) => url)).toEqual([]);
      expect(
        cached
          .map(([url]) => url)
          .filter((url) => /graphql|\/previews\/|prismic-preview/.test(url)),
      ).toEqual([]);
      expect(faults).toEqual([]);

      await page.context().clearCookies();
      await openHydrated(page, `/ha-frettir/${article.uid}/`);
      await expect(page.locator('h1')).toHaveText('Bárujárn: Hálf önnur öld í bylgjum');
    });
  });

  test('the fallback pages of drafts redirect and are not indexed', async ({
    page,
    content,
    request,
  }) => {
    const folders = readdirSync(publishedBuild, { recursive: true, encoding: 'utf8' });
    const fallbacks = folders
      .filter((file) => /(^|\/)_preview\/index\.html$/.test(file) && !file.startsWith('page-data'))
      .map((file) => `/${path.dirname(file)}/`);
    expect(fallbacks.filter((address) => address.startsWith('/en/'))).toHaveLength(12);
    expect(fallbacks).toHaveLength(24);

    for (const address of [...fallbacks, '/preview/']) {
      const html = await (await request.get(address)).text();
      expect(html, address).toMatch(/<meta[^>]+name="robots"[^>]+content="noindex/);
    }
    await page.goto(String(fallbacks.at(-1)));
    await expect(page).toHaveURL('/preview/');
    await expect(page.locator('h1')).toHaveText('Forskoðun');

    const event = publishedDocument('article-smidamars-2027-is');
    await content.save({ ...withTitle(event, 'Nýr viðburður'), id: 'article-ny-is', uid: 'nýr' });
    const english = publishedDocument('project-haeli-tableware-en-us');
    await content.save(withTitle(english, 'Draft of a Project'));
    await openPreview(page, content, 'article-ny-is');
    for (const [address, expectedPath, title] of [
      ['/vidburdir/_preview/?uid=nýr&lang=is', '/ha-frettir/nýr/', 'Nýr viðburður'],
      [
        `/en/verkefni/_preview/?uid=${english.uid}&lang=en-us`,
        `/en/verkefni/${english.uid}/`,
        'Draft of a Project',
      ],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveURL(encodeURI(expectedPath));
      await expect(page.locator('h1')).toHaveText(title);
      await settled(page);
    }
  });
}
