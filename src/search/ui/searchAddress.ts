import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { searchPath } from '../../addresses';
import type { SearchKind } from '../../documentTypes';
import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { useBrowserValue } from '../../state/useBrowserValue';
import { isSearchKind } from '../shape/searchDocument';

export type SearchAddress = {
  text: string;
  kind?: SearchKind;
  page: number;
  isExact?: boolean;
};

/** Returns the address of a search: `/leit/?query=stóll&kind=article&page=2&exact=true`. */
export function toSearchAddress(
  lang: Language,
  { text, kind, page, isExact }: SearchAddress,
): string {
  if (text === '') return searchPath(lang);
  const query = new URLSearchParams({
    query: text,
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
    ...(isExact && { exact: 'true' }),
  });
  return `${searchPath(lang)}?${query}`;
}

/** The address changes after a pause, because browsers limit how often a page may change it. */
const ADDRESS_PAUSE_MS = 300;

/**
 * Returns the search in the address, and sets another text, which the address follows. `search` is
 * of the page's own location: during a transition, `window.location` is the next page's.
 */
export function useSearchAddress(
  lang: Language,
  search: string,
): [SearchAddress, (text: string) => void] {
  const current = toAddress(useBrowserValue(() => search, ''));
  const [typed, setTyped] = useState<string>();

  const isAhead = typed !== undefined && typed !== current.text;
  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(() => {
      const { state } = window.history;
      window.history.replaceState(state, '', toSearchAddress(lang, { text: typed, page: 1 }));
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isAhead, typed, lang]);

  // After the reader goes back or forward, the field shows the text of the address.
  useEffect(() => {
    const onPopState = () => setTyped(undefined);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  return [isAhead ? { text: typed, page: 1 } : current, setTyped];
}

function toAddress(search: string): SearchAddress {
  const query = new URLSearchParams(search);
  const kind = query.get('kind');
  return {
    text: query.get('query') ?? '',
    kind: isSearchKind(kind) ? kind : undefined,
    isExact: query.get('exact') === 'true',
    page: Math.max(1, Math.floor(Number(query.get('page')) || 1)),
  };
}

/**
 * Keeps the search when the reader switches the language of the search page. The switch is on every
 * page and its links have no query, so the search page handles the click.
 */
export function useQueryInSwitch(text: string): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('.languages a') : null;
      const language = languages.find((each) => link?.getAttribute('href') === searchPath(each));
      if (language === undefined || text.trim() === '') return;
      event.preventDefault();
      void navigate(toSearchAddress(language, { text, page: 1 }));
    };
    // Runs before Gatsby's handler, which opens the link's own address.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [text]);
}
