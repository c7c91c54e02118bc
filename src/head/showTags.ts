import type { PageFacts } from './PageFacts';
import type { Tag } from './Tag';

/** The page whose tags are in the browser's `<head>`, and the elements of those tags. */
let shown: { path: string; elements: Element[] } | undefined;

/**
 * Updates the tags in the browser's `<head>` for the page. The first page keeps the tags that the server
 * wrote.
 *
 * @throws when the code that makes the tags cannot be loaded; the previous page's tags then stay
 */
export async function showTags(facts: PageFacts): Promise<void> {
  const { path } = facts;
  if (shown?.path === path) return;
  const isFirst = shown === undefined;
  const current = { path, elements: shown?.elements ?? takeServed() };
  shown = current;
  // In development the server writes no tags.
  if (isFirst && current.elements.length > 0) return;
  const { toHeadTags } = await import('./toHeadTags');
  // The reader may have gone to another page in the meantime.
  if (shown !== current) return;
  for (const element of current.elements) element.remove();
  current.elements = toHeadTags(facts).map(toElement);
  document.head.append(...current.elements);
}

/** Removes Gatsby's mark from the served tags; Gatsby would remove marked tags that no component renders. */
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
