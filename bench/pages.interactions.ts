import { chromium } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';

const SLOWDOWN_FACTOR = 4;

/** Events that take less are not reported by browsers. */
const SHORTEST_EVENT_MS = 16;

/** Chromium reports an event after the frame that follows it. */
const REPORT_MS = 300;

export type Interaction = { action: string; milliseconds: number[] };

/** What a reader does, from an open page of a phone. */
const actions: Record<string, { path: string; run: (page: Page) => Promise<void> }> = {
  'open the menu': {
    path: '/',
    run: (page) => tap(page, page.locator('summary').filter({ hasText: 'Valmynd' })),
  },
  'answer the consent banner': {
    path: '/',
    run: (page) => tap(page, page.getByRole('button', { name: 'Hafna' })),
  },
  'type into the search': {
    path: '/leit/',
    run: async (page) => {
      await page.getByRole('main').getByRole('searchbox').pressSequentially('hönnun');
    },
  },
  'filter events': {
    path: '/vidburdir/',
    run: (page) => tap(page, page.getByRole('main').locator('a[href*="#"]').first()),
  },
  'switch the language': {
    path: '/verkefni/',
    run: (page) => tap(page, page.getByRole('link', { name: 'English' }).first()),
  },
};

/**
 * A tap of a finger. Playwright's own clicks move a mouse first, and run a script at each event that looks up what is
 * below the pointer; neither happens on a reader's phone.
 */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Does each action on a slow phone, as soon as the page has become interactive.
 *
 * @returns for each run the longest time from an event of the action until the browser has drawn the next frame
 */
export async function timeInteractions(
  site: string,
  executablePath: string,
  runs: number,
): Promise<Interaction[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const times: Interaction[] = [];
  for (const [action, { path, run }] of Object.entries(actions)) {
    const milliseconds: number[] = [];
    for (let count = 0; count < runs; count += 1) {
      milliseconds.push(await timeOne(browser, site + path, run));
    }
    times.push({ action, milliseconds });
  }
  await browser.close();
  return times;
}

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
