import type { Language } from '../../i18n/languages';
import type { SearchKind } from '../../documentTypes';
import type { WordRules } from '../wordRules';
import { openFiles, type IndexFiles, type Place } from './indexFiles';
import { openVocabulary, type Vocabulary } from './vocabulary';
import { openWhereabouts, type Whereabouts } from './whereabouts';

/** An index of more files than this is too large to be kept unasked. */
const MOST_KEPT_FILES = 24;

/** An index that is being asked. */
export type Index = {
  language: Language;
  rules: WordRules;
  files: IndexFiles;
  vocabulary: Vocabulary;
  whereabouts: Whereabouts;
  /** The kind of each document, by its number. */
  kinds: SearchKind[];
};

/**
 * Opens an index; its files come when they are needed.
 *
 * @throws SearchFailure when there is none that this code can read
 */
export async function openIndex(place: Place, rules: WordRules): Promise<Index> {
  const files = await openFiles(place);
  return {
    language: place.language,
    rules,
    files,
    vocabulary: openVocabulary(files, rules),
    whereabouts: openWhereabouts(files),
    kinds: files.manifest.kinds.flatMap(([kind, count]) => Array<SearchKind>(count).fill(kind)),
  };
}

/**
 * Fetches all files of a small index.
 *
 * @throws SearchFailure when one does not come
 */
export async function keepIndex({ files }: Index): Promise<void> {
  const { terms, postings, records } = files.manifest;
  if (terms.length + postings.length + records.length > MOST_KEPT_FILES) return;
  const names = Object.entries({ terms, postings, records }) as [
    'terms' | 'postings' | 'records',
    unknown[],
  ][];
  await Promise.all(names.flatMap(([kind, list]) => list.map((_, part) => files.read(kind, part))));
}
