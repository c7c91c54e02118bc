import type { Hit } from '../find/SearchResult';
import type { HighlightState } from './highlightMatches';

/** @returns the state for a link to a search result: the matched words as they occur on its page */
export function toHighlightState({ forms }: Hit): HighlightState {
  return { found: forms };
}
