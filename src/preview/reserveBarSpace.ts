import { barHeightProperty } from './barSpace';

/**
 * Writes the height of the bar into a custom property of the page, whenever it changes.
 *
 * @returns a function that stops this and removes the property
 */
export function reserveBarSpace(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () =>
    style.setProperty(barHeightProperty, `${bar.getBoundingClientRect().height}px`);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(barHeightProperty);
  };
}
