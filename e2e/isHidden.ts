import type { BuiltPage } from './builtPages';

/** Whether a page wants no visitors from a search: not found, no network, previews, the style guide, the test pages. */
export function isHidden({ template }: BuiltPage): boolean {
  return /pages-404|templates-(offline|preview|elements|dummy)/.test(template);
}
