import type { Language } from '../../i18n/languages';
import { wordRulesOf } from '../wordRules';
import type { SearchResult, SearchOptions } from './SearchResult';
import { runQuery } from './runQuery';
import type { Fetch } from './indexFiles';
import { downloadIndex, openIndex } from './openIndex';
import type { Index } from './openIndex';
import { SearchFailure } from './searchFailure';

export type Search = {
  /** Searches. A failure is a result too: the promise never rejects. */
  search: (text: string, options?: SearchOptions) => Promise<SearchResult>;
  /** The searches to offer where there are no results. Rejects without an index. */
  commonSearches: () => Promise<readonly string[]>;
  /** Fetches the files that the first search needs. Never rejects. */
  prepare: () => Promise<void>;
  /**
   * Downloads the whole of a small index, so that later searches need no network. Never rejects.
   */
  downloadAll: () => Promise<void>;
};

/**
 * Opens the search of one language. It fetches each file once, when it is first needed; after a
 * failure the next search tries again.
 *
 * @param baseUrl of the site, without a final slash: '' on its own pages
 * @param fetch by default the global one; any function that returns the files of `buildIndex`
 */
export function openSearch({
  language,
  baseUrl = '',
  fetch = (url, init) => globalThis.fetch(url, init),
}: {
  language: Language;
  baseUrl?: string;
  fetch?: Fetch;
}): Search {
  const location = { language, baseUrl, fetch };
  const rules = wordRulesOf(language);
  let opened: Promise<Index> | undefined;
  const attempt = async <Result>(work: (index: Index) => Promise<Result>): Promise<Result> => {
    const index = (opened ??= openIndex(location, rules));
    let isOpen = false;
    try {
      await index;
      isOpen = true;
      return await work(await index);
    } catch (error) {
      // Offline, an open index can still search the files that it has.
      const isUsable = isOpen && reasonOf(error) === 'offline';
      if (!isUsable && opened === index) opened = undefined;
      throw error;
    }
  };
  /** Tries again if the site was rebuilt while the page was open: the files have new URLs then. */
  const withIndex = async <Result>(work: (index: Index) => Promise<Result>): Promise<Result> => {
    try {
      return await attempt(work);
    } catch (error) {
      if (reasonOf(error) !== 'outdated') throw error;
      return attempt(work);
    }
  };
  return {
    search: (text, options = {}) =>
      withIndex((index) => runQuery(index, text, options)).catch((error: unknown) => ({
        status: 'failed' as const,
        reason: reasonOf(error),
      })),
    commonSearches: () => withIndex(async ({ files }) => files.manifest.commonSearches),
    prepare: () => withIndex(async () => undefined).catch(() => undefined),
    downloadAll: () => withIndex(downloadIndex).catch(() => undefined),
  };
}

function reasonOf(error: unknown) {
  return error instanceof SearchFailure ? error.reason : 'damaged';
}
