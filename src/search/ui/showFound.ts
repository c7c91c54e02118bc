/** What the page of a hit is told, in the browser's history. */
export type Found = { found: string[] };

/** Whether the page before was marked: then the marks must go, whatever comes. */
let isMarked = false;

/**
 * A reader who comes from the search sees what it found, set off in the page. The code for it is
 * fetched then.
 *
 * @param state of the history entry: whatever a script has put there
 */
export function showFound(state: unknown): void {
  const { found } = (state ?? {}) as Partial<Record<keyof Found, unknown>>;
  const words = Array.isArray(found) ? found.filter((word) => typeof word === 'string') : [];
  if (words.length === 0 && !isMarked) return;
  isMarked = words.length > 0;
  import('./markFound')
    .then(({ markFound }) => markFound(words))
    // Without a network the page is read without marks.
    .catch(() => undefined);
}
