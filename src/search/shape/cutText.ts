/**
 * Cuts a text after a number of UTF-16 code units, or one earlier where an emoji would be cut in half.
 */
export function cutText(text: string, maxLetters: number): string {
  return text.slice(0, maxLetters).replace(/[\ud800-\udbff]$/, '');
}
