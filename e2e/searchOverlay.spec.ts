import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeViolations } from './axeViolations';
import { openHydrated } from './hydrated';

const field = (page: Page) => page.getByRole('combobox', { name: 'Leita' });

test.beforeEach(async ({ page }) => {
  await openHydrated(page, '/verkefni/');
});

test('the button opens the search; arrows and Enter open a result @smoke', async ({ page }) => {
  await page.locator('#search').click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('bókum');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    /^\d+ niðurst\S+ fyrir „bókum“$/,
  );
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const list = await page.getByRole('listbox').boundingBox();
  for (const option of await options.all())
    expect((await option.boundingBox())?.width).toBe(list?.width);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const first = options.first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? 'none',
  );
  const address = (await first.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a misspelt word is corrected while it is typed, with a link to what was typed', async ({
  page,
}) => {
  await page.locator('#search').click();
  const dialog = page.getByRole('dialog');
  await field(page).pressSequentially('stykrir');
  await expect(dialog.getByRole('status')).toHaveText(/^Sýni \d+ niðurst\S+ fyrir „styrkir“$/);
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /\/styrkir\/$/);
  await dialog.getByRole('link', { name: 'Leita frekar að „stykrir“' }).click();
  await expect(page).toHaveURL(/\/leit\/\?query=stykrir&exact=true$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Ekkert fannst');
});

test('an empty overlay leads to the lists; without results it offers no list of all results', async ({
  page,
}) => {
  await page.locator('#search').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Viðburðir' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Algengar leitir' })).toBeVisible();
  await field(page).fill('bókum');
  await expect(dialog.getByRole('link', { name: 'Allar niðurstöður' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Algengar leitir' })).toHaveCount(0);
  await field(page).fill('xyzzyq');
  await expect(dialog.getByRole('status')).toHaveText('Ekkert fannst');
  await expect(dialog.getByRole('link', { name: 'Allar niðurstöður' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Hreinsa' }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await dialog.getByRole('link', { name: 'Viðburðir' }).click();
  await expect(page).toHaveURL(/\/vidburdir\/$/);
  await expect(dialog).toBeHidden();
});

test('Enter without a selected option opens the search page with the text', async ({ page }) => {
  await page.getByRole('banner').getByRole('button', { name: 'Leita' }).click();
  await field(page).fill('stólar');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/leit\/\?query=st%C3%B3lar$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Leita' })).toHaveValue('stólar');
});

test('Escape and the button close the overlay and restore the focus', async ({ page }) => {
  const opener = page.getByRole('banner').getByRole('button', { name: 'Leita' });
  for (const close of ['key', 'button']) {
    await opener.focus();
    await opener.press('Enter');
    await expect(field(page)).toBeFocused();
    if (close === 'key') await page.keyboard.press('Escape');
    else await page.getByRole('button', { name: 'Loka' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('the selected option is in view in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await page.locator('#search').click();
  await field(page).fill('hönnun');
  await expect(page.getByRole('option').nth(4)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toBeInViewport({ ratio: 1 });
});

test('typing a slash on a page opens nothing, because speech input may type single characters', async ({
  page,
}) => {
  await page.keyboard.press('/');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).not.toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the search index is not loaded before the reader points at the search', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openHydrated(page, '/fagfelog/');
  expect(fetched.filter((path) => path.startsWith('/search/'))).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Leita' }).hover();
  await expect.poll(() => fetched).toContain('/search/is.json');
});

test('the overlay passes axe', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.locator('#search').click();
  await expect(page.getByRole('heading', { name: 'Algengar leitir' })).toBeVisible();
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await field(page).fill('bókum');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  for (const option of await page.getByRole('option').all()) {
    await expect(option.locator('mark').first()).toBeVisible();
  }
  expect(await axeViolations(page)).toEqual([]);
});
