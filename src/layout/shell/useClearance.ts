import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps an element that is fixed to the window's bottom edge above the footer and the sections after it
 * (the consent banner).
 *
 * @returns the ref of that element
 */
export function useClearance(isOpen: boolean): RefObject<HTMLDivElement> {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const below = [...document.querySelectorAll('footer, footer ~ section')];
    const update = () => {
      const tops = below
        .map((each) => each.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .map(({ top }) => window.innerHeight - top);
      element.current?.style.setProperty('bottom', `${Math.max(0, ...tops)}px`);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(update);
    for (const each of [document.body, ...below]) observer.observe(each);
    return () => {
      window.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, [isOpen]);

  return element;
}
