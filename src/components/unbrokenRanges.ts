/** Adds a word joiner (U+2060) after the dash of `12–17`, so that no line ends after the dash. */
export function unbrokenRanges(text: string): string {
  return text.replace(/–(?=\d)/g, '–\u2060');
}
