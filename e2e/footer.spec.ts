import { expect, test } from '@playwright/test';

for (const [address, heading, sample, networks] of [
  ['/', 'Samfélagsmiðlar', 'Efni vefsins er sýnishorn.', ['Facebook', 'Instagram', 'X', 'YouTube']],
  [
    '/en/',
    'Social media',
    'This site shows sample content.',
    ['Facebook', 'Instagram', 'X', 'YouTube', 'Pinterest'],
  ],
] as const) {
  test(`${address}: the footer has the publisher and its contact details`, async ({ browser }) => {
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
    await expect(footer).toContainText(sample);
    const links = footer.getByRole('heading', { name: heading }).locator('..').getByRole('link');
    expect((await links.allTextContents()).map((text) => text.replace(/ \(.*\)$/, ''))).toEqual(
      networks,
    );
    await context.close();
  });
}
