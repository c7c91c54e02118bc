/** State of the history entry that a link to a search result creates: the words to highlight. */
export type HighlightState = { found: string[] };

/** Whether the previous page has highlights, which the next page must remove. */
let hasHighlights = false;

/**
 * Highlights the words that the search found, for a reader who comes from a search result. Loads the code
 * for highlights only then.
 *
 * @param state state of the history entry, which any script may have set
 */
export function highlightMatches(state: unknown): void {
  const { found } = (state ?? {}) as Partial<Record<keyof HighlightState, unknown>>;
  const words = Array.isArray(found) ? found.filter((word) => typeof word === 'string') : [];
  if (words.length === 0 && !hasHighlights) return;
  hasHighlights = words.length > 0;
  import('./highlightWords')
    .then(({ highlightWords }) => highlightWords(words))
    // The code may fail to load; the page then has no highlights.
    .catch(() => undefined);
}
