import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { scrollToEnd } from './scrollToEnd';
import { newsletterForm } from './newsletterForm';
import { hydrated } from './hydrated';

// everyPage.spec.ts opens each page, embeds.spec.ts tests embeds, which load only on a click.

// The policy would block such requests before they are recorded.
test.use({ bypassCSP: true });

const ours = ['BASE_URL', 'CONTENT_URL', 'NEWSLETTER_URL']
  .map((name) => process.env[name])
  .filter((address) => address !== undefined)
  .map((address) => new URL(address).origin);

const isOurs = (url: string) => !/^(https?|wss?):/.test(url) || ours.includes(new URL(url).origin);

/** Records every request to another site, from any part of the page. */
function recordRequests(page: Page): string[] {
  const requested: string[] = [];
  page.context().on('request', (request) => {
    if (!isOurs(request.url())) requested.push(request.url());
  });
  page.on('websocket', (socket) => {
    if (!isOurs(socket.url())) requested.push(socket.url());
  });
  return requested;
}

test('using everything requests nothing from another site, before and after declining cookies', async ({
  page,
}) => {
  const requested = recordRequests(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await hydrated(page);

  const useAll = async () => {
    const menu = page.getByRole('navigation', { name: 'Aðalvalmynd' }).locator('details');
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open', { timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('/');
    const search = page.getByRole('combobox');
    await search.fill('stól');
    await expect(page.getByRole('option').first()).toBeVisible();
    // The first Escape clears the field.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    const form = await newsletterForm(page);
    await form.getByRole('textbox').fill('nobody');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toBeVisible();
    await scrollToEnd(page);
  };

  await useAll();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/');
  await scrollToEnd(page);
  await page.goBack();
  await expect(page).toHaveURL('/');

  await page
    .getByRole('region', { name: 'Vafrakökur' })
    .getByRole('button', { name: 'Hafna' })
    .click();
  await useAll();
  await page.reload();
  await hydrated(page);
  await scrollToEnd(page);
  expect(requested).toEqual([]);
});
