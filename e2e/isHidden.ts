import type { BuiltPage } from './builtPages';

/** Whether a page wants no visitors from a search: not found, the style guide, the test pages. */
export function isHidden({ template }: BuiltPage): boolean {
  return /pages-404|templates-(elements|dummy)/.test(template);
}
