import { expect, test } from '@playwright/test';
import type { Browser, BrowserContext } from '@playwright/test';
import { scrollToEnd } from './scrollToEnd';
import { testedTemplates } from './builtPages';
import { drawn, hydrated } from './hydrated';

type Traffic = {
  /** Status and path of everything that came over the network. */
  responses: string[];
  /** Bytes of the bodies and headers. */
  bytes: number;
  isDrawn: boolean;
};

/** How long the network is quiet when a page has what it fetches ahead. */
const QUIET_MS = 500;

/** Opens a page in the only tab, and scrolls to its end: a tab behind another one may get no animation frames. */
async function visit(context: BrowserContext, address: string): Promise<Traffic> {
  const page = await context.newPage();
  const traffic: Traffic = { responses: [], bytes: 0, isDrawn: false };
  // The protocol does not promise that a request is announced before its response.
  const paths = new Map<string, string>();
  const statuses: [requestId: string, status: number][] = [];
  const client = await context.newCDPSession(page);
  // Playwright's `networkidle` may have come before the scrolling.
  let activeAt = Date.now();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, search } = new URL(request.url);
    paths.set(requestId, pathname + search);
    activeAt = Date.now();
  });
  // The browser tells of no such information for what it has in its cache.
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
  await scrollToEnd(page);
  traffic.isDrawn = await drawn(page);
  activeAt = Date.now();
  const quiet = () => Date.now() - activeAt;
  await expect.poll(quiet, { intervals: [100] }).toBeGreaterThan(QUIET_MS);
  await page.close();
  traffic.responses = statuses.map(([requestId, status]) => `${status} ${paths.get(requestId)}`);
  return traffic;
}

/** Opens a page twice in a new browser profile, again if Chromium did not draw it: then no link came into view. */
async function visitTwice(browser: Browser, address: string): Promise<[Traffic, Traffic]> {
  // What the browser's own cache keeps. The service worker keeps more.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const first = await visit(context, address);
  const second = await visit(context, address);
  await context.close();
  return first.isDrawn && second.isDrawn ? [first, second] : visitTwice(browser, address);
}

const toPath = (response: string) => response.replace(/^\d+ /, '');

/** All pages with `TEST_FULL`. Otherwise a page of each kind of file: images, the search's index, the style guide's. */
const visited = testedTemplates().filter(
  ({ template }) =>
    process.env['TEST_FULL'] ||
    /-(home|article|events|project|search|elements)-tsx$/.test(template),
);

for (const { path } of visited) {
  test(`a second visit of ${path} transfers nothing that the browser has`, async ({ browser }) => {
    const [first, second] = await visitTwice(browser, path);
    // Scrolling may leave out an image that comes into view for a moment only, in the first visit too.
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
