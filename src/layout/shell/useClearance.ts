import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps an element that is fixed to the window's lower edge above the footer, and above what stands
 * behind the footer.
 */
export function useClearance(isOpen: boolean): RefObject<HTMLDivElement> {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const below = [...document.querySelectorAll('footer, footer ~ section')];
    const place = () => {
      const tops = below
        .map((part) => part.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .map(({ top }) => window.innerHeight - top);
      element.current?.style.setProperty('bottom', `${Math.max(0, ...tops)}px`);
    };
    place();
    window.addEventListener('scroll', place, { passive: true });
    const observer = new ResizeObserver(place);
    for (const part of [document.body, ...below]) observer.observe(part);
    return () => {
      window.removeEventListener('scroll', place);
      observer.disconnect();
    };
  }, [isOpen]);

  return element;
}
