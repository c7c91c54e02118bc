// XML 1.0 (production 2) allows no other characters, and iCalendar needs none.
const unprintable = /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+/gu;

/**
 * Replaces control characters and lone surrogates by spaces: pasted texts may contain them, but not
 * every file format allows them.
 *
 * @returns `undefined` if no other character is left
 */
export function toPrintable(text: string | undefined): string | undefined {
  return text?.replace(unprintable, ' ').trim() || undefined;
}
