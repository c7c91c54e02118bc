import type { Language } from '../../i18n/languages';
import { decodeTerms } from '../shape/terms';
import type { SearchKind } from '../../documentTypes';
import type { WordRules } from '../wordRules';
import { openIndexFiles } from './indexFiles';
import type { IndexFiles, IndexLocation } from './indexFiles';
import { openVocabulary } from './vocabulary';
import type { Vocabulary } from './vocabulary';
import { openPostingLists } from './postingLists';
import type { ReadPostings } from './postingLists';

/** An index of more files is too large to download in advance. */
const MAX_DOWNLOADED_FILES = 24;

/** An open index. */
export type Index = {
  language: Language;
  rules: WordRules;
  files: IndexFiles;
  vocabulary: Vocabulary;
  readPostings: ReadPostings;
  /** The kind of each document, by its number. */
  kinds: SearchKind[];
};

/**
 * Opens an index. Its files are fetched when a query needs them.
 *
 * @throws SearchFailure when the manifest is missing, invalid or of another format version
 */
export async function openIndex(location: IndexLocation, rules: WordRules): Promise<Index> {
  const files = await openIndexFiles(location);
  return {
    language: location.language,
    rules,
    files,
    vocabulary: openVocabulary(files, rules),
    readPostings: openPostingLists(files),
    kinds: files.manifest.kinds.flatMap(([kind, count]) => Array<SearchKind>(count).fill(kind)),
  };
}

/**
 * Downloads all files of a small index; does nothing for a large one.
 *
 * @throws SearchFailure when a file cannot be fetched
 */
export async function downloadIndex({ files }: Index): Promise<void> {
  const { terms, records } = files.manifest;
  const postings = decodeTerms(files.manifest.postings);
  if (terms.length + postings.length + records.flat().length > MAX_DOWNLOADED_FILES) return;
  await Promise.all([
    ...terms.map((_, file) => files.read('terms', file)),
    ...postings.map((_, file) => files.read('postings', file)),
    ...records.flatMap((counts, group) =>
      counts.map((_, file) => files.read('records', group, file)),
    ),
  ]);
}
