import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { scrollToEnd, drawn, hydrated, openHydrated } from './hydrated';
import { axeViolations, colourViolations } from './axeViolations';
import { findBroken, watchPage } from './watchPage';
import { buildTime, testedPages, testedTemplates, isHidden } from './builtPages';
import type { BuiltPage } from './builtPages';
import { recordLayoutShifts } from './layoutShifts';
import { findSpokenProblems, speak } from './spokenPage';

/** Returns the durations of transitions and animations in ms, by element. */
function movements(page: Page): Promise<{ name: string; time: number; isRunning: boolean }[]> {
  return page.evaluate(() => {
    const milliseconds = (times: string) =>
      Math.max(...times.split(',').map((time) => parseFloat(time) * (/\ds/.test(time) ? 1000 : 1)));
    const running = new Set(
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        // Animations that follow the scrolling (components/Drawing.tsx) are excluded.
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.target)
        // In Chromium, reading styles may start an invisible transition of a closed menu.
        .filter((target) => target instanceof Element && target.checkVisibility()),
    );
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const times = [
          style.transitionDuration,
          style.transitionDelay,
          style.animationName === 'none' ? '0s' : style.animationDuration,
          style.animationName === 'none' ? '0s' : style.animationDelay,
        ];
        return {
          name: `<${element.localName} class="${element.className}">${part ?? ''} “${element.textContent?.trim().slice(0, 30)}”`,
          time: Math.max(...times.map(milliseconds)),
          isRunning: running.has(element),
        };
      }),
    );
  });
}

const site = String(process.env['BASE_URL']);

const preconnected = (page: Page) =>
  page
    .locator('link[rel~=preconnect], link[rel~=dns-prefetch]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

const isOurs = (url: string) => url.startsWith('data:') || url.startsWith(site);

/**
 * Returns the page's text and metadata, without lines that depend on the reader's clock (“opens
 * today”).
 * @param served HTML to read instead, as a browser without JavaScript does
 */
const read = (page: Page, served?: string) =>
  page.evaluate((html) => {
    const root = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    const all = (selector: string, name: string) =>
      [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name));
    const wrapper = root.getElementById('gatsby-focus-wrapper')?.cloneNode(true) as Element | null;
    for (const line of wrapper?.querySelectorAll('[data-live]') ?? []) line.remove();
    return {
      text: wrapper?.textContent,
      title: root.title,
      canonical: all('head > link[rel=canonical]', 'href'),
      robots: all('head > meta[name=robots]', 'content'),
    };
  }, served);

const windows = [
  { width: 375, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
] as const;

/** Without `TEST_FULL`, the Icelandic pages are tested in the first two windows, others in the last two. */
function windowsOf({ lang }: BuiltPage) {
  if (process.env['TEST_FULL']) return windows;
  return lang === 'is' ? windows.slice(0, 2) : windows.slice(2);
}

for (const tested of testedPages()) {
  const { path, lang, template } = tested;
  test(
    `${path} is the same before and after React, by eye and ear, without errors, down to its end`,
    { tag: isHidden(tested) ? [] : '@smoke' },
    async ({ page }) => {
      const faults = watchPage(page, isOurs);
      const layoutShifts = await recordLayoutShifts(page);
      await page.clock.setFixedTime(buildTime());
      const response = await page.goto(path);
      // The not-found page has the status 200 at its own address only.
      expect(response?.status()).toBe(200);
      expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
      await hydrated(page);
      const after = await read(page);
      const before = await read(page, (await response?.text()) ?? '');
      expect(after).toEqual(before);
      expect(before.text).toBeTruthy();
      expect(before.title).not.toBe('');

      if (!/-templates-elements/.test(template)) {
        expect(findSpokenProblems(await speak(page))).toEqual([]);
      }

      await scrollToEnd(page);
      expect(faults).toEqual([]);
      expect((await preconnected(page)).filter((url) => !isOurs(url))).toEqual([]);
      expect(await layoutShifts()).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await findBroken(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
}

for (const tested of testedTemplates()) {
  const { path } = tested;
  test(
    `${path} has no movement, is accessible and does not overflow, narrow and wide, light and dark`,
    { tag: /templates-(home|article|page)-/.test(tested.template) ? '@smoke' : [] },
    async ({ page }) => {
      await openHydrated(page, path);
      const moving = (await movements(page)).filter(({ isRunning }) => isRunning);
      expect(moving, 'running animations').toEqual([]);
      expect(await page.locator('video[autoplay], marquee').count()).toBe(0);

      // Reduced motion stops the transitions, during which axe could measure a wrong colour.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const timed = (await movements(page)).filter(({ time }) => time > 0);
      expect(timed, 'transitions with reduced motion').toEqual([]);
      const scrolling = await page.evaluate(
        () => getComputedStyle(document.documentElement).scrollBehavior,
      );
      expect(scrolling).toBe('auto');

      const found: string[] = [];
      for (const { width, colorScheme } of windowsOf(tested)) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        // Media queries have their old results until the next frame, so the height would be wrong.
        await drawn(page);
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
          // Scrolls to the end of the page, where the cookie banner covers nothing.
          window.scrollTo(0, scrollHeight);
          return scrollWidth - clientWidth;
        });
        const faults = [
          // The other rules find the same in dark colours.
          ...(await (colorScheme === 'light' ? axeViolations : colourViolations)(page)),
          ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
        ];
        found.push(...faults.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
      }
      expect(found).toEqual([]);
    },
  );
}
