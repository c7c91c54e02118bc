import { createHash } from 'node:crypto';
import { searchIndexPath } from '../../addresses';
import type { Language } from '../../i18n/languages';
import {
  encodePostings,
  filePath,
  FORMAT_VERSION,
  MIN_TERMS_FILES,
  MONTH_DAYS,
  RECORDS_PER_FILE,
  termsFileOf,
  toDay,
} from '../shape/format';
import type { FileKind, Manifest, PostingsFile, StoredRecord, TermsFile } from '../shape/format';
import { searchKinds } from '../shape/searchDocument';
import type { SearchDocument } from '../shape/searchDocument';
import { cutText, normaliseText } from '../shape/words';
import { collectTerms } from './collectTerms';
import type { IndexedTerm } from './collectTerms';

/** On average, a file of terms and its postings have at most this many letters together. */
const MAX_FILE_LETTERS = 14_000;

const MAX_COMMON_SEARCHES = 6;

/** Text beyond this length is indexed, but no snippet can show it. */
const MAX_TEXT_LETTERS = 20_000;

/** Five digits tell a file's versions apart. A digit adds half a byte per file to the manifest. */
const HASH_DIGITS = 5;

/** Returns the index files of one language by address. The documents may be in any order. */
export function buildIndex(
  documents: readonly SearchDocument[],
  language: Language,
): Map<string, string> {
  const ordered = sortDocuments(documents.filter(({ lang }) => lang === language));
  const { terms, postings } = toTermsFiles(collectTerms(ordered, language));
  const files = new Map<string, string>();
  const add = (kind: FileKind, contents: readonly object[]): string[] =>
    contents.map((content, file) => {
      const text = JSON.stringify(content);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
      files.set(filePath(language, kind, file, hash), text);
      return hash;
    });
  const manifest: Manifest = {
    format: FORMAT_VERSION,
    kinds: ordered.map(({ kind }) => kind),
    days: ordered.map(dayOf),
    commonSearches: frequentTags(ordered),
    hashes: {
      terms: add('terms', terms),
      postings: add('postings', postings),
      records: add('records', toRecordsFiles(ordered)),
    },
  };
  return new Map([[searchIndexPath(language), JSON.stringify(manifest)], ...files]);
}

/**
 * Sorts documents by kind and then from oldest to newest. The search shows hits with equal scores
 * in reverse order, so that the newest comes first.
 */
function sortDocuments(documents: readonly SearchDocument[]): SearchDocument[] {
  return [...documents].sort(
    (a, b) =>
      searchKinds.indexOf(b.kind) - searchKinds.indexOf(a.kind) ||
      timeOf(a) - timeOf(b) ||
      (a.path < b.path ? 1 : -1),
  );
}

function timeOf({ date, published }: SearchDocument): number {
  return Date.parse(date ?? published ?? '0001-01-01');
}

function dayOf({ kind, date, published, end }: SearchDocument): number | null {
  if (kind === 'event') return end === undefined ? null : toDay(end);
  const day = date ?? published;
  if (kind !== 'article' || day === undefined) return null;
  return Math.floor(toDay(day) / MONTH_DAYS) * MONTH_DAYS;
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

function toTermsFiles(all: readonly IndexedTerm[]) {
  const coded = all.map((term) => ({ ...term, text: encodePostings(term.postings) }));
  const letters = coded.reduce((sum, { word, text }) => sum + word.length + text.length, 0);
  const count = filesFor(letters / MAX_FILE_LETTERS);
  const terms = Array.from({ length: count }, (): TermsFile => ({ terms: [], also: [] }));
  const postings = Array.from({ length: count }, (): PostingsFile => []);
  for (const { word, key, otherKeys, text } of coded) {
    const file = termsFileOf(key, count);
    terms[file]?.terms.push(word);
    postings[file]?.push(text);
    for (const other of otherKeys) terms[termsFileOf(other, count)]?.also.push([other, word]);
  }
  return { terms, postings };
}

/** Doubles the number until it is enough, so that it rarely changes and terms stay in their files. */
function filesFor(needed: number): number {
  let files = MIN_TERMS_FILES;
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
