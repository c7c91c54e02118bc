import type { Language } from '../../i18n/languages';
import type { SearchKind } from '../../documentTypes';

/** Increase this number with every change of the files that older code would misread. */
export const FORMAT_VERSION = 5;

/**
 * The manifest of a language's index, at a fixed address. It has the hashes of the files of terms
 * and records. Each file of terms has the hashes of its files of postings. Documents are numbered
 * from 0, by kind and then from oldest to newest.
 */
export type Manifest = {
  format: number;
  /** The number of documents of each kind, in document order. */
  kinds: [kind: SearchKind, count: number][];
  /** The last day of each event in days since 1970, in document order; `null` if unknown. */
  lastDays: (number | null)[];
  /**
   * The number of articles in each month of 30 days since 1970, in document order. Articles without
   * a date have the month `null`.
   */
  months: [month: number | null, count: number][];
  /** The most frequent tags, which the interface offers as searches. */
  commonSearches: string[];
  /** The hash of each file, by file number. */
  hashes: { terms: string[]; records: string[] };
};

export type FileKind = 'terms' | 'postings' | 'records';

export type TermsFile = {
  /** The words of this file, separated by spaces. */
  terms: string;
  /** Terms with another key that may be forms of a word with `key`: `búum` for the key of `bú`. */
  also: [key: string, term: string][];
  /**
   * The hashes of the files of postings that belong to this file. A file of postings has the
   * encoded postings of the terms that `postingsFileOf` assigns to it, separated by spaces, in the
   * order of `terms`.
   */
  postings: string[];
};

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

/** The documents in a file of records have one `SearchKind`. Its last file may have fewer. */
export const RECORDS_PER_FILE = 5;

/** The smallest number of files of terms. Larger numbers are this number times a power of two. */
export const MIN_TERMS_FILES = 16;

export function termsFileOf(key: string, files: number): number {
  const perLetter = files / MIN_TERMS_FILES;
  return letterOf(key) * perLetter + (hashOf(key) % perLetter);
}

export function termsFilesOf(letter: string, files: number): number[] {
  const perLetter = files / MIN_TERMS_FILES;
  return Array.from({ length: perLetter }, (_, file) => letterOf(letter) * perLetter + file);
}

/** Forms of a word mostly share a file, because they begin with the same consonants. */
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

export const MONTH_DAYS = 30;

const DAY_MS = 86_400_000;

/** Converts a time (ms or ISO 8601) to days since 1970. Iceland is on UTC all year. */
export function toDay(time: number | string): number {
  return Math.floor((typeof time === 'string' ? Date.parse(time) : time) / DAY_MS);
}

export function firstDocuments(kinds: Manifest['kinds']): number[] {
  let next = 0;
  return kinds.map(([, count]) => {
    next += count;
    return next - count;
  });
}

/** Files in this folder have a hash in their address, so browsers cache them forever. */
export const searchFolder = '/static/search/';

/** Returns a file's address: `/static/search/is/terms-3-1a2b3c.json`. */
export function filePath(
  language: Language,
  kind: FileKind,
  file: number | string,
  hash: string,
): string {
  return `${searchFolder}${language}/${kind}-${file}-${hash}.json`;
}

/** A document that has a term, and the term's weight there, as an index in `weightClasses`. */
export type Posting = [document: number, weightClass: number];

/** The documents that have a term as a whole word, and those that have it in a compound. */
export type Postings = { whole: Posting[]; part: Posting[] };

const CODE_OF_COMMA = ','.charCodeAt(0);
const CODE_OF_0 = '0'.charCodeAt(0);
const CODE_OF_A = 'a'.charCodeAt(0);

/**
 * Encodes a term's postings: those of whole words, then `|` and those in compounds. A posting is
 * the step from the previous document (omitted if 1) and the weight class as a letter. In `3a|6c`
 * the third document has the word, and the sixth has the word in a compound. A comma begins the
 * next kind of document. Each kind counts from its own first document (`firsts`), so a new document
 * of an earlier kind does not change the text.
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

/** Decodes `encodePostings`. Damaged text gives numbers that no document has. */
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
