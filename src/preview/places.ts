import { cutText } from '../search/shape/words';
import type { PreviewMessages } from './usePreviewMessages';

/** This length is enough to recognise a text. */
const MAX_QUOTE_LETTERS = 80;

/** Returns the names and numbers (from 1) of a place: `sections[0].primary.text` → “Parts › 1 › Text”. */
export function describePlace(field: string, messages: PreviewMessages): string {
  return field
    .split(/[.[\]]+/)
    .filter((part) => part !== '' && part !== 'primary' && part !== 'items')
    .map((part) => {
      const number = /^\d+$/.test(part) ? String(Number(part) + 1) : undefined;
      return number ?? messages.fields[part] ?? messages.types[part] ?? part.replaceAll('_', ' ');
    })
    .join(' › ');
}

export function shorten(text: string): string {
  return text.length > MAX_QUOTE_LETTERS ? `${cutText(text, MAX_QUOTE_LETTERS).trimEnd()} …` : text;
}
