/** The cursor of the document at a place in its list, from 0, as Prismic makes it. */
export function toCursor(place: number): string {
  return Buffer.from(`arrayconnection:${place}`).toString('base64');
}

/**
 * The cursors at which the later pages of a list begin, guessed from its first page, so that they can
 * be asked for at once instead of one after the other. Prismic's cursors are places in the list; where
 * they are not, nothing is guessed.
 *
 * @param size documents on the first page
 * @param total documents of the whole list
 * @param endCursor of the first page
 */
export function guessCursors(size: number, total: number, endCursor: string | null): string[] {
  if (size === 0 || endCursor !== toCursor(size - 1)) return [];
  const pages = Math.ceil(total / size);
  return Array.from({ length: Math.max(pages - 1, 0) }, (_, page) =>
    toCursor((page + 1) * size - 1),
  );
}
