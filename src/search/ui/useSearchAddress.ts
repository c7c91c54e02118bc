import { useEffect, useState } from 'react';
import type { Language } from '../../i18n/languages';
import { isSearchKind } from '../shape/searchDocument';
import { useBrowserValue } from '../../state/useBrowserValue';
import { toSearchAddress, type SearchAddress } from './searchAddress';

/** Milliseconds without a letter after which the address follows: browsers allow few changes a second. */
const pause = 300;

/**
 * What the address of the search page asks for, and a way to ask for another text, which the address
 * keeps too, so that it can be shared and gone back to. The served HTML knows no query.
 *
 * @param search of the page's own location: the window's is another page's while this one leaves
 */
export function useSearchAddress(
  lang: Language,
  search: string,
): [SearchAddress, (text: string) => void] {
  const asked = toAddress(useBrowserValue(() => search, ''));
  const [typed, setTyped] = useState<string>();

  // Another text than the address's is on its way there.
  const isAhead = typed !== undefined && typed !== asked.text;
  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(() => {
      const { state } = window.history;
      window.history.replaceState(state, '', toSearchAddress(lang, { text: typed, page: 1 }));
    }, pause);
    return () => clearTimeout(timer);
  }, [isAhead, typed, lang]);

  // Back and forward lead to the text of that address.
  useEffect(() => {
    const onPopState = () => setTyped(undefined);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  return [isAhead ? { text: typed, page: 1 } : asked, setTyped];
}

function toAddress(search: string): SearchAddress {
  const query = new URLSearchParams(search);
  const kind = query.get('kind');
  return {
    text: query.get('query') ?? '',
    kind: isSearchKind(kind) ? kind : undefined,
    page: Math.max(1, Math.floor(Number(query.get('page')) || 1)),
  };
}
