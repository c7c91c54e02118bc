import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { openAndInteract } from './interact';

const widths = [
  320, 340, 360, 375, 412, 480, 600, 720, 768, 900, 1080, 1180, 1280, 1340, 1440, 1920,
];

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
    const list = document.querySelector<HTMLElement>('.bar-headings');
    const shownHeadings = [...(list?.children ?? [])].filter(
      (item) => getComputedStyle(item).visibility === 'visible',
    );
    const others = [
      ...document.querySelectorAll(
        '.bar-name a, .menu-button > :first-child, .bar-tools > a, .languages li > *',
      ),
    ];
    const parts = [...others, ...shownHeadings]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }))
      .sort((one, other) => one.box.left - other.box.left);
    const baselines = new Set<number>();
    for (const part of [...others, ...shownHeadings]) {
      if (!part.checkVisibility()) continue;
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
          await page.evaluate(() => new Promise(requestAnimationFrame));
          await page.evaluate(() => new Promise(requestAnimationFrame));
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

  test(`${home}: all headings are in the bar from 1200 px on, and further from the name than from one another`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await openAndInteract(page, home);
    const items = page.locator('.bar-headings > li');
    for (const item of await items.all()) await expect(item).toBeVisible();
    const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox()));
    const name = await page.locator('.bar-name a').boundingBox();
    const end = (box: typeof name) => (box ? box.x + box.width : Number.NaN);
    const gaps = boxes.slice(1).map((box, index) => (box?.x ?? 0) - end(boxes[index] ?? null));
    expect((boxes[0]?.x ?? 0) - end(name)).toBeGreaterThan(1.8 * Math.max(...gaps));
  });

  test(`${home}: the Tab key goes from the last heading with room to the menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await openAndInteract(page, home);
    const headings = page.locator('.bar-headings a');
    const last = page.locator('.bar-headings > li:not([data-hidden]) a').last();
    await expect(headings.last()).toBeHidden();
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('.menu-button')).toBeFocused();
  });

  test(`${home}: all groups of the menu are in a window of 1440 × 900`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAndInteract(page, home);
    await page.locator('.menu-button').click();
    const groups = page.locator('.menu-group');
    await expect(groups).toHaveCount(8);
    for (const group of await groups.all()) await expect(group).toBeInViewport({ ratio: 1 });
    const menu = page.locator('.menu-panel');
    await expect(menu.locator('a[href="tel:+3545550100"]')).toBeInViewport({ ratio: 1 });
    const columns = await groups.evaluateAll((all) =>
      all.map((group) => group.getBoundingClientRect().left),
    );
    expect(new Set(columns).size).toBe(4);
  });

  test(`${home}: the menu has the associations in the order of their list`, async ({ page }) => {
    const list = `${home}fagfelog/`;
    await page.goto(list);
    const addresses = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const listed = await addresses(`main h2 a[href^="${list}"]`);
    expect(listed.length).toBeGreaterThan(1);
    expect(await addresses(`.menu-panel a[href^="${list}"]:not([href="${list}"])`)).toEqual(listed);
  });
}

for (const [path, title] of [
  ['/verkefni/', 'Verkefni'],
  ['/page/samkeppnir/', 'Fyrir hönnuði'],
  ['/page/honnunarstefna/', 'Fyrir hönnuði'],
  ['/fyrir-honnudi/styrkir/', 'Fyrir hönnuði'],
  ['/en/fyrir-honnudi/styrkir/', 'For designers'],
  ['/ha-frettir/smidamars-2027/', 'Viðburðir'],
  ['/folk/dagrun-steinolfsdottir/', 'Íslensk hönnun'],
  ['/en/people/', 'Icelandic design'],
  ['/en/page/honnunarmars/', 'Events'],
] as const) {
  test(`${path} has the heading of its section marked, in the bar and in the menu`, async ({
    page,
  }) => {
    await openAndInteract(page, path);
    const heading = page.locator('.bar-headings [aria-current]');
    await expect(heading).toHaveText(title);
    await expect(heading).toHaveCSS('text-decoration-line', 'underline');
    await page.locator('.menu-button').click();
    await expect(page.locator('.menu-heading [aria-current]')).toHaveText(title);
  });
}

for (const [path, name, sentence] of [
  ['/fyrir-honnudi/samningar/', 'English', 'This page is available in Icelandic only.'],
  ['/en/about/internship1/', 'Íslenska', 'Þessi síða er aðeins til á ensku.'],
] as const) {
  for (const width of [320, 1440]) {
    test(`${path} says at the switch that it is not translated, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await hydrated(page);
      const note = page.getByRole('banner').getByText(sentence);
      await expect(note).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name })).toHaveAccessibleDescription(sentence);
    });
  }
}

test('the current language differs by more than its colour', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.languages a')).toHaveCSS('text-decoration-line', 'underline');
  await expect(page.locator('.languages [aria-current]')).toHaveCSS('text-decoration-line', 'none');
});

test('a page that exists in both languages, and the page that does not exist, say nothing', async ({
  page,
}) => {
  for (const path of ['/', '/en/', '/verkefni/', '/no-such-page/', '/en/no-such-page/']) {
    await page.goto(path);
    await expect(page.locator('.untranslated')).toHaveCount(0);
  }
});
