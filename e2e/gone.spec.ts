import { expect, test } from '@playwright/test';
import { en } from '../src/i18n/messages/en';
import { is } from '../src/i18n/messages/is';
import { hydrated } from './hydrated';

// redirects.json lists both addresses as gone.
for (const { address, lang, messages, home } of [
  { address: '/vefverslun/', lang: 'is', messages: is, home: '/' },
  { address: '/en/shop', lang: 'en-US', messages: en, home: '/en/' },
] as const) {
  test(`${address}, whose page is gone, answers 410 with a page that says so, in ${lang}`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 410/.test(message.text())) {
        faults.push(message.text());
      }
    });
    expect((await page.goto(address))?.status()).toBe(410);
    const main = page.getByRole('main');
    const before = await main.innerText();
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(messages['410.title']);
    await expect(page).toHaveTitle(`${messages['410.title']} – ${messages.sitename}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(main.getByText(messages['410.body'])).toBeVisible();
    await expect(page).toHaveURL(address);
    expect(before).toContain(messages['410.body']);
    // The page offers a search for the words of the URL, and a link to the front page.
    await expect(main.getByRole('searchbox')).toHaveValue(/^(vefverslun|shop)$/);
    expect(faults).toEqual([]);
    const link = main.getByRole('link', { name: messages['404.link'], exact: true });
    await link.click();
    await expect(page).toHaveURL(home);
  });
}
