/** Removes white space and soft hyphens, so that a text of a document equals the text on its page. */
export function toComparable(text: string): string {
  return text.replaceAll(/[\s\u00AD]+/g, '');
}
