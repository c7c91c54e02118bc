import { mapDecoded } from './pagePath';

/** Whether two paths lead to the same page. Ignores a trailing slash and percent-encoding. */
export function isSamePath(one: string, other: string): boolean {
  return toComparable(one) === toComparable(other);
}

/**
 * Converts a path to a form for comparison: equal paths have equal results. Not a valid path itself.
 */
export function toComparable(path: string): string {
  // No pattern: it would search again from every slash, and older browsers cannot look behind.
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return mapDecoded(path.slice(0, end), (text) => text);
}
