import { expect } from '@playwright/test';
import { test } from './faultyVisit';
import { drawn, hydrated } from './hydrated';
import { recordLayoutShifts } from './layoutShifts';

// The part of a page that arrives late must not move what is already visible.

/** The response pauses after each of these texts. */
const inTopBar = [
  '<header class="bar">',
  '<ul class="bar-headings">',
  'Loka</span></summary>',
  '<div class="bar-tools"',
  'href="/leit/">Leita</a>',
  '<ul class="languages">',
  '>English</a>',
  '</header>',
];

const inPages = [
  { path: '/', upTo: '<div class="consent-buttons">' },
  { path: '/', upTo: '>Samþykkja</button>' },
  { path: '/fagfelog/', upTo: '</h2>' },
  { path: '/en/ha-frettir/a-day-of-talks-2027/', upTo: '</dd>' },
  { path: '/en/ha-frettir/a-day-of-talks-2027/', upTo: '>Share</a>' },
  { path: '/offline/', upTo: '</label>' },
  { path: '/verkefni/#svid-landslagsarkitektur', upTo: '</h2>', width: 375 },
  { path: '/vidburdir/#efni-gongur', upTo: '>Skál, bolli, kanna</a></h3>', width: 375 },
  { path: '/preview/', upTo: '<div class="footer-columns">' },
];

const widths = [375, 768, 1440];

/** With `TEST_FULL`, each text is tested at each width. Otherwise the width alternates. */
const isTested = (text: number, width: number) =>
  Boolean(process.env['TEST_FULL']) || text % widths.length === width;

const pauses = [
  ...inTopBar.flatMap((upTo, text) =>
    widths.filter((_, width) => isTested(text, width)).map((width) => ({ path: '/', upTo, width })),
  ),
  ...inPages.map((pause) => ({ width: 1280, ...pause })),
];

for (const { path, upTo, width } of pauses) {
  test(`nothing moves at ${width} px when ${path} pauses after ${upTo}`, async ({ visit }) => {
    const { page, proxy } = visit;
    await page.setViewportSize({ width, height: 720 });
    const layoutShifts = await recordLayoutShifts(page);
    let resume = () => {};
    const until = new Promise<void>((resolve) => (resume = resolve));
    proxy.fail(new RegExp(`^${path.replace(/#.*/, '')}$`), { upTo, until });
    await page.goto(proxy.url + path, { waitUntil: 'commit' });
    await page.locator('.bar').waitFor({ state: 'attached' });
    await drawn(page);
    resume();
    await hydrated(page);
    expect(await layoutShifts()).toEqual([]);
  });
}
