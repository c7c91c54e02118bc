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

/** A file of terms ends with the key whose terms and postings exceed this number of letters. */
const MAX_FILE_LETTERS = 3000;

/** Longer postings of a file's terms, as of the many compounds of “hönnun”, are divided. */
const MAX_POSTINGS_LETTERS = 6000;

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
  let file: TermsFile = { terms: [], postings: [], also: [] };
  const terms = [file];
  const postings: PostingsFile[] = [];
  let [letters, lettersOfPostings] = [0, 0];
  let lastKey = '';
  for (const { word, key, postings: found } of all) {
    if (key !== lastKey && letters > MAX_FILE_LETTERS) {
      file = { terms: [], postings: [], also: [] };
      terms.push(file);
      firstKeys.push(key);
      letters = 0;
    }
    lastKey = key;
    const text = encodePostings(found);
    lettersOfPostings += text.length;
    if (file.terms.length === 0 || lettersOfPostings > MAX_POSTINGS_LETTERS) {
      file.postings.push([postings.length, file.terms.length]);
      postings.push([]);
      lettersOfPostings = text.length;
    }
    file.terms.push(word);
    postings.at(-1)?.push(text);
    letters += word.length + text.length;
  }
  for (const { word, otherKeys } of all) {
    for (const other of otherKeys) terms[termsFileOf(other, firstKeys)]?.also.push([other, word]);
  }
  return { firstKeys, terms, postings };
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
