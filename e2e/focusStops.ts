import type { Page } from '@playwright/test';

export type Stop = {
  /** -1 if the page itself or an element that is not a tab stop has the focus. */
  index: number;
  name: string;
  /** Why the stop cannot be seen. focusRings.ts tests the focus rings. */
  faults: string[];
};

/** Returns the names of the visible tab stops in document order. */
export function findStops(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  return page.evaluate(() => {
    const interactive =
      'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], ' +
      '[tabindex], [contenteditable]';
    // In a radio group, Tab reaches only the checked button; the arrow keys reach the others.
    const unchosen = 'input[type=radio]:not(:checked)';
    const stops = [...document.querySelectorAll<HTMLElement>(interactive)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(`:disabled, [inert] *, input[type=hidden], ${unchosen}`) &&
        element.checkVisibility({ visibilityProperty: true }),
    );

    const name = (element: Element) => {
      const source = element instanceof HTMLInputElement ? element.labels?.[0] : element;
      const label = [
        element.getAttribute('aria-label'),
        source?.textContent,
        element.querySelector('img')?.alt,
      ].find((text) => text?.trim());
      const address = element.getAttribute('href') ?? element.getAttribute('name') ?? '';
      return `<${element.localName}> “${label?.trim().slice(0, 40)}” ${address}`;
    };

    const faultsOf = (element: HTMLElement) => {
      const faults: string[] = [];
      const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
      const free =
        innerHeight - (parseFloat(scrollPaddingTop) || 0) - (parseFloat(scrollPaddingBottom) || 0);
      // A link in a text has one rectangle for each line.
      for (const { left, right, top, bottom, width, height } of element.getClientRects()) {
        if (width === 0 || height === 0) continue;
        if (left < 0 || right > innerWidth || (height <= free && (top < 0 || bottom > innerHeight)))
          faults.push(`reaches out of the window: ${[left, top, right, bottom].map(Math.round)}`);
        const points = [
          [(left + right) / 2, (top + bottom) / 2],
          [left + 2, top + 2],
          [right - 2, bottom - 2],
        ] as const;
        for (const [x, y] of points) {
          const hit = document.elementFromPoint(x, y);
          const isHit = !hit || hit.contains(element) || element.contains(hit);
          if (!isHit) faults.push(`is covered by ${name(hit)}`);
        }
      }
      return [...new Set(faults)];
    };

    Object.assign(window, {
      focusedStop: () => {
        const { activeElement } = document;
        const index = stops.findIndex((stop) => stop === activeElement);
        const stop = stops[index];
        return {
          index,
          name: activeElement ? name(activeElement).replace(/^<body>.*/, 'nowhere') : 'nowhere',
          faults: stop ? faultsOf(stop) : [],
        };
      },
    });
    return stops.map(name);
  });
}

/** Returns the element with the focus. Call `findStops` on the page first. */
export function focusedStop(page: Pick<Page, 'evaluate'>): Promise<Stop> {
  return page.evaluate(() => Reflect.get(window, 'focusedStop')());
}
