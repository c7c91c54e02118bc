import type { Language } from '../i18n/languages';
import type { Search } from './find/openSearch';
import { manifestPath } from './shape/format';

const searches = new Map<Language, Promise<Search>>();

/** The code of the search and its index are fetched once, by whoever needs them first. */
export function loadSearch(language: Language): Promise<Search> {
  const known = searches.get(language);
  if (known) return known;
  const loading = import('./find/openSearch').then(({ openSearch }) => openSearch({ language }));
  searches.set(language, loading);
  // Without a network nothing was loaded: the next search tries again.
  loading.catch(() => searches.delete(language));
  return loading;
}

/** Fetches what the first search needs, for a reader who is about to search. */
export function prepareSearch(language: Language): void {
  if (!searches.has(language)) preload(manifestPath(language));
  loadSearch(language)
    .then((search) => search.prepare())
    .catch(() => undefined);
}

/** Asks for a file while the code that will read it is still on its way. */
function preload(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  document.head.append(link);
}
