import { DAY_MS } from '../../i18n/days';
import type { Language } from '../../i18n/languages';
import type { SearchKind } from '../../documentTypes';
import type { SearchDocument } from './searchDocument';

/** Increase this number with every change of the files that older code would misread. */
export const FORMAT_VERSION = 8;

/**
 * The manifest of a language's index, at a fixed address. Documents are numbered from 0, by kind
 * and then from oldest to newest.
 */
export type Manifest = {
  format: number;
  /** By document number. */
  kinds: SearchKind[];
  /**
   * By document number, in days since 1970: the last day of an event, or the first day of the
   * article's month of `MONTH_DAYS`, because equal numbers compress well. Otherwise `null`.
   */
  days: (number | null)[];
  /** The most frequent tags, which the interface offers as searches. */
  commonSearches: string[];
  /** The first key of each file of terms, which has all terms with the keys from this one on. */
  firstKeys: string[];
  hashes: Record<FileKind, string[]>;
};

export type FileKind = 'terms' | 'postings' | 'records';

export type TermsFile = {
  terms: string[];
  /** For each file of postings of these terms, the file's number and the first term. */
  postings: [file: number, firstTerm: number][];
  /** Terms with another key that may be forms of a word with `key`: `búum` for the key of `bú`. */
  also: [key: string, term: string][];
};

/** The encoded postings of consecutive terms of a file of terms. */
export type PostingsFile = string[];

export type StoredRecord = Pick<
  SearchDocument,
  'title' | 'path' | 'date' | 'lead' | 'category' | 'association'
> &
  Partial<Pick<SearchDocument, 'body' | 'tags' | 'people'>>;

export const RECORDS_PER_FILE = 5;

/** Returns the number of the file of terms that has a key: the last one that begins before. */
export function termsFileOf(key: string, firstKeys: readonly string[]): number {
  let file = 0;
  let end = firstKeys.length;
  while (end - file > 1) {
    const middle = Math.floor((file + end) / 2);
    if ((firstKeys[middle] ?? '') <= key) file = middle;
    else end = middle;
  }
  return file;
}

export const MONTH_DAYS = 30;

/** Converts a time (ms or ISO 8601) to days since 1970. Iceland is on UTC all year. */
export function toDay(time: number | string): number {
  return Math.floor(new Date(time).getTime() / DAY_MS);
}

/** Files in this folder have a hash in their address, so browsers cache them forever. */
export const searchFolder = '/static/search/';

/** Returns for example `/static/search/is/terms-3-1a2b3c.json`. */
export function filePath(language: Language, kind: FileKind, file: number, hash: string): string {
  return `${searchFolder}${language}/${kind}-${file}-${hash}.json`;
}

/** A document that has a term, and the term's weight there, as an index in `weightClasses`. */
export type Posting = [document: number, weightClass: number];

/** The documents that have a term as a whole word, and those that have it in a compound. */
export type Postings = { whole: Posting[]; part: Posting[] };

const CODE_OF_0 = '0'.charCodeAt(0);
const CODE_OF_A = 'a'.charCodeAt(0);

/**
 * Encodes whole words, then `|` and parts of compounds. A posting is the step from the previous
 * document (omitted if 1) and a letter for the weight class: `3a|6c`.
 */
export function encodePostings({ whole, part }: Postings): string {
  return part.length === 0 ? encode(whole) : `${encode(whole)}|${encode(part)}`;
}

function encode(postings: readonly Posting[]): string {
  return postings
    .map(([document, weightClass], index) => {
      const step = document - (postings[index - 1]?.[0] ?? -1);
      return (step === 1 ? '' : String(step)) + String.fromCharCode(CODE_OF_A + weightClass);
    })
    .join('');
}

/** Decodes `encodePostings`. Damaged text gives numbers that no document has. */
export function decodePostings(text: string): Postings {
  const [whole = '', part = ''] = text.split('|');
  return { whole: decode(whole), part: decode(part) };
}

function decode(text: string): Posting[] {
  const postings: Posting[] = [];
  let document = -1;
  let step = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < CODE_OF_A) {
      step = step * 10 + code - CODE_OF_0;
    } else {
      document += step || 1;
      postings.push([document, code - CODE_OF_A]);
      step = 0;
    }
  }
  return postings;
}
