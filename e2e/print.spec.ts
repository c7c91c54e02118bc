import { expect, test, type Page } from '@playwright/test';
import { builtPages, testedPages } from './builtPages';
import { hydrated } from './hydrated';

const contact = /\/(um-honnunarmidstod|about)\/hafa-samband\/$/;

const printed = [
  ...testedPages().filter(({ template }) => /templates-(article|event)-tsx$/.test(template)),
  ...builtPages().filter(({ path }) => contact.test(path)),
];

/** What a sheet of paper shows that is not ink on white, each with its element. */
function inkFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    return [...document.body.querySelectorAll('*'), document.body, document.documentElement]
      .filter(isVisible)
      .flatMap((element) => {
        const name = `<${element.localName}> “${element.textContent?.trim().slice(0, 40)}”`;
        const { color, backgroundColor } = getComputedStyle(element);
        const [red = 0, green = 0, blue = 0, opacity = 1] = channels(backgroundColor);
        const isPaper = opacity === 0 || Math.min(red, green, blue) === 255;
        // #333, the palest ink: 12.6 to 1 on white.
        const isInk = Math.max(...channels(color).slice(0, 3)) <= 51;
        return [
          ...(isPaper ? [] : [`${name} lies on ${backgroundColor}`]),
          ...(isInk ? [] : [`${name} is written in ${color}`]),
        ];
      });
  });
}

test('an article, an event and the contact page are printed in both languages', () => {
  expect(printed).toHaveLength(process.env['TEST_FULL'] ? printed.length : 6);
});

for (const { path } of printed) {
  test(`${path} on paper is ink on white, without what only a screen can do`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await inkFaults(page)).toEqual([]);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await expect(page.getByRole('heading', { name: /^(Tengt efni|Related items)$/ })).toBeHidden();
    const onScreenOnly = page.locator(
      'nav, form, button, input, iframe, summary, a[href^="#"], a[href^="mailto:?"], a[href$=".ics"]',
    );
    const left = await onScreenOnly.evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(left, 'what only a screen can do').toEqual([]);
  });

  test(`${path} on paper says where its links lead, and splits no image`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const silent = await page.locator('main p a[href^="http"]').evaluateAll((links) =>
      links
        .filter((link) => {
          const after = getComputedStyle(link, '::after').content;
          return link.checkVisibility() && !after.includes(link.getAttribute('href') ?? '');
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(silent, 'links without their address').toEqual([]);

    const split = await page.locator('main img').evaluateAll((images) =>
      images
        .filter((image) => image.checkVisibility())
        .filter((image) => {
          const isWhole = [image, image.closest('figure')].some(
            (box) => box && getComputedStyle(box).breakInside === 'avoid',
          );
          // 110 mm, of the 261 that a sheet of A4 has between its margins.
          return !isWhole || image.getBoundingClientRect().height > 416;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(split, 'images that may be split').toEqual([]);

    const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
    const images = await page.locator('main img').count();
    const sheets = (await page.pdf({ format: 'A4' }))
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g);
    // A sheet holds some 400 words or two images; one more for the footer, which stays in one piece.
    expect(sheets?.length).toBeLessThanOrEqual(Math.ceil(words / 300 + images / 2) + 1);
    expect(sheets?.length).toBeGreaterThan(0);
  });
}
