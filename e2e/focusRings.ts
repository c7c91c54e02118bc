import type { Page } from '@playwright/test';

/**
 * Focuses every visible tab stop and finds focus rings that leave the window, are cut off by a
 * scrolling box or cross the ink of another word. Punctuation directly after a link is ignored.
 */
export function findFocusRingProblems(
  page: Pick<Page, 'evaluate'>,
  scope = 'body',
): Promise<string[]> {
  return page.evaluate((scope) => {
    const TOLERANCE_PX = 1;
    /** An accent may reach this far into a ring, because 13 px text has lines of 16 px. */
    const LINE_TOLERANCE_PX = 2;
    type Box = { left: number; right: number; top: number; bottom: number };
    const faults = new Set<string>();
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('There is no canvas to measure text with');

    const name = (element: Element) =>
      `<${element.localName}> “${element.textContent?.trim().slice(0, 40)}”`;
    const isUnseen = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return true;
      for (let box: Element | null = element; box; box = box.parentElement)
        if (getComputedStyle(box).clipPath.startsWith('inset(50%')) return true;
      return false;
    };
    /** Returns the fixed or sticky element that contains this element. */
    const floating = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
      return null;
    };

    /** Returns the boxes of the ink. Line boxes would overlap in large type. */
    const inksOf = (text: Node, element: Element) => {
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      return [...(text.nodeValue ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const ink = canvas.measureText(word);
        const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = ink;
        return [...range.getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ left, right, top, height }) => {
            const baseline = top + (height + ascent - descent) / 2;
            return {
              word,
              left,
              right,
              top: baseline - ink.actualBoundingBoxAscent,
              bottom: baseline + ink.actualBoundingBoxDescent,
            };
          });
      });
    };

    const texts: { text: Node; element: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const element = text.parentElement;
      if (element && text.nodeValue?.trim()) texts.push({ text, element });
    }
    const wordsNear = (ring: Box) =>
      texts
        .filter(
          ({ element }) => isNear(element.getBoundingClientRect(), ring) && !isUnseen(element),
        )
        .flatMap(({ text, element }) => inksOf(text, element).map((ink) => ({ ...ink, element })));
    const isNear = (one: Box, other: Box) =>
      one.left < other.right &&
      one.right > other.left &&
      one.top < other.bottom &&
      one.bottom > other.top;

    const isCovered = ({ left, right, top, bottom, element }: Box & { element: Element }) => {
      const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      const at = stack.findIndex((hit) => element.contains(hit));
      const above = stack.slice(0, Math.max(at, 0));
      return (
        at < 0 || above.some((hit) => getComputedStyle(hit).backgroundColor !== 'rgba(0, 0, 0, 0)')
      );
    };

    /** Returns the rings of an element and of its `::after`, which has the ring in a card. */
    const ringsOf = (element: Element): Box[] => {
      for (const part of [undefined, '::after']) {
        const style = getComputedStyle(element, part);
        if (style.outlineStyle === 'none' || style.content === 'none') continue;
        const reach = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
        const card = part && style.position === 'absolute' && element.closest('li, article');
        return [...(card || element).getClientRects()]
          .filter(({ width, height }) => width > 0 && height > 0)
          .map(({ left, right, top, bottom }) => ({
            left: left - reach,
            right: right + reach,
            top: top - reach,
            bottom: bottom + reach,
          }));
      }
      return [];
    };

    /** A ring may surround a word, but must not cross the word. */
    const isCrossed = (word: Box, ring: Box) =>
      Math.min(word.right, ring.right) - Math.max(word.left, ring.left) > TOLERANCE_PX &&
      Math.min(word.bottom, ring.bottom) - Math.max(word.top, ring.top) > LINE_TOLERANCE_PX &&
      (word.left < ring.left ||
        word.right > ring.right ||
        word.top < ring.top ||
        word.bottom > ring.bottom);

    const stops = document
      .querySelector(scope)
      ?.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]');
    for (const stop of stops ?? []) {
      if (stop.tabIndex < 0 || stop.matches(':disabled, [inert] *')) continue;
      stop.focus();
      if (document.activeElement !== stop || isUnseen(stop)) continue;
      const floats = floating(stop);
      const rings = ringsOf(stop);
      // The field of the search overlay has a line instead of a ring.
      if (rings.length === 0 && !stop.matches('dialog input'))
        faults.add(`${name(stop)} has no ring`);
      for (const ring of rings) {
        if (ring.left < 0 || ring.right > document.documentElement.clientWidth)
          faults.add(`the ring of ${name(stop)} leaves the window`);
        for (let box = stop.parentElement; box && box !== document.body; box = box.parentElement) {
          if (getComputedStyle(box).overflow === 'visible') continue;
          const edge = box.getBoundingClientRect();
          const outside = Math.max(
            edge.left - ring.left,
            ring.right - edge.right,
            edge.top - ring.top,
            ring.bottom - edge.bottom,
          );
          // A ring that is larger than the scrolling box never fits, so cutting it off is allowed.
          const fits =
            ring.bottom - ring.top <= edge.height && ring.right - ring.left <= edge.width;
          if (outside > TOLERANCE_PX && fits)
            faults.add(`the ring of ${name(stop)} is cut off by ${name(box)}`);
        }
        for (const word of wordsNear(ring)) {
          if (stop.contains(word.element) || floating(word.element) !== floats) continue;
          if (!isCrossed(word, ring) || isCovered(word)) continue;
          const isGlued = [...stop.getClientRects()].some(
            ({ left, right }) => Math.abs(word.left - right) < 1 || Math.abs(word.right - left) < 1,
          );
          const isPunctuation = /^\p{P}+$/u.test(word.word);
          if (isGlued && (isPunctuation || word.element.contains(stop))) continue;
          faults.add(`the ring of ${name(stop)} crosses “${word.word}” of ${name(word.element)}`);
        }
      }
    }
    return [...faults];
  }, scope);
}
