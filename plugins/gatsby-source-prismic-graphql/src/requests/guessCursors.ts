/** Builds Prismic's cursor of a document from the document's index in its list, starting at 0. */
export function toCursor(index: number): string {
  return btoa(`arrayconnection:${index}`);
}

/**
 * Reads the index that Prismic's cursor of a document contains.
 *
 * @returns nothing for any other kind of cursor.
 */
export function toPosition(cursor: string): number | undefined {
  try {
    const index = /^arrayconnection:(\d+)$/.exec(atob(cursor))?.[1];
    return index === undefined ? undefined : Number(index);
  } catch {
    // It is not base64.
    return undefined;
  }
}

/**
 * Guesses from the first page of a list the cursors at which the other pages begin, so that all pages
 * can be requested at the same time. This works because Prismic's cursors are indexes in the list. For
 * any other kind of cursor the result is empty.
 *
 * @param size number of documents on the first page.
 * @param total number of documents in the list.
 * @param endCursor `endCursor` of the first page.
 */
export function guessCursors(size: number, total: number, endCursor: string | null): string[] {
  if (size === 0 || endCursor !== toCursor(size - 1)) return [];
  const pages = Math.ceil(total / size);
  return Array.from({ length: Math.max(pages - 1, 0) }, (_, page) =>
    toCursor((page + 1) * size - 1),
  );
}
