import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeViolations } from './axeViolations';
import { clickHydrated, openHydrated } from './hydrated';

const hits = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');

test('an address with a query shows its results, and typing changes them @smoke', async ({
  page,
}) => {
  await openHydrated(page, '/leit/?query=smidamars');
  const field = page.getByRole('searchbox', { name: 'Leita' });
  const status = page.getByRole('main').getByRole('status');
  await expect(field).toHaveValue('smidamars');
  await expect(status).toHaveText(/^\d+ niðurst\S+ fyrir „smidamars“$/);
  await expect(hits(page).first()).toContainText('Smíðamars');
  expect(await axeViolations(page)).toEqual([]);
  const count = Number((await status.textContent())?.match(/^\d+/)?.[0]);

  await field.fill('smidamars 2027');
  await expect(page).toHaveURL(/\?query=smidamars\+2027$/);
  await expect(status).toHaveText(/^\d+ niðurst\S+ fyrir „smidamars 2027“$/);
  expect(Number((await status.textContent())?.match(/^\d+/)?.[0])).toBeLessThan(count);

  await hits(page).first().click();
  await expect(page.locator('h1')).toContainText('Smíðamars');
  await page.goBack();
  await expect(field).toHaveValue('smidamars 2027');
});

test('the language switch takes the search along', async ({ page }) => {
  await openHydrated(page, '/leit/?query=design');
  await clickHydrated(page.getByRole('banner').getByRole('link', { name: 'English' }));
  await expect(page).toHaveURL(/\/en\/leit\/\?query=design$/);
  await expect(page.getByRole('searchbox')).toHaveValue('design');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results for “design”$/);
});

test('an inflected form is marked in the results and on the opened page, but not on the next page', async ({
  page,
}) => {
  await page.goto('/leit/?query=bókum');
  const row = page.getByRole('main').getByRole('listitem');
  const mark = page.locator('mark', { hasText: 'bækur' });
  await expect(row.filter({ has: mark }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('bókum → bók')).toHaveCount(1);
  await hits(page).filter({ hasText: 'Útgefið efni' }).click();
  await expect(page.locator('h1')).toHaveText('Útgefið efni');
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('found') ?? [])].map((range) => (range as Range).toString()),
    );
  await expect.poll(marked).toContain('bækur');
  const background = await page.evaluate(
    () =>
      getComputedStyle(document.querySelector('h1') ?? document.body, '::highlight(found)')
        .backgroundColor,
  );
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  await page.getByRole('banner').getByRole('link', { name: 'Miðstöð', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(marked).toEqual([]);
});

test('results are filtered by kind and paged, and going back returns through them', async ({
  page,
}) => {
  await page.goto('/leit/?query=hönnun');
  const kinds = page.getByRole('navigation', { name: 'Tegundir niðurstaðna' });
  const pages = page.getByRole('navigation', { name: 'Síður niðurstaðna' });
  const first = await hits(page).first().textContent();
  await pages.getByRole('link', { name: 'Næsta síða' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(hits(page).first()).not.toHaveText(first ?? '');

  await kinds.getByRole('link', { name: /^Verkefni \d+$/ }).click();
  await expect(page).toHaveURL(/kind=project$/);
  await expect(kinds.locator('[aria-current]')).toHaveText(/^Verkefni/);
  for (const href of await hits(page).evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
    expect(href).toMatch(/^\/verkefni\//);

  await page.goBack();
  await expect(page).toHaveURL(/page=2$/);
  await page.goBack();
  await expect(hits(page).first()).toHaveText(first ?? '');
});

test('links to another search work after typing, and an emptied field lists everything', async ({
  page,
}) => {
  await openHydrated(page, '/leit/');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  await field.fill('xyzzyq');
  await expect(page).toHaveURL(/\?query=xyzzyq$/);
  const common = main.locator('a[href*="query="]').first();
  const text = await common.innerText();
  await common.click();
  await expect(field).toHaveValue(text);
  await expect(hits(page).first()).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('xyzzyq');

  await field.fill('hönnun ');
  await expect(main.getByRole('status')).toHaveText(/„hönnun“$/);
  const kinds = page.getByRole('navigation', { name: 'Tegundir niðurstaðna' });
  await kinds.getByRole('link', { name: /^Verkefni \d+$/ }).click();
  await expect(page).toHaveURL(/kind=project$/);
  await expect(kinds.locator('[aria-current]')).toHaveText(/^Verkefni/);

  await field.fill('');
  await expect(page).toHaveURL(/\/leit\/$/);
  await expect(main.getByRole('heading', { name: 'Viðburðir' })).toBeVisible();
});

test('a misspelt word is corrected, and can be searched for as it was typed', async ({ page }) => {
  await page.goto('/en/leit/?query=grnats');
  const status = page.getByRole('main').getByRole('status');
  const corrected = /^Showing \d+ results? for “grants”$/;
  await expect(status).toHaveText(corrected);
  await expect(hits(page).first()).toHaveAttribute('href', /\/styrkir\/$/);
  await page.getByRole('main').getByRole('link', { name: 'grnats' }).click();
  await expect(page).toHaveURL(/exact=true$/);
  await expect(status).toHaveText('Nothing was found');
  await page.goBack();
  await expect(status).toHaveText(corrected);
});

test('a search without results says so, and leads to the lists, common searches and the centre @smoke', async ({
  page,
}) => {
  await page.goto('/leit/?query=xyzzyq');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Ekkert fannst');
  await expect(hits(page)).toHaveCount(0);
  const list = main.getByRole('link', { name: 'Viðburðir' });
  await expect(list).toHaveAttribute('href', '/vidburdir/');
  const ask = main.getByRole('heading', { name: 'Spurðu okkur' }).locator('..');
  await expect(ask.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  const common = main.locator('a[href*="query="]');
  await common.first().click();
  await expect(hits(page).first()).toBeVisible();
});

test.describe('with an index that cannot be read', () => {
  // Service workers are blocked, because the test could not intercept their requests.
  test.use({ serviceWorkers: 'block' });

  test('without its index the search shows an error, lists everything, and can retry', async ({
    page,
  }) => {
    await page.route('**/search/**', (route) => route.abort());
    await page.goto('/leit/?query=stóll');
    await expect(page.getByRole('alert')).toContainText('nettenginguna');
    await expect(page.getByRole('heading', { name: 'Viðburðir' })).toBeVisible();
    await page.unroute('**/search/**');
    await page.getByRole('button', { name: 'Reyna aftur' }).click();
    await expect(hits(page).first()).toBeVisible();
  });
});
