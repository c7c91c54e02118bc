import type { Page } from '@playwright/test';

export type Stop = {
  /**
   * The index among all tab stops. It is -1 if the page itself or an element that is not a tab stop
   * has the focus.
   */
  index: number;
  name: string;
  /** Problems of the visible focus. focusRings.ts finds rings that are cut off. */
  faults: string[];
};

/**
 * Returns the names of the visible tab stops in document order. Call this function before any of
 * the tab stops has the focus, because `focusedStop` compares each stop's look with the look at
 * this time.
 */
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

    const looks = ['outline', 'border', 'background-color', 'box-shadow', 'text-decoration'];
    const lookOf = (element: Element) =>
      [undefined, '::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .flatMap((style) => looks.map((property) => style.getPropertyValue(property)))
        .join();
    const atRest = new Map(stops.map((stop) => [stop, lookOf(stop)]));

    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const backgroundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      const [, , , opacity = 1] = channels(backgroundColor);
      return opacity === 1 ? backgroundColor : backgroundOf(element.parentElement);
    };

    const faultsOf = (element: HTMLElement) => {
      const faults: string[] = [];
      const { outlineStyle, outlineOffset, outlineColor } = getComputedStyle(element);
      // Some buttons in the style guide always have a ring, so their look need not change.
      // If a button of a player has the focus, the button has the ring.
      const isItself = element.matches(':focus');
      if (isItself && lookOf(element) === atRest.get(element) && outlineStyle === 'none')
        faults.push('looks the same without the focus');
      if (outlineStyle !== 'none') {
        const isInside = parseFloat(outlineOffset) < 0;
        const background = backgroundOf(isInside ? element : element.parentElement);
        if (contrast(outlineColor, background) < 3)
          faults.push(`has a ring of ${outlineColor} on ${background}`);
      }
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
