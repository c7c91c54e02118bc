import { documentTypes } from '../../documentTypes';
import type { Language } from '../../i18n/languages';
import { compareTitles } from '../../i18n/sortOrder';
import type { SearchEntry } from '../../search/searchEntry';
import type { Catalogue } from './readCatalogue';

/**
 * Returns all documents with a page that the search finds, sorted by title, for the search page.
 */
export function toSearchEntries(catalogue: Catalogue, lang: Language): SearchEntry[] {
  const all = Object.values(catalogue).flatMap((ofLanguages) =>
    ofLanguages[lang].flatMap(({ title, path, kind }) =>
      title && path && documentTypes[kind].search ? [{ kind, title, path }] : [],
    ),
  );
  return all.sort((a, b) => compareTitles(a.title, b.title, lang));
}
