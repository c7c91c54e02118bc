import { isJsonObject } from './json';
import type { Json } from './json';

/** The text of a rich text value, one line per block. */
export function textOf(richText: Json | undefined): string {
  if (!Array.isArray(richText)) return '';
  return richText
    .flatMap((block) => (isJsonObject(block) && typeof block.text === 'string' ? block.text : []))
    .join('\n');
}
