import type { Page } from '@playwright/test';

/**
 * Finds content that is wider than the window: pages and boxes that scroll sideways, and text
 * outside the window or cut off. Tables (WCAG 2.2, 1.4.10), a line of links
 * (components/Filters.tsx) and texts for screen readers are allowed.
 */
export function findHorizontalOverflow(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const width = document.documentElement.clientWidth;

    const name = (element: Element, text = element.textContent) =>
      `<${element.localName} class="${element.className}"> “${text?.trim().slice(0, 40)}”`;

    const isUnseen = (element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { clipPath, position } = getComputedStyle(box);
        const { width: across, height } = box.getBoundingClientRect();
        if (clipPath !== 'none' || (position === 'absolute' && across <= 1 && height <= 1))
          return true;
      }
      return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };

    const headings = [...document.querySelectorAll('h1, h2, h3')].map((heading) =>
      heading.textContent?.replaceAll('\u00AD', ''),
    );
    /** The last breadcrumb may be cut off, because the heading below repeats it. */
    const isSaidElsewhere = ({ parentElement, nodeValue }: Node) =>
      parentElement?.ariaCurrent === 'page' && nodeValue !== null && headings.includes(nodeValue);

    const overflow = document.documentElement.scrollWidth - width;
    if (overflow > 0) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > width + 0.5 && !isUnseen(element),
      );
      const innermost = wide.filter(
        (element) => !wide.some((other) => other.parentElement === element),
      );
      faults.add(
        `scrolls sideways by ${overflow} px: ${innermost
          .slice(0, 3)
          .map((e) => name(e))
          .join(', ')}`,
      );
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (!element || !text.nodeValue?.trim() || isUnseen(element)) continue;
      // Only words are checked, because spaces may overflow a line.
      const lines = [...text.nodeValue.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return [...range.getClientRects()].filter((line) => line.width > 0);
      });
      const label = name(element, text.nodeValue);
      let isInScroller = false;
      let isCut = false;
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === 'visible') continue;
        const rect = box.getBoundingClientRect();
        if (overflowX === 'auto' || overflowX === 'scroll') {
          isInScroller = box.scrollWidth > box.clientWidth;
          if (isInScroller && !box.querySelector('table') && !box.closest('nav'))
            faults.add(`${name(box)} scrolls sideways`);
          if (isInScroller) break;
          continue;
        }
        const cut = lines.some((line) => {
          const middle = (line.top + line.bottom) / 2;
          const isCutBelow = overflowY !== 'visible' && (middle > rect.bottom || middle < rect.top);
          return isCutBelow || line.right > rect.right + 1 || line.left < rect.left - 1;
        });
        if (cut && !isSaidElsewhere(text)) faults.add(`${label} is cut off by ${name(box)}`);
        isCut ||= cut;
      }
      if (!isInScroller && !isCut && lines.some((line) => line.right > width + 1 || line.left < -1))
        faults.add(`${label} is outside the window`);
    }
    return [...faults];
  });
}
