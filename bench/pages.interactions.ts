import { chromium } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { hydrated } from '../e2e/hydrated';
import { percentile, printFigure } from './figures';

const MAX_INTERACTION_MS = 100;
const SLOWDOWN_FACTOR = 4;

/** Browsers do not report events that take less time. */
const SHORTEST_EVENT_MS = 16;

/** The wait after an action, because Chromium reports an event only after the next frame. */
const REPORT_MS = 300;

const actions: [action: string, path: string, run: (page: Page) => Promise<void>][] = [
  ['open the menu', '/', (page) => tap(page.locator('summary').filter({ hasText: 'Valmynd' }))],
  ['answer the consent banner', '/', (page) => tap(page.getByRole('button', { name: 'Hafna' }))],
  [
    'type into the search',
    '/leit/',
    (page) => page.getByRole('main').getByRole('searchbox').pressSequentially('hönnun'),
  ],
  ['filter events', '/vidburdir/', (page) => tap(page.locator('main a[href*="#"]').first())],
  [
    'switch the language',
    '/verkefni/',
    async (page) => {
      // Before hydration the link loads a new document, which does not have the times of this page.
      await hydrated(page);
      await tap(page.getByRole('link', { name: 'English' }).first());
    },
  ],
];

/**
 * Sends a touch. Playwright's clicks would first move a mouse and run a script at each event,
 * unlike a phone.
 */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Prints the median and the longest time of each action on an emulated slow phone. */
export async function measureInteractions(
  site: string,
  executablePath: string,
  runs: number,
): Promise<void> {
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath, args });
  for (const [action, path, run] of actions) {
    const times: number[] = [];
    for (let count = 0; count < runs; count += 1)
      times.push(await timeOne(browser, site + path, run));
    const worst = Math.max(...times).toFixed(0);
    printFigure(`${action} (${worst})`, percentile(times, 0.5), 'ms', MAX_INTERACTION_MS);
  }
  await browser.close();
}

/** Returns the longest time from an event to the next frame. */
async function timeOne(browser: Browser, url: string, run: (page: Page) => Promise<void>) {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN_FACTOR });
  await page.addInitScript((durationThreshold) => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_EVENT_MS);
  await page.goto(url, { waitUntil: 'networkidle' });
  await run(page);
  await page.waitForTimeout(REPORT_MS * SLOWDOWN_FACTOR);
  const durations = await page.evaluate((): unknown => Reflect.get(window, 'durations'));
  await context.close();
  return Math.max(0, ...(durations as number[]));
}
