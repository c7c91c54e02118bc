import { toAscii } from '../i18n/toAscii';

/** A page as the search page lists it. */
export type SearchEntry = {
  kind: 'article' | 'event' | 'project' | 'association' | 'association_page' | 'page';
  title: string;
  path: string;
};

/**
 * The entries whose title holds every word of the text, accents and case aside.
 *
 * @returns all of them for a text without words
 */
export function findEntries(entries: readonly SearchEntry[], text: string): SearchEntry[] {
  const words = toAscii(text).split(/\s+/).filter(Boolean);
  return entries.filter(({ title }) => {
    const folded = toAscii(title);
    return words.every((word) => folded.includes(word));
  });
}
