import type { Language } from '../../i18n/languages';
import type { SearchKind } from '../../documentTypes';

/** Increase it with every change that earlier code would read wrongly. */
export const FORMAT_VERSION = 4;

/**
 * The manifest of a language's index. It has a fixed name and describes the other files, whose names follow from
 * their contents: a file that stays the same keeps its name, and browsers and hosts keep the file.
 *
 * Documents are numbered from 0, by kind and then from the oldest to the newest. Terms are sorted by their keys, and
 * alphabetically within a key.
 */
export type Manifest = {
  format: number;
  /** The number of documents of each kind, in the order of their numbers. */
  kinds: [kind: SearchKind, count: number][];
  /** The last day of each event, in the order of their numbers, in days since 1970; `null` if unknown. */
  lastDays: (number | null)[];
  /**
   * The number of articles of each month, in the order of their numbers. Months have 30 days and are counted from 1970;
   * articles without a date have the month `null`.
   */
  months: [month: number | null, count: number][];
  /** The most frequent tags of the documents, which the interface offers as searches. */
  commonSearches: string[];
  /** The first key of each file of terms. */
  terms: string[];
  /** For each file of postings, the beginning of the place of its first term (`placeOf`), encoded by `encodeTerms`. */
  postings: string;
  /** For each group of files of records, the number of documents in each of its files. */
  records: number[][];
  /** The hashes of the files of terms and postings and of the groups of records, in their order, without separators. */
  hashes: Record<FileKind, string>;
  /** In a small index, all terms and postings, in place of their files. */
  inline?: TermsFile & PostingsFile;
};

/** The terms of a range of keys. */
export type TermsFile = {
  /** Encoded by `encodeTerms`. */
  terms: string;
  /** Terms with other keys that may be forms of a word with one of these keys: `búum` and `bú`. */
  also: [key: string, term: string][];
};

/** Consecutive terms, encoded by `encodeTerms`, and their postings, encoded by `encodePostings` and separated by spaces. */
export type PostingsFile = { terms: string; postings: string };

/** The texts of consecutive documents, for hits. */
export type RecordsFile = { records: StoredRecord[] };

export type StoredRecord = {
  title: string;
  path: string;
  date?: string;
  lead?: string;
  body?: string;
  tags?: string[];
  people?: string[];
  category?: string;
  association?: string;
};

export type FileKind = 'terms' | 'postings' | 'records';

/**
 * 36 bits: that two of 1,000 contents have one name happens once in 100,000 indexes. Each digit costs half a byte in the
 * manifest, which every search needs.
 */
export const HASH_DIGITS = 9;

/** The days of a month in `Manifest`. */
export const MONTH_DAYS = 30;

/** Returns where a term is in the order of the index: places are sorted as their terms are. */
export function placeOf(key: string, word: string): string {
  return `${key}!${word}`;
}

/** Returns the number of the first document of each kind. */
export function firstDocuments(kinds: Manifest['kinds']): number[] {
  let next = 0;
  return kinds.map(([, count]) => {
    next += count;
    return next - count;
  });
}

/** The folder of the manifests, as a path of the site. */
const manifestFolder = '/search/';

/** The folder of all other files of the indexes. Their addresses contain a hash, so browsers store them for good. */
export const searchFolder = '/static/search/';

/** Returns the path of a language's manifest. */
export function manifestPath(language: Language): string {
  return `${manifestFolder}${language}.json`;
}

/**
 * Returns the name of any other file: `terms-1a2b3c4d5-0`.
 *
 * @param hash of its group
 * @param number in its group, from 0
 */
export function fileName(kind: FileKind, hash: string, number: number): string {
  return `${kind}-${hash}-${number}`;
}

/** Returns the path of a file with a `fileName`. */
export function filePath(language: Language, name: string): string {
  return `${searchFolder}${language}/${name}.json`;
}
