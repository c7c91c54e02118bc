import type { BuiltPage } from './builtPages';

/**
 * Whether a page must not be indexed: the not-found and offline pages, previews, the style guide,
 * the test pages.
 */
export function isHidden({ template }: BuiltPage): boolean {
  return /pages-404|templates-(offline|preview|elements|dummy)/.test(template);
}
