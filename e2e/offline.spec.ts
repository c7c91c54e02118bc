import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { ownSiteTest as test } from './ownSite';
import { openCached, waitForCached, waitForServiceWorker } from './serviceWorkerControl';

async function expectPage(page: Page, path: string, title: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  // The heading of a front page is its top news, so any heading is right.
  await expect(page.locator('h1')).toContainText(title === 'Miðstöð' ? /./ : title);
  await hydrated(page);
}

test('three visited pages and both front pages work offline; other pages show the offline page', async ({
  own: { site, page },
}) => {
  // The service worker must request these documents itself. The first page was loaded before the
  // worker was active, and for the other pages the browser has requested only data.
  await openCached(page, '/verkefni/');
  await page.getByRole('main').getByRole('link', { name: 'Fjöruleiðin' }).first().click();
  await expectPage(page, '/verkefni/fjoruleidin/', 'Fjöruleiðin');
  await waitForCached(page, '/verkefni/fjoruleidin/');
  await page.getByRole('link', { name: 'English' }).click();
  await expectPage(page, '/en/verkefni/shoreline-path/', 'The Shoreline Path');
  await waitForCached(page, '/en/verkefni/shoreline-path/');

  await site.stop();
  for (const [path, title] of [
    ['/verkefni/', 'Verkefni'],
    ['/verkefni/fjoruleidin/', 'Fjöruleiðin'],
    ['/en/verkefni/shoreline-path/', 'The Shoreline Path'],
    ['/', 'Miðstöð'],
    ['/en/', 'Miðstöð'],
  ] as const) {
    await page.goto(path);
    await expectPage(page, path, title);
  }

  await page.goto('/verkefni/fjoruleidin');
  await expectPage(page, '/verkefni/fjoruleidin/', 'Fjöruleiðin');
  await page.getByRole('link', { name: 'English' }).click();
  await expectPage(page, '/en/verkefni/shoreline-path/', 'The Shoreline Path');
  await page.goBack();
  await expectPage(page, '/verkefni/fjoruleidin/', 'Fjöruleiðin');

  await page.getByRole('banner').getByRole('link', { name: 'Um Miðstöð' }).click();
  await expectPage(page, '/um-honnunarmidstod/', 'Ekkert netsamband');
  await expect(page.locator('html')).toHaveAttribute('lang', 'is');
  await expect(page.getByRole('main').getByRole('link', { name: 'Verkefni' })).toBeVisible();
  await page.goto('/en/vidburdir/?ny=1');
  await expectPage(page, '/en/vidburdir/?ny=1', 'No connection');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('main').getByRole('link', { name: /^The Shoreline/ })).toBeVisible();
  await site.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectPage(page, '/en/vidburdir/?ny=1', 'Events');
  await page.getByRole('link', { name: 'Íslenska' }).click();
  await expectPage(page, '/vidburdir/', 'Viðburðir');
});

test('when the network is back, links on the offline page work, and going back shows the real page', async ({
  own: { site, page },
}) => {
  await page.goto('/');
  await waitForServiceWorker(page);
  const newsletter = page.getByRole('contentinfo').locator('form');
  await expect(newsletter).toBeVisible();
  for (const path of ['/verkefni/', '/410/']) {
    await page.goto(path);
    await waitForCached(page, path);
  }
  await site.stop();
  await page.goto('/verkefni/fjoruleidin/');
  await expectPage(page, '/verkefni/fjoruleidin/', 'Ekkert netsamband');
  await expect(newsletter).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Verkefni' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/410/"]')).toHaveCount(0);
  await site.start();
  await page.getByRole('main').getByRole('link', { name: 'Á forsíðu' }).click();
  await expectPage(page, '/', 'Miðstöð');
  await page.goBack();
  await expectPage(page, '/verkefni/fjoruleidin/', 'Fjöruleiðin');
});
