import { expect, test } from '@playwright/test';
import { en } from '../src/i18n/messages/en';
import { is } from '../src/i18n/messages/is';
import { openHydrated } from './hydrated';

test.use({ serviceWorkers: 'block' });

// These tests navigate to wrong addresses. reading.spec.ts opens wrong addresses directly.
for (const { start, address, lang, messages, home } of [
  { start: '/fagfelog/', address: '/en/gone/', lang: 'en-US', messages: en, home: '/en/' },
  { start: '/en/fagfelog/', address: '/horfid/', lang: 'is', messages: is, home: '/' },
] as const) {
  test(`a link from ${start} to the missing ${address} shows the not-found page in ${lang}`, async ({
    page,
  }) => {
    await openHydrated(page, start);
    const statuses: string[] = [];
    page.on('response', (response) => {
      // Gatsby requests the address without its trailing slash.
      if (!address.startsWith(new URL(response.url()).pathname)) return;
      statuses.push(`${response.request().method()} ${response.status()}`);
    });
    await page.evaluate((to) => {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
    }, address);
    await expect(page.locator('h1')).toHaveText(messages['404.title']);
    await expect(page).toHaveTitle(`${messages['404.title']} – ${messages.sitename}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const main = page.getByRole('main');
    await expect(main.getByText(messages['404.body'])).toBeVisible();
    const link = main.getByRole('link', { name: messages['404.link'], exact: true });
    await expect(link).toHaveAttribute('href', home);
    // The document is not loaded again. Programs that request the address get a 404 too.
    expect(statuses).toEqual(['HEAD 404']);
    await expect(page).toHaveURL(address);
  });
}

test('a missing page links to its parent pages and offers a search for its words', async ({
  page,
}) => {
  await openHydrated(page, '/fagfelog/ivaf/horfid-skjal/');
  const main = page.getByRole('main');
  const parent = main.getByRole('listitem').first().getByRole('link');
  await expect(parent).toHaveText('Ívaf, félag um textíl');
  await expect(main.getByRole('searchbox')).toHaveValue('horfid skjal');
  await parent.click();
  await expect(page).toHaveURL('/fagfelog/ivaf/');
});
