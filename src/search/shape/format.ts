import type { Language } from '../../i18n/languages';
import type { SearchKind } from '../../documentTypes';

/** Counted up whenever a reader of older files would read these wrongly. */
export const formatVersion = 1;

/**
 * The one file of a language's index with a fixed name; it names all others.
 *
 * Documents are numbered from 0 by kind, the newest of a kind first; terms by their keys, and of one
 * key by letter.
 */
export type Manifest = {
  format: number;
  /** Hash of everything in the index: the folder of the other files, which repeat it. */
  build: string;
  /** How many documents of each kind there are, in the order of their numbers. */
  kinds: [kind: SearchKind, count: number][];
  /** The files of terms: the first key in each, and how many terms. */
  terms: [firstKey: string, count: number][];
  /** The files of postings: how many terms each is about. */
  postings: number[];
  /** The files of records: how many documents each is about. */
  records: number[];
  /** Files that are so small together that they come with the manifest, by name. */
  inline?: Record<string, unknown>;
};

/** Terms of a stretch of keys. */
export type TermsFile = {
  build: string;
  /** As `encodeTerms` writes them. */
  terms: string;
  /** Terms with another key that a word with this key may be a form of: `búum` beside `bú`. */
  also: [key: string, term: string, number: number][];
};

/** Where the terms occur, as `encodePostings` writes it: one after the other, a space between. */
export type PostingsFile = { build: string; postings: string };

/** What an answer shows of the documents. */
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

/** The name of a file inside its build, `terms-0`. */
export function fileName(kind: FileKind, number: number): string {
  return `${kind}-${number}`;
}

/** Where the indexes of all languages are, below the site's root. */
export const searchFolder = '/search/';

/** The address of a language's manifest below the site's root. */
export function manifestPath(language: Language): string {
  return `${searchFolder}${language}.json`;
}

/** The address of another file of the index. */
export function filePath(language: Language, build: string, name: string): string {
  return `${searchFolder}${language}/${build}/${name}.json`;
}
