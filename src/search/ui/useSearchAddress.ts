import { useEffect, useState } from 'react';
import type { Language } from '../../i18n/languages';
import { isSearchKind } from '../shape/searchDocument';
import { useBrowserValue } from '../../state/useBrowserValue';
import { toSearchAddress } from './searchAddress';
import type { SearchAddress } from './searchAddress';

/**
 * The address changes when the reader has not typed for this long, because browsers limit how often a page
 * may change it.
 */
const ADDRESS_PAUSE_MS = 300;

/**
 * The search in the address of the search page, and a function that sets another text. The address follows
 * the text, so that readers can share it and go back to it. The served HTML has no query.
 *
 * @param search query of the page's own location; during a page transition `window.location` is already
 * the next page's
 */
export function useSearchAddress(
  lang: Language,
  search: string,
): [SearchAddress, (text: string) => void] {
  const current = toAddress(useBrowserValue(() => search, ''));
  const [typed, setTyped] = useState<string>();

  // The typed text is not in the address yet.
  const isAhead = typed !== undefined && typed !== current.text;
  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(() => {
      const { state } = window.history;
      window.history.replaceState(state, '', toSearchAddress(lang, { text: typed, page: 1 }));
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isAhead, typed, lang]);

  // Back and forward restore the text of the address.
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
