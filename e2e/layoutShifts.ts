import type { Page } from '@playwright/test';

type Source = { node: Element | null; previousRect: DOMRect };
type Shift = { value: number; sources: Source[] };

/** The layout shift that fonts may cause (docs/decisions/browser.md, 11). */
const MAX_FONT_SHIFT = 0.02;

/**
 * Records layout shifts. The returned function returns the faults, each with its score and the
 * moved elements. Shifts in the frames after the font swap are faults only if their sum is too
 * high.
 */
export async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const others: string[] = [];
    const fonts: string[] = [];
    let shifts = others;
    // Chromium moves its own controls of a sound when they start. Their elements are unknown.
    const isOfSound = ({ node, previousRect: { x, y, right, bottom } }: Source) =>
      node === null &&
      [...document.querySelectorAll('audio')].some((audio) => {
        const box = audio.getBoundingClientRect();
        return x >= box.left && right <= box.right && y >= box.top && bottom <= box.bottom;
      });
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, sources } = entry as unknown as Shift;
        if (sources.every(isOfSound)) continue;
        const moved = sources.map(({ node, previousRect: { x, y } }) => {
          const text = node?.textContent?.trim().slice(0, 30) ?? '';
          return `${node?.nodeName} “${text}” from ${Math.round(x)},${Math.round(y)}`;
        });
        shifts.push(`${value}: ${moved.join('; ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const record = (into: string[]) => {
      add(observer.takeRecords());
      shifts = into;
    };
    const layoutShifts = () => {
      record(shifts);
      return { others, fonts };
    };
    Object.assign(window, { layoutShifts });
    // Playwright's clock later replaces `requestAnimationFrame`, so the original is stored.
    const nextFrame = window.requestAnimationFrame;
    new MutationObserver(() => {
      if (document.documentElement.dataset['fonts'] !== undefined) return;
      record(fonts);
      // Fonts move texts in the first frame, and parts that a script measures in the second.
      nextFrame(() => nextFrame(() => nextFrame(() => record(others))));
    }).observe(document, { attributeFilter: ['data-fonts'], subtree: true });
  });
  return async (): Promise<string[]> => {
    const { others, fonts } = await page.evaluate((): { others: string[]; fonts: string[] } =>
      Reflect.get(window, 'layoutShifts')(),
    );
    const sum = fonts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
    return sum > MAX_FONT_SHIFT ? [...others, ...fonts] : others;
  };
}
