import { expect, test } from '@playwright/test';
import { newsletterForm } from './newsletterForm';
import { hydrated } from './hydrated';

for (const [address, heading, networks] of [
  ['/', 'Samfélagsmiðlar', ['Facebook', 'Instagram', 'X', 'YouTube']],
  ['/en/', 'Social media', ['Facebook', 'Instagram', 'X', 'YouTube', 'Pinterest']],
] as const) {
  test(`${address}: who publishes this, and how to reach them`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Bryggjustétt 4');
    const mail = footer.getByRole('link', { name: 'info@example.is' });
    await expect(mail).toHaveAttribute('href', 'mailto:info@example.is');
    const telephone = footer.getByRole('link', { name: '+354 555 0100' });
    await expect(telephone).toHaveAttribute('href', 'tel:+3545550100');
    await expect(footer).toContainText(/© 20\d\d Miðstöð/);
    const links = footer.getByRole('heading', { name: heading }).locator('..').getByRole('link');
    expect((await links.allTextContents()).map((text) => text.replace(/ \(.*\)$/, ''))).toEqual(
      networks,
    );
    await context.close();
  });
}

test('an old build has the new year in January', async ({ page }) => {
  await page.clock.setFixedTime('2099-01-02T12:00:00Z');
  await page.goto('/');
  await hydrated(page);
  await newsletterForm(page);
  await expect(page.getByRole('contentinfo')).toContainText('© 2099 Miðstöð');
});
