import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { builtPages, testedPages } from './builtPages';
import { openHydrated } from './hydrated';

const facts = /^\/(um-honnunarmidstod\/hafa-samband|en\/about\/hafa-samband|heimsokn|en\/visit)\/$/;

const printed = [
  ...testedPages().filter(({ template }) => /templates-(article|events?)-tsx$/.test(template)),
  ...builtPages().filter(({ path }) => facts.test(path)),
];

function colourFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    return [...document.body.querySelectorAll('*'), document.body, document.documentElement]
      .filter(isVisible)
      .flatMap((element) => {
        const name = `<${element.localName}> “${element.textContent?.trim().slice(0, 40)}”`;
        const { color, backgroundColor } = getComputedStyle(element);
        const [red = 0, green = 0, blue = 0, opacity = 1] = channels(backgroundColor);
        const isWhite = opacity === 0 || Math.min(red, green, blue) === 255;
        // The limit is #333, which has a contrast of 12.6 to 1 on white.
        const isDark = Math.max(...channels(color).slice(0, 3)) <= 51;
        return [
          ...(isWhite ? [] : [`${name} has the background ${backgroundColor}`]),
          ...(isDark ? [] : [`${name} has the colour ${color}`]),
        ];
      });
  });
}

for (const { path } of printed) {
  test(`${path} prints dark on white, without interactive elements, with the addresses of its links`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await colourFaults(page)).toEqual([]);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await expect(page.getByRole('heading', { name: /^(Tengt efni|Related items)$/ })).toBeHidden();
    // Links in paragraphs and facts are read as text, and a transcript's summary is its heading.
    const onScreenOnly = page.locator(
      'nav, form, button, input, iframe, summary:not(main summary), a[href^="#"]:not(main p *, main dd *), a[href^="mailto:?"], a[href$=".ics"]',
    );
    const left = await onScreenOnly.evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(left, 'interactive elements').toEqual([]);

    await page.emulateMedia({ colorScheme: 'light' });
    const written = page.locator(
      'main p a[href^="http"], main td a, main [data-prose] li a[href^="/"]',
    );
    const withoutAddress = await written.evaluateAll((links) =>
      links
        .filter((link) => {
          const after = getComputedStyle(link, '::after').content;
          return link.checkVisibility() && !after.includes(link.getAttribute('href') ?? '');
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(withoutAddress, 'links without their address').toEqual([]);
  });
}

for (const [path, sheets] of [
  ['/vidburdir/', 2],
  ['/um-honnunarmidstod/hafa-samband/', 2],
  ['/heimsokn/', 1],
  ['/en/visit/', 1],
] as const) {
  test(`${path} prints on as few sheets as it needs: ${sheets}, without a sheet for only the footer or the title`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);
  });
}
