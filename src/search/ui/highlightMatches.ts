/** State of the history entry of a search result: the words to highlight. */
export type HighlightState = { found: string[] };

/** The previous page has highlights, which the next page must remove. */
let hasHighlights = false;

/** Highlights a search result's words on its page. Any script may have set `state`. */
export function highlightMatches(state: unknown): void {
  const { found } = (state ?? {}) as Partial<Record<keyof HighlightState, unknown>>;
  const words = Array.isArray(found) ? found.filter((word) => typeof word === 'string') : [];
  if (words.length === 0 && !hasHighlights) return;
  hasHighlights = words.length > 0;
  import('./highlightWords')
    .then(({ highlightWords }) => highlightWords(words))
    // Without the code the page has no highlights.
    .catch(() => undefined);
}
