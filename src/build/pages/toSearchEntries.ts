import { documentTypes } from '../../documentTypes';
import type { Language } from '../../i18n/languages';
import { compareTitles } from '../../i18n/sortOrder';
import type { SearchEntry } from '../../search/searchEntry';
import type { Catalogue } from './readCatalogue';

/** Everything that has a page, by title in the language's order: what the search page lists. */
export function toSearchEntries(catalogue: Catalogue, lang: Language): SearchEntry[] {
  const all = Object.values(catalogue).flatMap((ofLanguages) =>
    ofLanguages[lang].flatMap(({ title, path, kind }) =>
      title && path && documentTypes[kind].search ? [{ kind, title, path }] : [],
    ),
  );
  return all.sort((a, b) => compareTitles(a.title, b.title, lang));
}
