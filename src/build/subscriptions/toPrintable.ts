// XML 1.0 (production 2) knows no other characters, and iCalendar and readers' screens want none.
const unprintable = /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+/gu;

/**
 * A text as any file may hold it: without control characters and halves of emoji, which texts
 * pasted from elsewhere bring along.
 *
 * @returns `undefined` when nothing is left
 */
export function toPrintable(text: string | undefined): string | undefined {
  return text?.replace(unprintable, ' ').trim() || undefined;
}
