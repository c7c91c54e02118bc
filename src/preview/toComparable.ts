/** A text as it is the same in a document and on its page, which may hyphenate it and break its lines. */
export function toComparable(text: string): string {
  return text.replaceAll(/[\s\u00AD]+/g, '');
}
