import { documentTypes, isListed } from '../../documentTypes';
import type { Kind } from '../../documentTypes';
import type { Language } from '../../i18n/languages';
import { compareTitles } from '../../i18n/sortOrder';
import type { SearchEntries, SearchEntry } from '../../search/shape/searchDocument';
import { hyphenate } from '../typography/hyphenateTexts';
import type { Catalogue } from './readCatalogue';

/** Of one kind. Thousands of titles would be a slow page that nobody reads to its end. */
const MAX_ENTRIES = 200;

/**
 * Returns all documents with a page that the search finds, sorted by title, for the search page. A kind with many
 * documents and a list of its own is only counted.
 */
export function toSearchEntries(catalogue: Catalogue, lang: Language): SearchEntries {
  const byKind = new Map<Kind, SearchEntry[]>();
  for (const ofLanguages of Object.values(catalogue)) {
    for (const { title, path, kind } of ofLanguages[lang]) {
      if (!title || !path || !documentTypes[kind].search) continue;
      byKind.set(kind, byKind.get(kind) ?? []);
      const heading = hyphenate(title, lang);
      byKind.get(kind)?.push({ kind, title, path, ...(heading !== title && { heading }) });
    }
  }
  const found: SearchEntries = { entries: [], counts: {} };
  for (const [kind, entries] of byKind) {
    if (isListed(kind) && entries.length > MAX_ENTRIES) found.counts[kind] = entries.length;
    else found.entries.push(...entries);
  }
  found.entries.sort((a, b) => compareTitles(a.title, b.title, lang));
  return found;
}
