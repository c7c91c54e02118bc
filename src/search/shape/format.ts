import type { Language } from '../../i18n/languages';
import type { SearchKind } from '../../documentTypes';

/** Increase it with every change that earlier code would read wrongly. */
export const FORMAT_VERSION = 2;

/**
 * The manifest of a language's index. It has a fixed name and describes the other files.
 *
 * Documents are numbered from 0, by kind and then from the newest to the oldest. Terms are numbered
 * in the order of their keys, and alphabetically within a key.
 */
export type Manifest = {
  format: number;
  /** Hash of the whole index. It is the folder of the other files, and each file repeats it. */
  build: string;
  /** The number of documents of each kind, in the order of their numbers. */
  kinds: [kind: SearchKind, count: number][];
  /** The last day of each event, in the order of their numbers, in days since 1970; `null` if unknown. */
  lastDays: (number | null)[];
  /** The most frequent tags of the documents, which the interface offers as searches. */
  commonSearches: string[];
  /** For each file of terms, its first key and its number of terms. */
  terms: [firstKey: string, count: number][];
  /** For each file of postings, its number of terms. */
  postings: number[];
  /** For each file of records, its number of documents. */
  records: number[];
  /** In a small index, the contents of the terms and postings files, by name. */
  inline?: Record<string, unknown>;
};

/** The terms of a range of keys. */
export type TermsFile = {
  build: string;
  /** Encoded by `encodeTerms`. */
  terms: string;
  /** Terms with other keys that may be forms of a word with one of these keys: `búum` and `bú`. */
  also: [key: string, term: string, number: number][];
};

/** The postings of consecutive terms, encoded by `encodePostings` and separated by spaces. */
export type PostingsFile = { build: string; postings: string };

/** The texts of consecutive documents, for hits. */
export type RecordsFile = { build: string; records: StoredRecord[] };

export type StoredRecord = {
  title: string;
  path: string;
  date?: string;
  lead?: string;
  body?: string;
  tags?: string[];
  people?: string[];
  association?: string;
};

export type FileKind = 'terms' | 'postings' | 'records';

/** Returns the name of a file in its build: `terms-0`. */
export function fileName(kind: FileKind, number: number): string {
  return `${kind}-${number}`;
}

/** The folder of the manifests, as a path of the site. */
const manifestFolder = '/search/';

/** The folder of all other files of the indexes. Their addresses contain a hash, so browsers store them for good. */
export const searchFolder = '/static/search/';

/** Returns the path of a language's manifest. */
export function manifestPath(language: Language): string {
  return `${manifestFolder}${language}.json`;
}

/** Returns the path of any other file of an index. */
export function filePath(language: Language, build: string, name: string): string {
  return `${searchFolder}${language}/${build}/${name}.json`;
}
