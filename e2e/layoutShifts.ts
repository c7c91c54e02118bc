import type { Page } from '@playwright/test';

type Shift = { value: number; sources: { node: Element | null; previousRect: DOMRect }[] };

/**
 * Records the layout shifts of a page from now on.
 *
 * @returns a function that returns the layout shifts so far: the score, and the elements that moved
 *   with their first words
 */
export async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as Shift;
        const moved = sources.map(({ node, previousRect: { x, y } }) => {
          const text = node?.textContent?.trim().slice(0, 30) ?? '';
          return `${node?.nodeName} “${text}” from ${Math.round(x)},${Math.round(y)}`;
        });
        shifts.push(`${value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate((): unknown => Reflect.get(window, 'layoutShifts'));
}
