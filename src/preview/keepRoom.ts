import { barHeight } from './PageRoom';

/** Lets the page know how high the bar is. */
export function keepRoom(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty(barHeight, `${bar.getBoundingClientRect().height}px`);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(barHeight);
  };
}
