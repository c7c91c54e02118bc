import { mapDecoded } from './pagePath';

/** Whether two paths lead to the same page. Ignores a trailing slash and percent-encoding. */
export function isSamePath(one: string, other: string): boolean {
  return toComparable(one) === toComparable(other);
}

/**
 * Converts a path to a form for comparison: equal paths have equal results. Not a valid path itself.
 */
export function toComparable(path: string): string {
  return mapDecoded(path.replace(/(.)\/+$/, '$1'), (text) => text);
}
