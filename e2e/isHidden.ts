import type { BuiltPage } from './builtPages';

export function isHidden({ template }: BuiltPage): boolean {
  return /pages-404|templates-(offline|preview|elements|dummy)/.test(template);
}
