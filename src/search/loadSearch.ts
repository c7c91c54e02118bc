import type { Language } from '../i18n/languages';
import type { Search } from './find/openSearch';
import { manifestPath } from './shape/format';

const searches = new Map<Language, Promise<Search>>();

/** The code of the search and its index are fetched once, by whoever needs them first. */
export function loadSearch(language: Language): Promise<Search> {
  const known = searches.get(language);
  if (known) return known;
  const loading = load(language);
  searches.set(language, loading);
  // Without a network nothing was loaded: the next search tries again.
  loading.catch(() => searches.delete(language));
  return loading;
}

async function load(language: Language): Promise<Search> {
  const manifest = manifestPath(language);
  // What the code will ask for first is on its way before the code is there.
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
 * Fetches what the first search needs, for a reader who is about to search.
 *
 * @param isCertain the whole of a small index then, so that answers come as fast as one types
 */
export function prepareSearch(language: Language, isCertain = false): void {
  loadSearch(language)
    .then(async (search) => {
      await search.prepare();
      if (isCertain) await search.keep();
    })
    .catch(() => undefined);
}
