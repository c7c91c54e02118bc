import { createHash } from 'node:crypto';
import { categoriesOf } from '../../addresses';
import type { Language } from '../../i18n/languages';
import { fileName, filePath, FORMAT_VERSION, manifestPath } from '../shape/format';
import type { FileKind, Manifest, StoredRecord } from '../shape/format';
import { encodePostings } from '../shape/postings';
import { searchKinds } from '../shape/searchDocument';
import type { SearchDocument } from '../shape/searchDocument';
import { termKey } from '../shape/termKey';
import { encodeTerms } from '../shape/terms';
import { toDay } from '../shape/day';
import { collectTerms } from './collectTerms';
import type { IndexedTerm } from './collectTerms';
import { splitIntoFiles } from './splitIntoFiles';
import { sortDocuments } from './sortDocuments';
import { toRecord } from './toRecord';

// Maximum sizes of files before compression, which leaves about a third.
const MAX_TERMS_LETTERS = 32_000;
const MAX_POSTINGS_LETTERS = 12_000;
const MAX_RECORDS_LETTERS = 8_000;

/**
 * Up to this size the manifest contains all terms and postings, so that a first search needs less.
 */
const MAX_INLINE_LETTERS = 120_000;

const MAX_COMMON_SEARCHES = 6;

type Contents = Record<string, object>;

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
  const terms = collectTerms(ordered, language);
  const termFiles = toTermFiles(terms);
  const postingFiles = toPostingFiles(terms);
  const recordFiles = toRecordFiles(ordered.map(toRecord));
  const termContents = byFileName(
    'terms',
    termFiles.map(({ content }) => content),
  );
  const postingContents = byFileName(
    'postings',
    postingFiles.map(({ content }) => content),
  );
  const recordContents = byFileName(
    'records',
    recordFiles.map((records) => ({ records })),
  );

  const kinds = searchKinds.map((kind): Manifest['kinds'][number] => [
    kind,
    ordered.filter((document) => document.kind === kind).length,
  ]);
  const description = {
    format: FORMAT_VERSION,
    kinds,
    lastDays: ordered.flatMap(({ kind, end }) =>
      kind === 'event' ? [end === undefined ? null : toDay(end)] : [],
    ),
    commonSearches: frequentTags(ordered, categoriesOf(language)),
    terms: termFiles.map(({ first, count }): [string, number] => [first, count]),
    postings: postingFiles.map(({ count }) => count),
    records: recordFiles.map((records) => records.length),
  };
  const build = hashOf([description, termContents, postingContents, recordContents]);
  const isSmall = JSON.stringify([termContents, postingContents]).length <= MAX_INLINE_LETTERS;
  const searched = { ...termContents, ...postingContents };
  const manifest: Manifest = {
    ...description,
    build,
    ...(isSmall ? { inline: withBuild(searched, build) } : {}),
  };
  const files = withBuild({ ...(isSmall ? {} : searched), ...recordContents }, build);
  return new Map([
    [manifestPath(language), JSON.stringify(manifest)],
    ...Object.entries(files).map(([name, content]): [string, string] => [
      filePath(language, build, name),
      JSON.stringify(content),
    ]),
  ]);
}

/** @param categories are tags too, but the list of news has filters for them */
function frequentTags(
  documents: readonly SearchDocument[],
  categories: readonly string[],
): string[] {
  const counts = new Map<string, number>();
  for (const tag of documents.flatMap(({ tags }) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  for (const category of categories) counts.delete(category);
  return [...counts]
    .sort(([a, inA], [b, inB]) => inB - inA || (a < b ? -1 : 1))
    .slice(0, MAX_COMMON_SEARCHES)
    .map(([tag]) => tag);
}

function toTermFiles(terms: readonly IndexedTerm[]) {
  const keys = terms.map(({ word }) => termKey(word));
  const numbered = terms.map(({ word }, number) => ({ word, number, key: keys[number] ?? '' }));
  const numbers = new Map(numbered.map(({ word, number }) => [word, number]));
  const also = terms.flatMap(({ word, otherKeys }) =>
    otherKeys.map((key): [string, string, number] => [key, word, numbers.get(word) ?? 0]),
  );
  const files = splitIntoFiles(
    numbered,
    MAX_TERMS_LETTERS,
    ({ word }) => word.length,
    ({ key }, before) => key !== before.key,
  );
  const firsts = files.map(([first]) => first?.key ?? '');
  return files.map((file, index) => {
    const [first = '', end] = [firsts[index], firsts[index + 1]];
    const isHere = (key: string) =>
      (index === 0 || key >= first) && (end === undefined || key < end);
    return {
      first: index === 0 ? '' : first,
      count: file.length,
      content: {
        terms: encodeTerms(file.map(({ word }) => word)),
        also: also.filter(([key]) => isHere(key)),
      },
    };
  });
}

function toPostingFiles(terms: readonly IndexedTerm[]) {
  const encoded = terms.map(({ postings }) => encodePostings(postings));
  return splitIntoFiles(encoded, MAX_POSTINGS_LETTERS, (text) => text.length + 1).map((file) => ({
    count: file.length,
    content: { postings: file.join(' ') },
  }));
}

function toRecordFiles(records: readonly StoredRecord[]): StoredRecord[][] {
  return splitIntoFiles(records, MAX_RECORDS_LETTERS, (record) => JSON.stringify(record).length);
}

function byFileName(kind: FileKind, contents: readonly object[]): Contents {
  return Object.fromEntries(contents.map((content, index) => [fileName(kind, index), content]));
}

function withBuild(contents: Contents, build: string): Contents {
  return Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [name, { build, ...content }]),
  );
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}
