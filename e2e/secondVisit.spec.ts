import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { Browser, BrowserContext } from '@playwright/test';
import { scrollToEnd } from './scrollToEnd';
import { testedTemplates } from './builtPages';
import { drawn, hydrated } from './hydrated';

type Traffic = {
  responses: string[];
  /** The bytes of all bodies and headers. */
  bytes: number;
  isDrawn: boolean;
};

/** Prefetching counts as complete after this time without activity. */
const QUIET_MS = 500;

/** Scrolling takes at most some seconds, unless Chromium has stopped the page. */
const SCROLL_TIMEOUT_MS = 15_000;

/**
 * Opens the page in a new tab and then closes the tab, because a background tab may get no
 * animation frames.
 */
async function visit(context: BrowserContext, address: string): Promise<Traffic> {
  const page = await context.newPage();
  const traffic: Traffic = { responses: [], bytes: 0, isDrawn: false };
  // A response may be reported before its request, so both are joined at the end of the visit.
  const paths = new Map<string, string>();
  const statuses: [requestId: string, status: number][] = [];
  const client = await context.newCDPSession(page);
  // `networkidle` may come before the scrolling, so the function itself measures the activity.
  let activeAt = Date.now();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, search } = new URL(request.url);
    paths.set(requestId, pathname + search);
    activeAt = Date.now();
  });
  // Chromium does not send this event for cached responses.
  client.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    statuses.push([requestId, statusCode]);
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    activeAt = Date.now();
  });
  await client.send('Network.enable');
  await page.goto(address);
  await hydrated(page);
  traffic.isDrawn = await Promise.race([
    scrollToEnd(page).then(() => drawn(page)),
    setTimeout(SCROLL_TIMEOUT_MS, false, { ref: false }),
  ]);
  activeAt = Date.now();
  const quiet = () => Date.now() - activeAt;
  await expect.poll(quiet, { intervals: [100] }).toBeGreaterThan(QUIET_MS);
  await page.close();
  traffic.responses = statuses.map(([requestId, status]) => `${status} ${paths.get(requestId)}`);
  return traffic;
}

/** Repeats the visits if Chromium did not draw the page, because then no link came into view. */
async function visitTwice(browser: Browser, address: string): Promise<[Traffic, Traffic]> {
  // Without service workers, the test measures only the browser's own cache.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const first = await visit(context, address);
  const second = await visit(context, address);
  await context.close();
  return first.isDrawn && second.isDrawn ? [first, second] : visitTwice(browser, address);
}

const toPath = (response: string) => response.replace(/^\d+ /, '');

/** With `TEST_FULL`, all pages are visited. Otherwise one page is visited for each type of file. */
const visited = testedTemplates().filter(
  ({ template }) =>
    process.env['TEST_FULL'] ||
    /-(home|article|events|project|search|elements)-tsx$/.test(template),
);

for (const { path } of visited) {
  test(`a second visit of ${path} transfers nothing that the browser has`, async ({ browser }) => {
    const [first, second] = await visitTwice(browser, path);
    // Scrolling may miss an image that is visible only for a moment, so only files of both visits
    // are compared.
    const known = new Set(first.responses.map(toPath));
    const again = second.responses.filter((response) => known.has(toPath(response)));
    expect(again.filter((response) => !response.startsWith('304 '))).toEqual([]);
    expect(again).toContain(`304 ${encodeURI(path)}`);
    expect(again.filter((response) => /\/(static|fonts|icons|media)\//.test(response))).toEqual([]);
    expect(second.bytes).toBeLessThan(first.bytes / 4);
    test.info().annotations.push({
      type: 'bytes',
      description: `${first.bytes} first, ${second.bytes} then, in ${second.responses.length} responses`,
    });
  });
}
