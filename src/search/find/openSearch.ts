import type { Language } from '../../i18n/languages';
import { wordRulesOf } from '../wordRules';
import type { SearchAnswer, SearchOptions } from './answer';
import { answerQuery } from './answerQuery';
import type { Fetch } from './indexFiles';
import { keepIndex, openIndex, type Index } from './openIndex';
import { SearchFailure } from './searchFailure';

export type Search = {
  /** Never rejects: what goes wrong is an answer too. */
  search: (text: string, options?: SearchOptions) => Promise<SearchAnswer>;
  /** Fetches what a first search needs. Never rejects. */
  prepare: () => Promise<void>;
  /** Fetches the whole of a small index, so that later searches need no network. Never rejects. */
  keep: () => Promise<void>;
};

/**
 * The search of one language. Nothing is fetched before it is needed, and nothing twice; after a
 * failure the next search tries again.
 *
 * @param baseUrl where the site is, without a final slash: '' on its own pages
 * @param fetch the browser's own, or whatever reads the files that `buildIndex` wrote
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
  const place = { language, baseUrl, fetch };
  const rules = wordRulesOf(language);
  let opened: Promise<Index> | undefined;
  const attempt = async <Result>(work: (index: Index) => Promise<Result>): Promise<Result> => {
    const index = (opened ??= openIndex(place, rules));
    let isOpen = false;
    try {
      await index;
      isOpen = true;
      return await work(await index);
    } catch (error) {
      // Without a network, what has been fetched still answers.
      const isOfUse = isOpen && reasonOf(error) === 'offline';
      if (!isOfUse && opened === index) opened = undefined;
      throw error;
    }
  };
  /** A site that was built anew while the page was open has its files elsewhere: one more try. */
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
      withIndex((index) => answerQuery(index, text, options)).catch((error: unknown) => ({
        status: 'failed' as const,
        reason: reasonOf(error),
      })),
    prepare: () => withIndex(async () => undefined).catch(() => undefined),
    keep: () => withIndex(keepIndex).catch(() => undefined),
  };
}

function reasonOf(error: unknown) {
  return error instanceof SearchFailure ? error.reason : 'damaged';
}
