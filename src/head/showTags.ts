import type { PageFacts } from './PageFacts';
import type { Tag } from './Tag';

/** Address whose tags are in the browser's `<head>`, and those tags. */
let shown: { path: string; elements: Element[] } | undefined;

/**
 * Keeps the browser's `<head>` that of the page: what the server wrote at first, and for each page
 * that the reader goes on to, its own.
 *
 * @throws where the code that makes them cannot be fetched; the last page's tags then stay
 */
export async function showTags(facts: PageFacts): Promise<void> {
  const { path } = facts;
  if (shown?.path === path) return;
  const isFirst = shown === undefined;
  const present = { path, elements: shown?.elements ?? takeServed() };
  shown = present;
  // In development nothing is served.
  if (isFirst && present.elements.length > 0) return;
  const { toHeadTags } = await import('./toHeadTags');
  // The reader may have gone on.
  if (shown !== present) return;
  for (const element of present.elements) element.remove();
  present.elements = toHeadTags(facts).map(toElement);
  document.head.append(...present.elements);
}

/** Takes the served tags from Gatsby, which removes those of its own that no component renders. */
function takeServed(): Element[] {
  const elements = [...document.head.querySelectorAll('[data-gatsby-head]:not(title)')];
  for (const element of elements) element.removeAttribute('data-gatsby-head');
  return elements;
}

function toElement({ name, attributes, text = '' }: Tag): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}
