import { startTransition, useEffect, useState } from 'react';
import { languages } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import type { Failure, Hit, SearchOptions, SearchResult } from './find/SearchResult';
import { loadSearch } from './loadSearch';
import { useDrafts } from './useDrafts';

type Elsewhere = { language: Language; hits: Hit[] };

export type Answered = Extract<SearchResult, { status: 'answered' }> & {
  /** Hits in other languages, which are searched only if this language has no hits. */
  elsewhere: Elsewhere[];
};

export type Outcome = { status: 'failed'; reason: Failure } | Answered;

/** The outcome of the latest query, which stays while the next query runs. */
type Latest = { outcome?: Outcome; answered?: string; request?: string };

const MAX_OTHER_LANGUAGE_HITS = 3;

type Options = Omit<SearchOptions, 'isTyping'> & {
  /** A new number runs the same query again. */
  attempt?: number;
};

/** Searches for a text while it is typed. Ignores late results of earlier texts. */
export function useSearch(
  language: Language,
  text: string,
  { kind, offset, limit, isExact, attempt = 0 }: Options = {},
) {
  const [latest, setLatest] = useState<Latest>({});
  const drafts = useDrafts(language, text);
  const query = text.trim();
  const request = [language, kind, offset, limit, isExact, attempt, query].join(' ');

  useEffect(() => {
    if (query === '') return;
    let isCurrent = true;
    const options = { kind, offset, limit, isTyping: true, isExact };
    void runSearch(language, query, options).then((outcome) =>
      // React renders a transition in slices, so the reader can go on typing.
      startTransition(() => {
        if (isCurrent) setLatest({ outcome, answered: query, request });
      }),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, query, kind, offset, limit, isExact, request]);

  if (query === '') return { isLoading: false };
  const { outcome, answered } = latest;
  const isDraft = ({ url }: Hit) => drafts?.hits.some((draft) => draft.url === url);
  return {
    outcome:
      drafts && outcome?.status === 'answered'
        ? { ...outcome, hits: outcome.hits.filter((hit) => !isDraft(hit)) }
        : outcome,
    answered,
    isLoading: latest.request !== request,
    /** Only a preview has drafts. `outcome` does not contain them. */
    drafts,
  };
}

/** Never rejects: a failure is an outcome too. */
async function runSearch(
  language: Language,
  text: string,
  options: SearchOptions,
): Promise<Outcome> {
  try {
    const { search, downloadAll } = await loadSearch(language);
    const result = await search(text, options);
    if (result.status === 'failed') return result;
    // Downloads the index, because the reader may be offline at the next search.
    void downloadAll();
    const isEmpty = Object.values(result.counts).every((count) => count === 0);
    return { ...result, elsewhere: isEmpty ? await searchOtherLanguages(language, text) : [] };
  } catch {
    return { status: 'failed', reason: 'offline' };
  }
}

async function searchOtherLanguages(language: Language, text: string): Promise<Elsewhere[]> {
  const others = languages.filter((other) => other !== language);
  const found = others.map(async (other): Promise<Elsewhere[]> => {
    const { search } = await loadSearch(other);
    const result = await search(text, { limit: MAX_OTHER_LANGUAGE_HITS });
    const hits = result.status === 'answered' ? result.hits : [];
    return hits.length > 0 ? [{ language: other, hits }] : [];
  });
  return (await Promise.all(found)).flat();
}
