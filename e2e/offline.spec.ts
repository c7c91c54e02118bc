import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { ownSiteTest as test } from './ownSiteTest';
import { controlled, kept } from './workerOf';

async function shows(page: Page, path: string, title: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  // A front page is headed by its news.
  await expect(page.locator('h1')).toContainText(title === 'Miðstöð' ? /./ : title);
  await hydrated(page);
}

/** What is not there is told by the browser itself, and no fault of the page. */
const isFault = (text: string) => !text.startsWith('Failed to load resource');

test('three pages that were read and both front pages need no server; any other says so', async ({
  own: { site, page, faults },
}) => {
  // The first came before the worker was there; of the others only the data was asked for.
  await page.goto('/verkefni/');
  await controlled(page);
  await kept(page, '/verkefni/');
  await page.getByRole('main').getByRole('link', { name: 'Fjöruleiðin' }).first().click();
  await shows(page, '/verkefni/fjoruleidin/', 'Fjöruleiðin');
  await kept(page, '/verkefni/fjoruleidin/');
  await page.getByRole('link', { name: 'English' }).click();
  await shows(page, '/en/verkefni/shoreline-path/', 'The Shoreline Path');
  await kept(page, '/en/verkefni/shoreline-path/');
  expect(faults).toEqual([]);

  await site.stop();
  for (const [path, title] of [
    ['/verkefni/', 'Verkefni'],
    ['/verkefni/fjoruleidin/', 'Fjöruleiðin'],
    ['/en/verkefni/shoreline-path/', 'The Shoreline Path'],
    ['/', 'Miðstöð'],
    ['/en/', 'Miðstöð'],
  ] as const) {
    await page.goto(path);
    await shows(page, path, title);
  }

  // By a link, back again, and by an address without its final slash.
  await page.goto('/verkefni/fjoruleidin');
  await shows(page, '/verkefni/fjoruleidin/', 'Fjöruleiðin');
  await page.getByRole('link', { name: 'English' }).click();
  await shows(page, '/en/verkefni/shoreline-path/', 'The Shoreline Path');
  await page.goBack();
  await shows(page, '/verkefni/fjoruleidin/', 'Fjöruleiðin');

  expect(faults.filter(isFault)).toEqual([]);

  // A link to a page that was never read, and an address.
  await page.getByRole('banner').getByRole('link', { name: 'Um Miðstöð' }).click();
  await shows(page, '/um-honnunarmidstod/', 'Ekkert netsamband');
  await expect(page.locator('html')).toHaveAttribute('lang', 'is');
  await expect(page.getByRole('main').getByRole('link', { name: 'Verkefni' })).toBeVisible();
  await page.goto('/en/vidburdir/?ny=1');
  await shows(page, '/en/vidburdir/?ny=1', 'No connection');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('main').getByRole('link', { name: /^The Shoreline/ })).toBeVisible();
  expect(faults.filter(isFault)).toEqual([]);

  await site.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await shows(page, '/en/vidburdir/?ny=1', 'Events');
  await page.getByRole('link', { name: 'Íslenska' }).click();
  await shows(page, '/vidburdir/', 'Viðburðir');
  expect(faults.filter(isFault)).toEqual([]);
});

test('from the offline page a link leads on once the network is back, and back to the page itself', async ({
  own: { site, page, faults },
}) => {
  await page.goto('/');
  await controlled(page);
  await site.stop();
  await page.goto('/verkefni/fjoruleidin/');
  await shows(page, '/verkefni/fjoruleidin/', 'Ekkert netsamband');
  await site.start();
  await page.getByRole('main').getByRole('link', { name: 'Á forsíðu' }).click();
  await shows(page, '/', 'Miðstöð');
  await page.goBack();
  await shows(page, '/verkefni/fjoruleidin/', 'Fjöruleiðin');
  expect(faults.filter(isFault)).toEqual([]);
});
