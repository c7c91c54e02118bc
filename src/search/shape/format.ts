import type { Language } from '../../i18n/languages';
import type { SearchKind } from '../../documentTypes';

/** Increase it with every change that earlier code would read wrongly. */
export const FORMAT_VERSION = 5;

/**
 * The manifest of a language's index. It has a fixed address and names the files of terms and of records; a file of terms
 * names its files of postings.
 *
 * Documents are numbered from 0, by kind and then from the oldest to the newest.
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
  /** The hash of each file, by its number. */
  hashes: { terms: string[]; records: string[] };
};

/** A file of records has `RECORDS_PER_FILE` documents of one kind, the last of each kind fewer. */
export type FileKind = 'terms' | 'postings' | 'records';

export type TermsFile = {
  /** Separated by spaces. */
  terms: string;
  /** Terms of other files that may be forms of a word with a key of this file: `búum` and `bú`. */
  also: [key: string, term: string][];
  /**
   * The hashes of its files of postings. `postingsFileOf` says which of them has a term: it has the postings of all such
   * terms, in their order, encoded by `encodePostings` and separated by spaces.
   */
  postings: string[];
};

/** The texts of documents, for hits. */
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

export const RECORDS_PER_FILE = 5;

/** The smallest number of files of terms. Larger numbers are this one doubled, and doubled again. */
export const MIN_TERMS_FILES = 16;

/** Returns the number of the file that has the terms with a key. */
export function termsFileOf(key: string, files: number): number {
  const perLetter = files / MIN_TERMS_FILES;
  return letterOf(key) * perLetter + (hashOf(key) % perLetter);
}

/** Returns the numbers of the files that have the terms whose key begins with a letter. */
export function termsFilesOf(letter: string, files: number): number[] {
  const perLetter = files / MIN_TERMS_FILES;
  return Array.from({ length: perLetter }, (_, file) => letterOf(letter) * perLetter + file);
}

/**
 * Returns which of the files of postings of a file of terms has those of a term. Most forms of a word are in one file:
 * they begin with the same consonants.
 *
 * @param folded the term without accents
 */
export function postingsFileOf(folded: string, files: number): number {
  return hashOf(folded.replace(/[aeiouyjv]/g, '').slice(0, 5)) % files;
}

function letterOf(key: string): number {
  return key.charCodeAt(0) % MIN_TERMS_FILES;
}

function hashOf(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = (31 * hash + text.charCodeAt(index)) % 65_521;
  }
  return hash;
}

/** The days of a month in `Manifest`. */
export const MONTH_DAYS = 30;

const DAY_MS = 86_400_000;

/**
 * Returns the day of a moment as the number of days since 1970. Iceland is on UTC all year.
 *
 * @param time in milliseconds, or ISO 8601
 */
export function toDay(time: number | string): number {
  return Math.floor((typeof time === 'string' ? Date.parse(time) : time) / DAY_MS);
}

/** Returns the number of the first document of each kind. */
export function firstDocuments(kinds: Manifest['kinds']): number[] {
  let next = 0;
  return kinds.map(([, count]) => {
    next += count;
    return next - count;
  });
}

/** The folder of all files but the manifests. Their addresses contain a hash, so browsers store them for good. */
export const searchFolder = '/static/search/';

/** Returns the address of a file: `/static/search/is/terms-3-1a2b3c.json`. */
export function filePath(
  language: Language,
  kind: FileKind,
  file: number | string,
  hash: string,
): string {
  return `${searchFolder}${language}/${kind}-${file}-${hash}.json`;
}

/** A document with a term, and the index in `weightClasses` of how prominently it occurs there. */
export type Posting = [document: number, weightClass: number];

/**
 * The posting lists of a term: documents with the whole word, and with compounds that contain it.
 */
export type Postings = { whole: Posting[]; part: Posting[] };

const CODE_OF_COMMA = ','.charCodeAt(0);
const CODE_OF_0 = '0'.charCodeAt(0);
const CODE_OF_A = 'a'.charCodeAt(0);

/**
 * Encodes a term's postings as text. Each posting is the step from the previous document (omitted
 * if it is 1) and a letter for the weight class: in `3a|6c`, the third document has the word, and
 * the sixth has it in a compound. A comma leads to the next kind of documents, whose steps are counted from its first
 * document: a new document of an earlier kind changes nothing.
 *
 * @param firsts the number of the first document of each kind
 */
export function encodePostings({ whole, part }: Postings, firsts: readonly number[]): string {
  const text = encode(whole, firsts);
  return part.length === 0 ? text : `${text}|${encode(part, firsts)}`;
}

function encode(postings: readonly Posting[], firsts: readonly number[]): string {
  let text = '';
  let kind = 0;
  let last = -1;
  for (const [document, weightClass] of postings) {
    while (document >= (firsts[kind + 1] ?? Infinity)) {
      kind += 1;
      last = (firsts[kind] ?? 0) - 1;
      text += ',';
    }
    const step = document - last;
    last = document;
    text += (step === 1 ? '' : String(step)) + String.fromCharCode(CODE_OF_A + weightClass);
  }
  return text;
}

/** Decodes `encodePostings`. Damaged text results in numbers that no document has. */
export function decodePostings(text: string, firsts: readonly number[]): Postings {
  const [whole = '', part = ''] = text.split('|');
  return { whole: decode(whole, firsts), part: decode(part, firsts) };
}

function decode(text: string, firsts: readonly number[]): Posting[] {
  const postings: Posting[] = [];
  let kind = 0;
  let document = -1;
  let step = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === CODE_OF_COMMA) {
      kind += 1;
      document = (firsts[kind] ?? Infinity) - 1;
    } else if (code < CODE_OF_A) {
      step = step * 10 + code - CODE_OF_0;
    } else {
      document += step || 1;
      postings.push([document, code - CODE_OF_A]);
      step = 0;
    }
  }
  return postings;
}
