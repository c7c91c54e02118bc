import type { Language } from '../i18n/languages';
import type { SearchResult, SearchOptions } from './find/SearchResult';
import type { Outcome } from './Outcome';

/** Searches in one language. If it rejects, the interface shows a failed search. */
export type SearchFunction = (
  language: Language,
  text: string,
  options: SearchOptions,
) => Promise<SearchResult>;

/**
 * Runs one query in place of the plain search of the index.
 *
 * @param run runs the query with a search function; never rejects
 * @param searchIndex the plain search of the index
 * @param show shows an outcome; may be called again with a better one
 * @returns a function that cancels the query
 */
export type SearchOverride = (
  run: (search: SearchFunction) => Promise<Outcome>,
  searchIndex: SearchFunction,
  show: (outcome: Outcome) => void,
) => () => void;

let current: SearchOverride | undefined;

/**
 * Replaces how queries run: previews use it to search drafts too.
 *
 * @param override `undefined` to search only the index again
 */
export function overrideSearch(override?: SearchOverride): void {
  current = override;
}

export function searchOverride(): SearchOverride | undefined {
  return current;
}
