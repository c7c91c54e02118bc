import { useEffect, useState } from 'react';
import { languages, type Language } from '../i18n/languages';
import type { SearchOptions } from './find/answer';
import { loadSearch } from './loadSearch';
import type { Elsewhere, Outcome } from './Outcome';
import { otherAnswer, type SearchIn } from './searchAlso';
import type { SearchKind } from '../documentTypes';

export type SearchState = {
  /** Of the text that was last answered; the one before stays until there is another. */
  outcome?: Outcome;
  /** The text that it is the answer to. */
  answered?: string;
  isLoading: boolean;
};

type Options = Omit<SearchOptions, 'kinds'> & {
  /** Of this kind alone. */
  kind?: SearchKind;
  /** Another number asks again. */
  attempt?: number;
};

/**
 * The answer to a text, as it is typed: the last text wins, whatever order the answers come in.
 *
 * @param text nothing is asked for while it is empty
 */
export function useSearch(
  language: Language,
  text: string,
  { kind, offset, limit, isTyping, attempt = 0 }: Options = {},
): SearchState {
  const [state, setState] = useState<Omit<SearchState, 'isLoading'> & { request?: string }>({});
  const wanted = text.trim();
  const request = [language, kind, offset, limit, isTyping, attempt, wanted].join(' ');

  useEffect(() => {
    if (wanted === '') return;
    let isLast = true;
    const askIn = (search: SearchIn) =>
      ask(search, language, wanted, { kinds: kind && [kind], offset, limit, isTyping });
    const show = (outcome: Outcome) => {
      if (isLast) setState({ outcome, answered: wanted, request });
    };
    const other = otherAnswer();
    const stop = other ? other(askIn, searchIndex, show) : void askIn(searchIndex).then(show);
    return () => {
      isLast = false;
      stop?.();
    };
  }, [language, wanted, kind, offset, limit, isTyping, request]);

  if (wanted === '') return { isLoading: false };
  return { ...state, isLoading: state.request !== request };
}

const searchIndex: SearchIn = async (language, text, options) =>
  (await loadSearch(language)).search(text, options);

/** Never rejects. */
async function ask(
  search: SearchIn,
  language: Language,
  text: string,
  options: SearchOptions,
): Promise<Outcome> {
  try {
    const answer = await search(language, text, options);
    if (answer.status === 'failed') return answer;
    // The next search may come when there is no network.
    void (await loadSearch(language)).keep();
    const isNothing = Object.values(answer.counts).every((count) => count === 0);
    return { ...answer, elsewhere: isNothing ? await askElsewhere(search, language, text) : [] };
  } catch {
    return { status: 'failed', reason: 'offline' };
  }
}

async function askElsewhere(
  search: SearchIn,
  language: Language,
  text: string,
): Promise<Elsewhere[]> {
  const others = languages.filter((other) => other !== language);
  const answers = await Promise.all(
    others.map(async (other) => ({ other, answer: await search(other, text, { limit: 3 }) })),
  );
  return answers.flatMap(({ other, answer }) =>
    answer.status === 'answered' && answer.hits.length > 0
      ? { language: other, hits: answer.hits }
      : [],
  );
}
