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
 * Returns the search in the address, and sets another text, which the address follows. `location` is
 * the page's own location: during a transition, `window.location` is the next page's.
 */
export function useSearchAddress(
  lang: Language,
  { pathname, search, key }: { pathname: string; search: string; key?: string },
): [SearchAddress, (text: string) => void] {
  const current = toAddress(useBrowserValue(() => search, ''));
  // Another entry of the history has another key. There, the field shows the text of the address.
  const [typed, setTyped] = useState<{ text: string; key?: string }>();
  const text = typed?.key === key ? typed?.text : undefined;

  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => {
      const { history, location } = window;
      if (location.pathname !== pathname) return;
      history.replaceState(history.state, '', toSearchAddress(lang, { text, page: 1 }));
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, lang, pathname]);

  return [
    text === undefined ? current : { text, page: 1 },
    (next) => setTyped({ text: next, key }),
  ];
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
