import { expect, test, type Page } from '@playwright/test';
import { documentsOf } from './contentApi';
import { hydrated } from './hydrated';

test.describe('an address that does not exist', () => {
  for (const [address, lang, title, link, home] of [
    ['/nothing-here', 'is', 'Síða fannst ekki', 'Á forsíðu', '/'],
    ['/ha-frettir/ekki-til/', 'is', 'Síða fannst ekki', 'Á forsíðu', '/'],
    ['/enska/', 'is', 'Síða fannst ekki', 'Á forsíðu', '/'],
    ['/en/nothing-here', 'en-US', 'Page not found', 'Frontpage', '/en/'],
    ['/en/verkefni/gone/', 'en-US', 'Page not found', 'Frontpage', '/en/'],
  ] as const) {
    test(`${address} says so in ${lang}, with status 404, and stays in the address bar`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page).toHaveTitle(`${title} – Miðstöð`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(new URL(page.url()).pathname).toBe(address);
      expect(errors).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(new RegExp(`${home}$`));
    });
  }
});

test('the site name leads to the root of the language', async ({ page }) => {
  await page.goto('/en/verkefni/');
  await page.getByRole('banner').getByRole('link', { name: 'Miðstöð' }).click();
  await expect(page).toHaveURL(/\/en\/$/);
});

test('from the front page to an article, and on to its translation and back', async ({ page }) => {
  await page.goto('/ha-frettir/');
  await hydrated(page);
  const links = page.getByRole('main').getByRole('link');
  const titles = await links.allTextContents();
  expect(titles.length).toBeGreaterThanOrEqual(8);

  const translated = await findTranslated(page);
  await page.goto(translated.is);
  await hydrated(page);
  await expect(
    page.getByRole('navigation', { name: 'Tungumál' }).getByText('Íslenska'),
  ).not.toHaveRole('link');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(new RegExp(`${translated.en}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.getByRole('link', { name: 'Íslenska' }).click();
  await expect(page).toHaveURL(new RegExp(`${translated.is}$`));
});

/** An Icelandic article with an English one, by the content service's own word. */
async function findTranslated(page: Page) {
  const articles = await documentsOf(page.request, { type: 'article', lang: 'is' });
  const article = articles.find(({ alternate_languages }) => alternate_languages.length > 0);
  const [english] = article?.alternate_languages ?? [];
  if (!article || !english) throw new Error('The sample content has no translated article');
  return { is: `/ha-frettir/${article.uid}/`, en: `/en/ha-frettir/${english.uid}/` };
}

test('the manifest follows the language of the address', async ({ page }) => {
  const manifest = page.locator('head > link[rel=manifest]');
  await page.goto('/verkefni/');
  await hydrated(page);
  await expect(manifest).toHaveAttribute('href', '/manifest.webmanifest');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(manifest).toHaveAttribute('href', '/manifest_en.webmanifest');
  for (const address of ['/manifest.webmanifest', '/manifest_en.webmanifest']) {
    const { name, display, theme_color } = await (await page.request.get(address)).json();
    expect({ name, display, theme_color }).toEqual({
      name: 'midstod',
      display: 'minimal-ui',
      theme_color: '#410099',
    });
  }
});

test('an article without a translation leads to the front page of the other language', async ({
  page,
}) => {
  const articles = await documentsOf(page.request, { type: 'article', lang: 'is' });
  const alone = articles.find(({ alternate_languages }) => alternate_languages.length === 0);
  await page.goto(`/ha-frettir/${alone?.uid}/`);
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/');
});

test('the menu opens, closes on Escape with focus back on its button, and on navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await hydrated(page);
  const navigation = page.getByRole('navigation', { name: 'Aðalvalmynd' });
  const button = navigation.locator('summary');
  await button.click();
  await expect(button).toHaveText('Loka');
  await page.keyboard.press('Escape');
  await expect(button).toHaveText('Valmynd');
  await expect(button).toBeFocused();

  await button.click();
  await navigation.getByRole('link', { name: 'Verkefni', exact: true }).click();
  await expect(page).toHaveURL(/\/verkefni\/$/);
  await expect(button).toHaveText('Valmynd');
});

test('the first Tab leads past the navigation', async ({ page }) => {
  await page.goto('/en/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('the next ones lead to the navigation and to the search', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Beint í valmynd' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#navigation')).toBeFocused();

  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Beint í leit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Leita' })).toBeFocused();
});

test('every image of an article arrives and says what it shows', async ({ page }) => {
  const [article] = await documentsOf(page.request, { type: 'article', lang: 'is' });
  await page.goto(`/ha-frettir/${article?.uid}/`);
  const images = page.locator('main article').first().locator('img');
  expect(await images.count()).toBeGreaterThan(0);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    expect(await image.getAttribute('alt')).not.toBe('');
  }
});

test('dates are Icelandic in a browser that has no Icelandic', async ({ page }) => {
  await page.goto('/ha-frettir/');
  await hydrated(page);
  expect(await page.evaluate(() => Intl.DateTimeFormat.supportedLocalesOf('is'))).toEqual([]);
  await expect(page.getByRole('main')).toContainText(
    /\d{1,2}\. (janúar|febrúar|mars|apríl|maí|júní|júlí|ágúst|september|október|nóvember|desember) 202\d/,
  );
  await expect(page.getByRole('main')).not.toContainText(/(January|March|October) \d/);
});

test('without JavaScript the site is read and the menu opens', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('summary').click();
  await page
    .getByRole('navigation', { name: 'Aðalvalmynd' })
    .getByRole('link', { name: 'Fagfélög' })
    .last()
    .click();
  await expect(page.locator('h1')).toHaveText('Fagfélög');
  // Its buttons could do nothing.
  await expect(page.getByRole('region', { name: 'Vafrakökur' })).toBeHidden();
  await context.close();
});
