import { expect, test } from '@playwright/test';
import { hydrated } from './hydrated';
import { speak, toLine } from './spokenPage';
import type { Phrase } from './spokenPage';

// What a screen reader says from the top of a page to its end, from the browser's accessibility tree. The
// texts of these pages were read once by a person; the expectations below keep their order and names.
// everyPage.spec.ts looks for faults in what is said of each page.

const outline =
  /^(button|checkbox|combobox|form|heading|image|main|navigation|region|search|searchbox|table|textbox)$/;

/** The headings, landmarks, images and controls of the part between two landmarks, without plain links. */
function outlineOf(phrases: readonly Phrase[], from: string, to: string): string[] {
  const roles = phrases.map(({ role }) => role);
  return phrases
    .slice(roles.indexOf(from) + 1, roles.indexOf(to))
    .filter(({ role }) => outline.test(role))
    .map(toLine);
}

const frames = {
  '/verkefni/': [
    'link, “Beint í vafrakökur”',
    'link, “Beint í efnið”',
    'link, “Beint í valmynd”',
    'link, “Beint í leit”',
    'banner',
    'link, “Miðstöð”',
    'navigation, “Aðalvalmynd”',
    'list, 7 items',
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
    'main',
  ],
  '/en/verkefni/': [
    'link, “Skip to cookies”',
    'link, “Skip to content”',
    'link, “Skip to navigation”',
    'link, “Skip to search”',
    'banner',
    'link, “Miðstöð”',
    'navigation, “Main navigation”',
    'list, 7 items',
    'link, “News”',
    'link, “Events”',
    'link, “Projects”',
    'link, “Associations”',
    'link, “For designers”',
    'link, “Icelandic design”',
    'link, “About”',
    'DisclosureTriangle, collapsed, “Menu”',
    'button, opens dialog, “Search”',
    'navigation, “Language”',
    'list, 2 items',
    'link, “Íslenska”',
    'StaticText, “English”',
    'main',
  ],
};

for (const [path, expected] of Object.entries(frames)) {
  test(`${path} begins with the skip links and the bar`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const lines = (await speak(page)).map(toLine);
    expect(lines.slice(1, expected.length + 1)).toEqual(expected);
  });
}

const outlines = {
  '/': [
    'heading, level 1, link, “Bárujárn: Hálf önnur öld í bylgjum”',
    'image, “Rauður bárujárnsveggur með hvítum glugga og skugga af þakskeggi sem bylgjast eftir bárunum”',
    'heading, level 2, “Nýjast”',
    'heading, level 3, link, “Átján verkefni hljóta styrk úr Skissusjóði”',
  ],
  '/fyrir-honnudi/': [
    'navigation, “Staðsetning á vefnum”',
    'heading, level 1, “Fyrir hönnuði”',
    'image, “Vinkill, hringfari sem hefur dregið hring, og reglustika þvert yfir blaðið”',
    'navigation, “Í þessum kafla”',
    'heading, level 2, “Í þessum kafla”',
    'heading, level 2, “Að fjármagna verkefni”',
    'heading, level 2, “Að starfa við fagið”',
    'heading, level 2, “Næstu frestir”',
  ],
  '/ha-frettir/atjan-verkefni-hljota-styrk-ur-skissusjodi/': [
    'navigation, “Staðsetning á vefnum”',
    'heading, level 1, “Átján verkefni hljóta styrk úr Skissusjóði”',
    'image, “Hæðarlínur tveggja fjalla sem mætast í dal, prentaðar í bláu og okkurgulu”',
    'heading, level 2, “Skipting eftir flokkum”',
    'region, “Umsóknir og styrkir eftir flokkum, síðari úthlutun 2026”',
    'table, “Umsóknir og styrkir eftir flokkum, síðari úthlutun 2026”',
    'heading, level 2, “Næsta úthlutun”',
    'button, “Deila”',
  ],
  '/en/ha-frettir/a-day-of-talks-2027/': [
    'navigation, “Breadcrumbs”',
    'heading, level 1, “A Day of Talks: What Can Be Mended”',
    'image, “Four enormous quotation marks, three purple and one red, with a red patch sewn over one of them”',
    'button, “Share”',
    'heading, level 2, “Related”',
    'heading, level 3, link, “Maker March 2026: A Light in Every Window”',
    'heading, level 3, link, “Maker March 2027”',
    'heading, level 3, link, “Studio Visits for Visiting Press and Curators”',
  ],
  '/vidburdir/': [
    'heading, level 1, “Viðburðir”',
    'navigation, “Sía viðburði”',
    'region, “Stendur yfir”',
    'heading, level 2, “Stendur yfir”',
    'heading, level 3, link, “Lykkja fyrir lykkju”',
    'region, “Fram undan”',
    'heading, level 2, “Fram undan”',
    'heading, level 3, link, “Gengið um gafla í Þingholtunum”',
  ],
  '/verkefni/bokasafnid-i-ketilhusinu/': [
    'image, “Grunnmynd af ferhyrndu húsi, í gólfinu gulur hringur með bókahillum eins og geislum út frá miðju”',
    'navigation, “Staðsetning á vefnum”',
    'heading, level 1, “Bókasafnið í ketilhúsinu”',
    'heading, level 2, “Hringurinn”',
    'heading, level 2, “Viðgerðin”',
  ],
  '/fagfelog/deigla/': [
    'navigation, “Staðsetning á vefnum”',
    'image, “Merki: gullinn hringur með ferhyrndum steini sem stendur á horni, á svörtum fleti”',
    'heading, level 1, “Deigla, félag gullsmiða”',
    'navigation, “Um félagið”',
    'heading, level 2, “Um félagið”',
    'heading, level 2, “Fyrir félagsmenn”',
  ],
  '/en/fagfelog/crucible/goldsmiths-hallmarks/': [
    'navigation, “Breadcrumbs”',
    'heading, level 1, “Hallmarks”',
    'navigation, “About the association”',
    'heading, level 2, “About the association”',
    'region, “Purity marks”',
    'table, “Purity marks”',
    'heading, level 2, “The maker’s mark”',
  ],
  '/en/404/': [
    'heading, level 1, “Page not found”',
    'search',
    'searchbox, “Search”',
    'button, “Search”',
    'heading, level 2, “Perhaps you were looking for one of these”',
  ],
  '/leit/': [
    'heading, level 1, “Leit”',
    'search',
    'searchbox, “Leita”',
    'button, “Leita”',
    'heading, level 2, “Fréttir”',
  ],
  '/en/offline/': ['heading, level 1, “No connection”', 'button, “Try again”'],
};

for (const [path, expected] of Object.entries(outlines)) {
  test(`${path} says its headings, landmarks and controls in order`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T12:00:00Z');
    await page.goto(path);
    await hydrated(page);
    const lines = outlineOf(await speak(page), 'main', 'contentinfo');
    expect(lines.slice(0, expected.length)).toEqual(expected);
  });
}

test('the footer and the consent banner come last', async ({ page }) => {
  await page.goto('/en/verkefni/');
  await hydrated(page);
  const lines = (await speak(page)).map(toLine);
  expect(
    lines.slice(lines.indexOf('contentinfo')).filter((line) => !/^(StaticText|list)/.test(line)),
  ).toEqual([
    'contentinfo',
    'form, “Our news, twice a month”',
    'heading, level 2, “Our news, twice a month”',
    'textbox, required, “E-mail (required)”',
    'button, “Sign me up”',
    'heading, level 2, “Contact”',
    'link, “info@example.is”',
    'link, “+354 555 0100”',
    'heading, level 2, “Social media”',
    'link, “Facebook (opens in a new tab)”',
    'link, “Instagram (opens in a new tab)”',
    'link, “X (opens in a new tab)”',
    'link, “YouTube (opens in a new tab)”',
    'link, “Pinterest (opens in a new tab)”',
    'link, “Stop by or drop us a line”',
    'link, “Contact”',
    'link, “Staff”',
    'link, “Grant applications (opens in a new tab)”',
    'button, “Cookies”',
    'region, “Cookies”',
    'button, “Accept”',
    'button, “Decline”',
  ]);
});

test('the open menu is read as a list of groups and links', async ({ page }) => {
  await page.goto('/en/');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main navigation' }).locator('summary').click();
  // The click opens the menu at once, and loads its code, which makes everything below the bar inert.
  await expect(page.locator('main[inert]')).toHaveCount(1);
  const lines = (await speak(page)).map(toLine);
  const start = lines.indexOf('DisclosureTriangle, expanded, “Close”');
  expect(lines.slice(start, start + 4)).toEqual([
    'DisclosureTriangle, expanded, “Close”',
    'list, 7 items',
    'link, “News”',
    'list, 2 items',
  ]);
  expect(lines).not.toContain('main');
});
