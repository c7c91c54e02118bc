import { createHash } from 'node:crypto';
import { searchIndexPath } from '../../addresses';
import type { Language } from '../../i18n/languages';
import { toAscii } from '../../i18n/toAscii';
import {
  encodePostings,
  filePath,
  firstDocuments,
  FORMAT_VERSION,
  MIN_TERMS_FILES,
  MONTH_DAYS,
  postingsFileOf,
  RECORDS_PER_FILE,
  termsFileOf,
  toDay,
} from '../shape/format';
import type { FileKind, Manifest, StoredRecord, TermsFile } from '../shape/format';
import { searchKinds } from '../shape/searchDocument';
import type { SearchDocument } from '../shape/searchDocument';
import { cutText, normaliseText } from '../shape/words';
import { collectTerms } from './collectTerms';
import type { IndexedTerm } from './collectTerms';

// On average, a file has at most this many letters. Compression leaves about a third of its size.
const MAX_TERMS_LETTERS = 10_000;
const MAX_POSTINGS_LETTERS = 8_000;

const MAX_COMMON_SEARCHES = 6;

/** Text beyond this length is indexed, but no snippet can show it. */
const MAX_TEXT_LETTERS = 20_000;

/** Five digits tell a file's versions apart. A digit adds half a byte per file to the manifest. */
const HASH_DIGITS = 5;

const sortedKinds = [...searchKinds].reverse();

/** Returns the index files of one language by address. The documents may be in any order. */
export function buildIndex(
  documents: readonly SearchDocument[],
  language: Language,
): Map<string, string> {
  const ordered = sortDocuments(documents.filter(({ lang }) => lang === language));
  const byKind = sortedKinds.map((kind) => ordered.filter((document) => document.kind === kind));
  const kinds = sortedKinds.map((kind, index): Manifest['kinds'][number] => [
    kind,
    byKind[index]?.length ?? 0,
  ]);
  const terms = collectTerms(ordered, language);

  const files = new Map<string, string>();
  const add = (kind: FileKind, file: number | string, content: object | string): string => {
    const text = JSON.stringify(content);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
    files.set(filePath(language, kind, file, hash), text);
    return hash;
  };
  const firsts = firstDocuments(kinds);
  const manifest: Manifest = {
    format: FORMAT_VERSION,
    kinds,
    lastDays: ordered.flatMap(({ kind, end }) =>
      kind === 'event' ? [end === undefined ? null : toDay(end)] : [],
    ),
    months: countMonths(ordered),
    commonSearches: frequentTags(ordered),
    hashes: {
      terms: toTermsFiles(terms).map(({ own, also }, file) => {
        const postings = toPostingsFiles(own, firsts).map((texts, part) =>
          add('postings', `${file}-${part}`, texts),
        );
        const words = own.map(({ word }) => word).join(' ');
        return add('terms', file, { terms: words, also, postings } satisfies TermsFile);
      }),
      records: byKind.flatMap(toRecordsFiles).map((records, file) => add('records', file, records)),
    },
  };
  return new Map([[searchIndexPath(language), JSON.stringify(manifest)], ...files]);
}

/**
 * Sorts documents by kind and then from oldest to newest. A new document is the last of its kind,
 * so the other documents of this kind keep their numbers. The search shows hits with equal scores
 * in reverse order, so that the newest comes first.
 */
function sortDocuments(documents: readonly SearchDocument[]): SearchDocument[] {
  const keyed = documents.map((document) => ({
    document,
    kind: sortedKinds.indexOf(document.kind),
    time: timeOf(document),
  }));
  keyed.sort(
    (a, b) =>
      a.kind - b.kind ||
      (a.time === b.time ? 0 : a.time - b.time) ||
      (a.document.path < b.document.path ? 1 : -1),
  );
  return keyed.map(({ document }) => document);
}

/** A coming event is sorted by its publication, so that a newly published event comes last. */
function timeOf({ kind, date, published }: SearchDocument): number {
  const times = kind === 'event' ? [date, published] : [date ?? published];
  const known = times.flatMap((time) => (time === undefined ? [] : Date.parse(time)));
  return known.length === 0 ? -Infinity : Math.min(...known);
}

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

function toTermsFiles(terms: readonly IndexedTerm[]) {
  const letters = terms.reduce((sum, { word }) => sum + word.length, 0);
  const count = filesFor(letters / MAX_TERMS_LETTERS, MIN_TERMS_FILES);
  const files = Array.from({ length: count }, () => ({
    own: [] as IndexedTerm[],
    also: [] as TermsFile['also'],
  }));
  for (const term of terms) {
    files[termsFileOf(term.key, count)]?.own.push(term);
    for (const key of term.otherKeys) files[termsFileOf(key, count)]?.also.push([key, term.word]);
  }
  return files;
}

function toPostingsFiles(terms: readonly IndexedTerm[], firsts: readonly number[]): string[] {
  const coded = terms.map(({ postings }) => encodePostings(postings, firsts));
  const letters = coded.reduce((sum, { length }) => sum + length, 0);
  const count = filesFor(letters / MAX_POSTINGS_LETTERS, 1);
  const files = Array.from({ length: count }, (): string[] => []);
  for (const [index, { word }] of terms.entries()) {
    files[postingsFileOf(toAscii(word), count)]?.push(coded[index] ?? '');
  }
  return files.map((texts) => texts.join(' '));
}

/** Doubles `least` until it is enough. The result rarely changes, so terms stay in their files. */
function filesFor(needed: number, least: number): number {
  let files = least;
  while (files < needed) files *= 2;
  return files;
}

function toRecordsFiles(documents: readonly SearchDocument[]): StoredRecord[][] {
  const count = Math.ceil(documents.length / RECORDS_PER_FILE);
  return Array.from({ length: count }, (_, file) =>
    documents.slice(file * RECORDS_PER_FILE, (file + 1) * RECORDS_PER_FILE).map(toRecord),
  );
}

function toRecord(document: SearchDocument): StoredRecord {
  const { title, path, date, lead, body, tags, people, category, association } = document;
  const text = (value: string | undefined) =>
    value ? cutText(normaliseText(value), MAX_TEXT_LETTERS) : undefined;
  return {
    title: normaliseText(title),
    path,
    date,
    lead: text(lead),
    body: text(body),
    tags: tags.length > 0 ? tags.map(normaliseText) : undefined,
    people: people.length > 0 ? people.map(normaliseText) : undefined,
    category: text(category),
    association: text(association),
  };
}
