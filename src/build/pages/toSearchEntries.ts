import { toPlainText } from '../../content/values/richText';
import { kindOf } from '../../documentQueries';
import { isListed, isRoutedType, kinds } from '../../documentTypes';
import type { Language } from '../../i18n/languages';
import { compareTitles } from '../../i18n/sortOrder';
import type { SearchEntries, SearchEntry } from '../../search/shape/searchDocument';
import type { ContentDocument } from '../readContent';
import { hyphenate } from '../typography/hyphenate';

/** The limit is per kind: a page with thousands of titles is slow, and nobody reads all of it. */
const MAX_ENTRIES = 200;

/** Sorts entries by title. For a large kind with a list of its own, returns only the number. */
export function toSearchEntries(
  content: readonly ContentDocument[],
  lang: Language,
): SearchEntries {
  const entries = content.flatMap((document) => toEntry(document, lang) ?? []);
  const found: SearchEntries = { entries: [], counts: {} };
  for (const kind of kinds) {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    if (isListed(kind) && ofKind.length > MAX_ENTRIES) found.counts[kind] = ofKind.length;
    else found.entries.push(...ofKind);
  }
  found.entries.sort((a, b) => compareTitles(a.title, b.title, lang));
  return found;
}

function toEntry(document: ContentDocument, lang: Language): SearchEntry | undefined {
  const { type, url: path, lang: own } = document._meta;
  const title = toPlainText(document.title);
  if (own !== lang || !isRoutedType(type) || path === null || title === undefined) return undefined;
  const heading = hyphenate(title, lang);
  return { kind: kindOf(type, document), title, path, ...(heading !== title && { heading }) };
}
