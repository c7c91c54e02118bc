/** The state that a followed search result stores in the history: the words to highlight. */
export type HighlightState = { found: string[] };

/** The next page must remove the highlights of the previous page. */
let hasHighlights = false;

/** Highlights a search result's words on its page. Checks `state`, which any script can set. */
export function highlightMatches(state: unknown): void {
  const { found } = (state ?? {}) as Partial<Record<keyof HighlightState, unknown>>;
  const words = Array.isArray(found) ? found.filter((word) => typeof word === 'string') : [];
  if (words.length === 0 && !hasHighlights) return;
  hasHighlights = words.length > 0;
  import('./highlightWords')
    .then(({ highlightWords }) => highlightWords(words))
    // If the code cannot be loaded, the page has no highlights.
    .catch(() => undefined);
}
