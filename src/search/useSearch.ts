import { startTransition, useEffect, useState } from 'react';
import { languages } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import type { SearchOptions } from './find/SearchResult';
import { loadSearch } from './loadSearch';
import type { Elsewhere, Outcome } from './Outcome';
import { searchOverride } from './searchOverride';
import type { SearchFunction } from './searchOverride';
import type { SearchKind } from '../documentTypes';

export type SearchState = {
  /** The latest outcome; it stays while the next query runs. */
  outcome?: Outcome;
  /** The text that `outcome` belongs to. */
  answered?: string;
  isLoading: boolean;
};

const MAX_OTHER_LANGUAGE_HITS = 3;

type Options = Omit<SearchOptions, 'kinds'> & {
  /** Restricts the hits to one kind. */
  kind?: SearchKind;
  /** A changed number runs the query again. */
  attempt?: number;
};

/**
 * Searches for a text while it is typed. Results of earlier texts are ignored, in whatever order
 * they arrive.
 *
 * @param text no query runs while it is empty
 */
export function useSearch(
  language: Language,
  text: string,
  { kind, offset, limit, isTyping, isExact, attempt = 0 }: Options = {},
): SearchState {
  const [state, setState] = useState<Omit<SearchState, 'isLoading'> & { request?: string }>({});
  const query = text.trim();
  const request = [language, kind, offset, limit, isTyping, isExact, attempt, query].join(' ');

  useEffect(() => {
    if (query === '') return;
    let isCurrent = true;
    const run = (search: SearchFunction) =>
      runSearch(search, language, query, {
        kinds: kind && [kind],
        offset,
        limit,
        isTyping,
        isExact,
      });
    // In slices, between which the reader can go on typing.
    const show = (outcome: Outcome) =>
      startTransition(() => {
        if (isCurrent) setState({ outcome, answered: query, request });
      });
    const override = searchOverride();
    const cancel = override ? override(run, searchIndex, show) : void run(searchIndex).then(show);
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [language, query, kind, offset, limit, isTyping, isExact, request]);

  if (query === '') return { isLoading: false };
  return { ...state, isLoading: state.request !== request };
}

const searchIndex: SearchFunction = async (language, text, options) =>
  (await loadSearch(language)).search(text, options);

/** Runs a query; a failure is an outcome too, so the promise never rejects. */
async function runSearch(
  search: SearchFunction,
  language: Language,
  text: string,
  options: SearchOptions,
): Promise<Outcome> {
  try {
    const result = await search(language, text, options);
    if (result.status === 'failed') return result;
    // The reader may be offline at the next search.
    void (await loadSearch(language)).downloadAll();
    const isEmpty = Object.values(result.counts).every((count) => count === 0);
    const elsewhere = isEmpty ? await searchOtherLanguages(search, language, text) : [];
    return { ...result, elsewhere };
  } catch {
    return { status: 'failed', reason: 'offline' };
  }
}

async function searchOtherLanguages(
  search: SearchFunction,
  language: Language,
  text: string,
): Promise<Elsewhere[]> {
  const others = languages.filter((other) => other !== language);
  const results = await Promise.all(
    others.map(async (other) => ({
      other,
      result: await search(other, text, { limit: MAX_OTHER_LANGUAGE_HITS }),
    })),
  );
  return results.flatMap(({ other, result }) =>
    result.status === 'answered' && result.hits.length > 0
      ? { language: other, hits: result.hits }
      : [],
  );
}
