import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { scrollToEnd } from '../scripts/checkSite/scrollToEnd';
import { axeViolations } from './axeViolations';
import { buildTime, testedPages, testedTemplates } from './builtPages';
import { drawn, hydrated } from './hydrated';
import { recordLayoutShifts } from './layoutShifts';
import { preconnected } from './preconnected';

const ours = [process.env['BASE_URL'], process.env['CONTENT_URL']].filter(Boolean);

const isOurs = (url: string) =>
  url.startsWith('data:') || ours.some((origin) => url.startsWith(String(origin)));

/**
 * Collects what no page may do: log errors or warnings, among them what the Content-Security-Policy blocks, throw,
 * request a third party, or load anything with an error status.
 */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    if (!isOurs(request.url())) faults.push(`requests ${request.url()}`);
  });
  page.on('websocket', (socket) => faults.push(`opens ${socket.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  return faults;
}

const text = (page: Page) =>
  page.evaluate(() => document.getElementById('gatsby-focus-wrapper')?.textContent);

const narrowLight = { width: 375, colorScheme: 'light' } as const;
const wideLight = { width: 1440, colorScheme: 'light' } as const;
const narrowDark = { width: 375, colorScheme: 'dark' } as const;
const wideDark = { width: 1440, colorScheme: 'dark' } as const;

/** All windows with `TEST_FULL`. Otherwise the templates of each language share them. */
function windowsOf(lang: string) {
  if (process.env['TEST_FULL']) return [narrowLight, wideLight, narrowDark, wideDark];
  return lang === 'is' ? [narrowLight, wideDark] : [wideLight, narrowDark];
}

for (const { path, lang } of testedPages()) {
  test(`${path} has the same text before and after React, without errors, down to its end`, async ({
    page,
  }) => {
    const faults = watch(page);
    const layoutShifts = await recordLayoutShifts(page);
    await page.clock.setFixedTime(buildTime());
    const response = await page.goto(path);
    // The not-found page has the status 200 at its own address; at any other address it has the
    // status 404.
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await hydrated(page);
    const after = await text(page);

    // Parsed as a browser without JavaScript does.
    const before = await page.evaluate(
      (html) => {
        const served = new DOMParser().parseFromString(html, 'text/html');
        return served.getElementById('gatsby-focus-wrapper')?.textContent;
      },
      (await response?.text()) ?? '',
    );
    expect(after).toBe(before);
    expect(before).toBeTruthy();

    // What is far down is loaded when it comes into view.
    await scrollToEnd(page);
    expect(faults).toEqual([]);
    expect((await preconnected(page)).filter((url) => !isOurs(url))).toEqual([]);
    expect(await layoutShifts()).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.title()).not.toBe('');
  });
}

for (const { path, lang } of testedTemplates()) {
  test(`${path} is accessible and does not overflow, narrow and wide, light and dark`, async ({
    page,
  }) => {
    // Without transitions, so that axe does not measure a colour in the middle of a change.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    const found: string[] = [];
    for (const { width, colorScheme } of windowsOf(lang)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      // Until the next frame the page has the new width but the old results of its media queries, and
      // so a height that is about to change.
      await drawn(page);
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
        // At the end of the page the sticky cookie banner covers nothing.
        window.scrollTo(0, scrollHeight);
        return scrollWidth - clientWidth;
      });
      const faults = [
        ...(await axeViolations(page)),
        ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
      ];
      found.push(...faults.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}
