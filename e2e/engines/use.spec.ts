import { expect } from '@playwright/test';
import { publishedDocument, startPreviewContent, withTitle } from '../previewContent';
import { servePreviewSite } from '../previewSite';
import { publishedBuild } from '../publishedBuild';
import { waitForCached, waitForServiceWorker } from '../serviceWorkerControl';
import { engineTest as test } from './engineTest';

const banner = '#consent';

test('the buttons of the consent banner are side by side, and an answer is stored and stays @brief', async ({
  tab,
  foreignHosts,
}) => {
  await tab.openHydrated('/');
  expect(await tab.sees(banner)).toBe(true);
  for (const width of [375, 768, 1440]) {
    await tab.resize(width, 900);
    const places = await tab.evaluate(() =>
      [...document.querySelectorAll('#consent button')].map(
        (button) => button.getBoundingClientRect().top,
      ),
    );
    expect(places).toHaveLength(2);
    expect(places[0], `${width} px`).toBe(places[1]);
  }
  await tab.click(`${banner} button`, 'Hafna');
  await expect.poll(() => tab.sees(banner)).toBe(false);
  await expect.poll(() => tab.cookie('gdprConsent')).toBe('false');
  await tab.reload();
  await tab.hydrated();
  expect(await tab.sees(banner)).toBe(false);
  expect(foreignHosts).toEqual([]);
  expect(await tab.faults()).toEqual([]);
});

const article = publishedDocument('article-barujarn-half-onnur-old-i-bylgjum-is');

test('a preview shows the draft with its bar, and ends with it', async ({ tab, site }) => {
  const content = await startPreviewContent();
  const preview = await servePreviewSite(content.url);
  try {
    await site.deploy(preview.folder);
    await content.save(withTitle(article, 'Drög í öðrum vafra'));
    const { path } = await content.open(article.id);
    await tab.open(path);
    const bar = 'section[aria-label="Forskoðun"]';
    await expect.poll(() => tab.sees(bar, 'Drög í öðrum vafra')).toBe(true);
    await expect.poll(() => tab.text('h1')).toBe('Drög í öðrum vafra');
    await expect.poll(() => tab.sees('body', 'Loading Prismic Preview')).toBe(false);
    expect(await tab.cookie('io.prismic.preview')).toBeTruthy();
    await content.save(withTitle(article, 'Enn önnur drög'));
    await expect.poll(() => tab.text('h1')).toBe('Enn önnur drög');
    await tab.click(`${bar} button`, 'Hætta í forskoðun');
    await expect.poll(() => tab.text('h1')).toBe('Bárujárn: Hálf önnur öld í bylgjum');
    await expect.poll(() => tab.count(bar)).toBe(0);
    expect(await tab.cookie('io.prismic.preview')).toBeUndefined();
    expect(await tab.faults()).toEqual([]);
  } finally {
    await site.deploy(publishedBuild);
    await preview.close();
    await content.close();
  }
});

test('visited pages and both front pages open without a network, others show the offline page', async ({
  tab,
  site,
}) => {
  await tab.openHydrated('/verkefni/');
  await waitForServiceWorker(tab);
  await waitForCached(tab, '/verkefni/');
  await tab.interact();
  await tab.click('main a[href="/verkefni/fjoruleidin/"]');
  await expect.poll(() => tab.text('h1')).toContain('Fjöruleiðin');
  await waitForCached(tab, '/verkefni/fjoruleidin/');
  expect(await tab.faults()).toEqual([]);
  await site.stop();
  for (const [path, title] of [
    ['/verkefni/fjoruleidin/', 'Fjöruleiðin'],
    ['/verkefni/', 'Verkefni'],
    ['/', 'Miðstöð'],
    ['/en/', 'Miðstöð'],
    ['/fagfelog/', 'Ekkert netsamband'],
    ['/en/vidburdir/', 'No connection'],
  ] as const) {
    await tab.openHydrated(path);
    expect(await tab.path()).toBe(path);
    expect(await tab.evaluate(() => document.title)).toContain(title);
  }
  await site.start();
  await tab.click('main button', 'Try again');
  await expect.poll(() => tab.text('h1')).toBe('Events');
});
