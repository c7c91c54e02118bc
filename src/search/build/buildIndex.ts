import { createHash } from 'node:crypto';
import type { Language } from '../../i18n/languages';
import {
  fileName,
  filePath,
  firstDocuments,
  FORMAT_VERSION,
  HASH_DIGITS,
  manifestPath,
  MONTH_DAYS,
  placeOf,
} from '../shape/format';
import type { FileKind, Manifest, StoredRecord, TermsFile } from '../shape/format';
import { encodePostings } from '../shape/postings';
import type { SearchDocument } from '../shape/searchDocument';
import { encodeTerms } from '../shape/terms';
import { toDay } from '../shape/day';
import { collectTerms } from './collectTerms';
import type { IndexedTerm } from './collectTerms';
import { splitIntoFiles } from './splitIntoFiles';
import { sortDocuments, sortedKinds } from './sortDocuments';
import { toRecord } from './toRecord';

// Maximum sizes of files before compression, which leaves about a third. Most have three quarters of it.
const MAX_TERMS_LETTERS = 40_000;
const MAX_POSTINGS_LETTERS = 12_000;

/** The files of a group of records have one hash: with one for each, the manifest of 10,000 documents would be twice as large. */
const MAX_GROUP_LETTERS = 32_000;
/** The size of a file in a group, or somewhat less. */
const RECORDS_LETTERS = 6_500;

/**
 * Up to this size the manifest contains all terms and postings, so that a first search needs less.
 */
const MAX_INLINE_LETTERS = 120_000;

const MAX_COMMON_SEARCHES = 6;

/** Files with one hash, and how they are found: the part of the manifest that describes them. */
type Group<Description> = { description: Description; contents: object[] };

/**
 * Builds the index of a language, which `openSearch` reads.
 *
 * @param documents of any language; only those of `language` are indexed
 * @returns the files' contents by their paths; the order of the documents does not change them
 */
export function buildIndex(
  documents: readonly SearchDocument[],
  language: Language,
): Map<string, string> {
  const ordered = sortDocuments(documents.filter(({ lang }) => lang === language));
  const kinds = sortedKinds.map((kind): Manifest['kinds'][number] => [
    kind,
    ordered.filter((document) => document.kind === kind).length,
  ]);
  const terms = collectTerms(ordered, language);
  const firsts = firstDocuments(kinds);
  const coded = terms.map(({ postings }) => encodePostings(postings, firsts));
  const all = { ...toTerms(terms, terms), postings: coded.join(' ') };
  const isSmall = JSON.stringify(all).length <= MAX_INLINE_LETTERS;

  const files = new Map<string, string>();
  /** @returns the hashes of the groups */
  const add = (kind: FileKind, groups: readonly Group<unknown>[]): string =>
    groups
      .map(({ contents }) => {
        const texts = contents.map((content) => JSON.stringify(content));
        const hash = hashOf(texts.join('\n')).slice(0, HASH_DIGITS);
        for (const [number, text] of texts.entries()) {
          files.set(filePath(language, fileName(kind, hash, number)), text);
        }
        return hash;
      })
      .join('');
  const termFiles = isSmall ? [] : toTermFiles(terms);
  const postingFiles = isSmall ? [] : toPostingFiles(terms, coded);
  const recordGroups = toRecordGroups(ordered);
  const manifest: Manifest = {
    format: FORMAT_VERSION,
    kinds,
    lastDays: ordered.flatMap(({ kind, end }) =>
      kind === 'event' ? [end === undefined ? null : toDay(end)] : [],
    ),
    months: countMonths(ordered),
    commonSearches: frequentTags(ordered),
    terms: isSmall ? [''] : termFiles.map(({ description }) => description),
    postings: encodeTerms(isSmall ? [''] : postingFiles.map(({ description }) => description)),
    records: recordGroups.map(({ description }) => description),
    hashes: {
      terms: add('terms', termFiles),
      postings: add('postings', postingFiles),
      records: add('records', recordGroups),
    },
    ...(isSmall ? { inline: all } : {}),
  };
  return new Map([[manifestPath(language), JSON.stringify(manifest)], ...files]);
}

/** Counts the articles of each month, in their order. */
function countMonths(documents: readonly SearchDocument[]): Manifest['months'] {
  const counts = new Map<number | null, number>();
  for (const { kind, date, published } of documents) {
    if (kind !== 'article') continue;
    const day = date ?? published;
    const month = day === undefined ? null : Math.floor(toDay(day) / MONTH_DAYS);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts];
}

function frequentTags(documents: readonly SearchDocument[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of documents.flatMap(({ tags }) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, inA], [b, inB]) => inB - inA || (a < b ? -1 : 1))
    .slice(0, MAX_COMMON_SEARCHES)
    .map(([tag]) => tag);
}

/**
 * @param file consecutive terms
 * @param all terms of the index, of which some may be forms of words with the keys of this file
 * @param isHere whether a key belongs to this file; the index need not have a term with it
 */
function toTerms(
  file: readonly IndexedTerm[],
  all: readonly IndexedTerm[],
  isHere: (key: string) => boolean = () => true,
): TermsFile {
  return {
    terms: encodeTerms(file.map(({ word }) => word)),
    also: all.flatMap(({ word, otherKeys }) =>
      otherKeys.filter(isHere).map((key): [string, string] => [key, word]),
    ),
  };
}

function toTermFiles(terms: readonly IndexedTerm[]): Group<string>[] {
  const others = terms.filter(({ otherKeys }) => otherKeys.length > 0);
  const files = splitIntoFiles(
    terms,
    MAX_TERMS_LETTERS,
    ({ word }) => word.length,
    ({ key }, before) => (key === before.key ? Infinity : rankOf(key)),
  );
  const firsts = files.map(([first], index) => (index === 0 ? '' : (first?.key ?? '')));
  return files.map((file, index) => {
    const [first = '', end] = [firsts[index], firsts[index + 1]];
    const isHere = (key: string) => key >= first && (end === undefined || key < end);
    return { description: first, contents: [toTerms(file, others, isHere)] };
  });
}

function toPostingFiles(terms: readonly IndexedTerm[], coded: readonly string[]): Group<string>[] {
  const all = terms.map(({ word, key }, number) => ({ word, key, postings: coded[number] ?? '' }));
  return splitIntoFiles(
    all,
    MAX_POSTINGS_LETTERS,
    ({ postings }) => postings.length + 1,
    // The forms of a word are in one file, if possible.
    ({ key, word }, before) => (key === before.key ? 1 + rankOf(word) : rankOf(key)),
  ).map((file, index, { [index - 1]: last }) => ({
    description: placeAfter(last?.at(-1), file[0]),
    contents: [
      {
        terms: encodeTerms(file.map(({ word }) => word)),
        postings: file.map(({ postings }) => postings).join(' '),
      },
    ],
  }));
}

type Place = Pick<IndexedTerm, 'key' | 'word'>;

/** Returns the beginning of a term's place that is enough to tell it from the place before. */
function placeAfter(before: Place | undefined, first: Place | undefined): string {
  if (!before || !first) return '';
  const [last, place] = [placeOf(before.key, before.word), placeOf(first.key, first.word)];
  let shared = 0;
  while (place[shared] === last[shared]) shared += 1;
  return place.slice(0, shared + 1);
}

type SizedRecord = { record: StoredRecord; size: number };

function toRecordGroups(documents: readonly SearchDocument[]): Group<number[]>[] {
  const records = documents.map((document): SizedRecord => {
    const record = toRecord(document);
    return { record, size: JSON.stringify(record).length };
  });
  return splitIntoFiles(
    records,
    MAX_GROUP_LETTERS,
    ({ size }) => size,
    ({ record }) => rankOf(record.path),
  ).map((group) => {
    const files = splitEvenly(group);
    return {
      description: files.map((file) => file.length),
      contents: files.map((file) => ({ records: file.map(({ record }) => record) })),
    };
  });
}

/** Splits a group, which changes as a whole, into files of about the same size. */
function splitEvenly(group: readonly SizedRecord[]): SizedRecord[][] {
  const total = group.reduce((sum, { size }) => sum + size, 0);
  const files = Array.from({ length: Math.ceil(total / RECORDS_LETTERS) }, (): SizedRecord[] => []);
  let before = 0;
  for (const each of group) {
    files[Math.floor((before / total) * files.length)]?.push(each);
    before += each.size;
  }
  return files.filter(({ length }) => length > 0);
}

/** Returns a number from 0 to 1 that is the same for a text in every build. */
function rankOf(text: string): number {
  return Number.parseInt(hashOf(text).slice(0, 8), 16) / 2 ** 32;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
