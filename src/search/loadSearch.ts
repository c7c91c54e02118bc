import { searchIndexPath } from '../addresses';
import type { Language } from '../i18n/languages';
import type { Search } from './find/openSearch';

const searches = new Map<Language, Promise<Search>>();

/** Loads the search's code and its index on the first call; later calls return the same search. */
export function loadSearch(language: Language): Promise<Search> {
  const cached = searches.get(language);
  if (cached) return cached;
  const loading = load(language);
  searches.set(language, loading);
  // After a failure the next call tries again.
  loading.catch(() => searches.delete(language));
  return loading;
}

async function load(language: Language): Promise<Search> {
  const manifest = searchIndexPath(language);
  // The code requests the manifest first, so both downloads start at the same time.
  let early: Promise<Response> | undefined = fetch(manifest, { cache: 'no-cache' });
  early.catch(() => undefined);
  const { openSearch } = await import('./find/openSearch');
  return openSearch({
    language,
    fetch: (url, init) => {
      const first = url === manifest ? early : undefined;
      if (first) early = undefined;
      return first ?? fetch(url, init);
    },
  });
}

/**
 * Downloads the code and the manifest before the first search.
 *
 * @param isCertain whether the reader will certainly search: a small index is then downloaded
 * whole, so that results keep up with typing
 */
export function prepareSearch(language: Language, isCertain = false): void {
  loadSearch(language)
    .then(async (search) => {
      await search.prepare();
      if (isCertain) await search.downloadAll();
    })
    .catch(() => undefined);
}
