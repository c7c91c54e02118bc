import { searchIndexPath } from '../addresses';
import type { Language } from '../i18n/languages';
import type { Search } from './find/openSearch';

const searches = new Map<Language, Promise<Search>>();

/** Loads the search's code and index once. Rejects if the code cannot be loaded. */
export function loadSearch(language: Language): Promise<Search> {
  const loading = searches.get(language) ?? load(language);
  searches.set(language, loading);
  // The next call retries after a failure.
  loading.catch(() => searches.delete(language));
  return loading;
}

async function load(language: Language): Promise<Search> {
  const manifest = searchIndexPath(language);
  // Without this request, the manifest would be requested only after the code's download.
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

/** Downloads code and manifest. If a search is certain, also downloads a small index completely. */
export function prepareSearch(language: Language, isCertain = false): void {
  loadSearch(language)
    .then(async (search) => {
      await search.prepare();
      if (isCertain) await search.downloadAll();
    })
    .catch(() => undefined);
}
