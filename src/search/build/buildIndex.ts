import { createHash } from 'node:crypto';
import { searchIndexPath } from '../../addresses';
import type { Language } from '../../i18n/languages';
import {
  encodePostings,
  filePath,
  FORMAT_VERSION,
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

/**
 * A file of terms and its postings end with the key that exceeds this number of letters. Longer
 * postings of a term, as of the word “er”, are a file of their own.
 */
const MAX_FILE_LETTERS = 3000;

const MAX_COMMON_SEARCHES = 6;

/** Text beyond this length is indexed, but no snippet can show it. */
const MAX_TEXT_LETTERS = 20_000;

/** Five digits tell a file's versions apart. A digit adds half a byte per file to the manifest. */
const HASH_DIGITS = 5;

/** Returns the index files of one language by address. */
export function buildIndex(
  documents: readonly SearchDocument[],
  language: Language,
): Map<string, string> {
  const ordered = sortDocuments(documents.filter(({ lang }) => lang === language));
  const { firstKeys, terms, postings } = toTermsFiles(collectTerms(ordered, language));
  const files = new Map<string, string>();
  /** Returns the hashes of the files. */
  const add = (kind: FileKind, contents: readonly object[]) =>
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
    firstKeys,
    hashes: {
      terms: add('terms', terms),
      postings: add('postings', postings),
      records: add('records', toRecordsFiles(ordered)),
    },
  };
  return new Map([[searchIndexPath(language), JSON.stringify(manifest)], ...files]);
}

/** The search shows hits with equal scores in reverse order, so that the newest comes first. */
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

/** Terms with the same key are in one file. */
function toTermsFiles(all: readonly IndexedTerm[]) {
  const firstKeys = [''];
  const files = [{ words: [] as string[], texts: [] as string[], letters: 0 }];
  let lastKey = '';
  for (const { word, key, postings } of all) {
    let file = files.at(-1);
    if (!file || (key !== lastKey && file.letters > MAX_FILE_LETTERS)) {
      file = { words: [], texts: [], letters: 0 };
      files.push(file);
      firstKeys.push(key);
    }
    lastKey = key;
    const text = encodePostings(postings);
    file.words.push(word);
    file.texts.push(text);
    file.letters += word.length + (isLong(text) ? 0 : text.length);
  }
  const terms = files.map(({ words }): TermsFile => ({ terms: words, also: [] }));
  for (const { word, otherKeys } of all) {
    for (const other of otherKeys) terms[termsFileOf(other, firstKeys)]?.also.push([other, word]);
  }
  const longTexts = files.flatMap(({ texts }) => texts.filter(isLong));
  let ownFile = files.length;
  const postings = files.map(({ texts }): PostingsFile =>
    texts.map((text) => (isLong(text) ? ownFile++ : text)),
  );
  return { firstKeys, terms, postings: [...postings, ...longTexts.map((text) => [text])] };
}

function isLong(text: string): boolean {
  return text.length > MAX_FILE_LETTERS;
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
