import { expect, test } from '@playwright/test';
import { hydrated } from './hydrated';

for (const [address, first, words] of [
  ['/ha-frettir/svart-er-ekki-einn-litur-2/', 'Fréttir', 'svart er ekki einn litur 2'],
  ['/fagfelog/textilfelagid/horfid/', 'Textílfélagið', 'horfid'],
  ['/en/about/gone/', 'About', 'gone'],
] as const) {
  test(`${address} leads to what stands above it, and its words can be searched for`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem').first()).toHaveText(first);
    await expect(main.getByRole('searchbox')).toHaveValue(words);
    await main.getByRole('listitem').first().getByRole('link').click();
    await expect(page.locator('h1')).toBeVisible();
    expect(address).toContain(decodeURI(new URL(page.url()).pathname));
  });
}

test('without JavaScript a lost reader finds the lists, the sections and the search', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/verkefni/horfid/');
  const main = page.getByRole('main');
  for (const name of ['Fréttir', 'Viðburðir', 'Verkefni', 'Fagfélög', 'Um Miðstöð']) {
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await main.getByRole('searchbox').fill('ull');
  await main.getByRole('button', { name: 'Leita' }).click();
  await expect(page).toHaveURL(/\/leit\/\?query=ull$/);
  await context.close();
});
