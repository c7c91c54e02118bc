import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { drawn, openHydrated } from './hydrated';
import { openAndInteract } from './interact';

const widths = [320, 360, 412, 480, 720, 768, 900, 1080, 1180, 1280, 1340, 1440, 1920];

const homes = ['/', '/en/'] as const;

/** Text spacing of WCAG 2.2, 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Finds parts of the bar that are not on one line, are cut off, or touch each other or the edge. */
async function findBarFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const shown = [
      ...document.querySelectorAll(
        '.bar-name a, .bar-headings > *, .menu-button > :first-child, .bar-tools > a, .languages li > *',
      ),
    ].filter((part) => part.checkVisibility({ visibilityProperty: true }));
    const parts = shown
      .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }))
      .sort((one, other) => one.box.left - other.box.left);
    const baselines = new Set<number>();
    for (const part of shown) {
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      (part.querySelector('a') ?? part).append(mark);
      baselines.add(Math.round(mark.getBoundingClientRect().bottom));
      mark.remove();
    }
    if (baselines.size !== 1) faults.push(`baselines ${[...baselines].join(', ')}`);
    const edges = [
      { name: 'the left edge', box: new DOMRect(0, 0, 0, 0) },
      ...parts,
      { name: 'the right edge', box: new DOMRect(innerWidth, 0, 0, 0) },
    ];
    for (const [index, { name, box }] of edges.slice(1).entries()) {
      const before = edges[index];
      if (before && box.left - before.box.right < 4) faults.push(`${before.name} meets ${name}`);
    }
    return faults;
  });
}

for (const home of homes) {
  for (const [name, style] of [
    ['plain text', ''],
    ['the text spacing of WCAG', textSpacing],
    ['text of 200 %', ':root { font-size: 200%; }'],
  ] as const) {
    test.describe(name, () => {
      // The page's policy would block the style sheet that the test adds.
      test.use({ bypassCSP: true });

      test(`${home}: the bar is one row at every width`, async ({ page }) => {
        await openAndInteract(page, home);
        if (style) await page.addStyleTag({ content: style });
        const faults: string[] = [];
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await drawn(page);
          const [height, size] = await page.locator('.bar').evaluate((bar) => {
            return [bar.getBoundingClientRect().height, parseFloat(getComputedStyle(bar).fontSize)];
          });
          if (Math.abs(height - 4 * size) > 1) faults.push(`${width} px: ${height} px high`);
          faults.push(...(await findBarFaults(page)).map((fault) => `${width} px: ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    });
  }
}

test('all headings are in the bar from 1200 px on', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  for (const home of homes) {
    await openAndInteract(page, home);
    const headings = page.locator('.bar-headings > li');
    await expect(headings).toHaveCount(8);
    for (const heading of await headings.all()) await expect(heading).toBeVisible();
  }
});

test('the bar and the menu mark the heading of the page’s section', async ({ page }) => {
  for (const [path, title] of [
    ['/verkefni/', 'Verkefni'],
    ['/ha-frettir/smidamars-2027/', 'Viðburðir'],
    ['/en/page/honnunarmars/', 'Events'],
  ] as const) {
    await openAndInteract(page, path);
    const heading = page.locator('.bar-headings [aria-current]');
    await expect(heading, path).toHaveText(title);
    await expect(heading).toHaveCSS('text-decoration-line', 'underline');
    await page.locator('.menu-button').click();
    await expect(page.locator('.menu-heading [aria-current]'), path).toHaveText(title);
  }
});

test('a page without a translation says so below the bar, other pages say nothing', async ({
  page,
}) => {
  for (const [width, path, sentence] of [
    [320, '/fyrir-honnudi/samningar/', 'This page is available in Icelandic only.'],
    [1440, '/en/about/internship1/', 'Þessi síða er aðeins til á ensku.'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, path);
    const note = page.getByRole('banner').getByText(sentence);
    await expect(note).toBeInViewport({ ratio: 1 });
  }
  for (const path of ['/', '/en/verkefni/', '/no-such-page/']) {
    await page.goto(path);
    await expect(page.locator('.untranslated')).toHaveCount(0);
  }
});

test('below 720 px the language switch shows only the link to the other language', async ({
  page,
}) => {
  await page.goto('/');
  const languages = page.getByRole('banner').locator('.languages');
  for (const [width, shown] of [
    [719, ['English']],
    [720, ['Íslenska', 'English']],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(languages.locator('li > :visible')).toHaveText(shown);
  }
});
