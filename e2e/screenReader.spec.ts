import { expect, test } from '@playwright/test';
import { openHydrated } from './hydrated';
import { speak, toLine } from './spokenPage';

// The parts that all pages have. everyPage.spec.ts tests each page.

test('a page begins with the skip links and the bar', async ({ page }) => {
  await openHydrated(page, '/verkefni/');
  const lines = (await speak(page)).map(toLine);
  expect(lines.slice(1, lines.indexOf('main'))).toEqual([
    'link, “Beint í vafrakökur”',
    'link, “Beint í efnið”',
    'link, “Beint í valmynd”',
    'link, “Beint í leit”',
    'banner',
    'link, “Miðstöð”',
    'navigation, “Aðalvalmynd”',
    'list, 8 items',
    'link, “Heimsókn”',
    'link, “Fréttir”',
    'link, “Viðburðir”',
    'link, “Verkefni”',
    'link, “Fagfélög”',
    'link, “Fyrir hönnuði”',
    'link, “Íslensk hönnun”',
    'link, “Um Miðstöð”',
    'DisclosureTriangle, collapsed, “Valmynd”',
    'button, opens dialog, “Leita”',
    'navigation, “Tungumál”',
    'list, 2 items',
    'StaticText, “Íslenska”',
    'link, “English”',
  ]);
});

test('the footer and the consent banner come last', async ({ page }) => {
  await openHydrated(page, '/en/verkefni/');
  const lines = (await speak(page)).map(toLine);
  const end = lines.slice(lines.indexOf('contentinfo'));
  expect(end.filter((line) => !/^(StaticText|list|link)/.test(line))).toEqual([
    'contentinfo',
    'form, “Our news, twice a month”',
    'heading, level 2, “Our news, twice a month”',
    'textbox, required, “E-mail (required)”',
    'button, “Sign me up”',
    'heading, level 2, “Contact”',
    'heading, level 2, “Social media”',
    'button, “Cookies”',
    'region, “Cookies”',
    'button, “Accept”',
    'button, “Decline”',
  ]);
});

test('the open menu is read as a list of groups and links', async ({ page }) => {
  await openHydrated(page, '/en/');
  await page.getByRole('navigation', { name: 'Main navigation' }).locator('summary').click();
  // The click loads the menu's code, which makes everything below the bar inert.
  await expect(page.locator('main[inert]')).toHaveCount(1);
  const lines = (await speak(page)).map(toLine);
  const start = lines.indexOf('DisclosureTriangle, expanded, “Close”');
  expect(lines.slice(start, start + 5)).toEqual([
    'DisclosureTriangle, expanded, “Close”',
    'list, 8 items',
    'link, “Visit”',
    'link, “News”',
    'list, 2 items',
  ]);
  expect(lines).not.toContain('main');
});
