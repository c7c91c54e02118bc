import type { Inline } from '../content/values/richText';

/** Returns the text without soft hyphens, which only the page needs. */
export function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) =>
      'text' in inline ? inline.text.replaceAll('\u00AD', '') : textOf(inline.children),
    )
    .join('');
}
