import { createHash } from 'node:crypto';
import type { Language } from '../../i18n/languages';
import {
  fileName,
  filePath,
  formatVersion,
  manifestPath,
  type FileKind,
  type Manifest,
  type StoredRecord,
} from '../shape/format';
import { encodePostings } from '../shape/postings';
import { searchKinds, type SearchDocument } from '../shape/searchDocument';
import { termKey } from '../shape/termKey';
import { encodeTerms } from '../shape/terms';
import { collectTerms, type IndexedTerm } from './collectTerms';
import { inFiles } from './inFiles';
import { inOrder } from './inOrder';
import { toRecord } from './toRecord';

/** Characters of a file, uncompressed: about a third of it travels. */
const TERMS_SIZE = 32_000;
const POSTINGS_SIZE = 12_000;
const RECORDS_SIZE = 8_000;

/** Up to here all terms and postings come with the manifest, and a first answer needs no more. */
const INLINE_SIZE = 120_000;

type Contents = Record<string, object>;

/**
 * The index of a language: what `openSearch` reads.
 *
 * @param documents of that language; others are left out
 * @returns texts by address below the site's root, the same for the same documents in any order
 */
export function buildIndex(
  documents: readonly SearchDocument[],
  language: Language,
): Map<string, string> {
  const ordered = inOrder(documents.filter(({ lang }) => lang === language));
  const terms = collectTerms(ordered, language);
  const termFiles = toTermFiles(terms);
  const postingFiles = toPostingFiles(terms);
  const recordFiles = toRecordFiles(ordered.map(toRecord));
  const found = named(
    'terms',
    termFiles.map(({ content }) => content),
  );
  const where = named(
    'postings',
    postingFiles.map(({ content }) => content),
  );
  const shown = named(
    'records',
    recordFiles.map((records) => ({ records })),
  );

  const kinds = searchKinds.map((kind): Manifest['kinds'][number] => [
    kind,
    ordered.filter((document) => document.kind === kind).length,
  ]);
  const described = {
    format: formatVersion,
    kinds,
    terms: termFiles.map(({ first, count }): [string, number] => [first, count]),
    postings: postingFiles.map(({ count }) => count),
    records: recordFiles.map((records) => records.length),
  };
  const build = hashOf([described, found, where, shown]);
  const isSmall = JSON.stringify([found, where]).length <= INLINE_SIZE;
  const manifest: Manifest = {
    ...described,
    build,
    ...(isSmall ? { inline: withBuild({ ...found, ...where }, build) } : {}),
  };
  const files = withBuild(isSmall ? shown : { ...found, ...where, ...shown }, build);
  return new Map([
    [manifestPath(language), JSON.stringify(manifest)],
    ...Object.entries(files).map(([name, content]): [string, string] => [
      filePath(language, build, name),
      JSON.stringify(content),
    ]),
  ]);
}

function toTermFiles(terms: readonly IndexedTerm[]) {
  const keys = terms.map(({ word }) => termKey(word));
  const numbered = terms.map(({ word }, number) => ({ word, number, key: keys[number] ?? '' }));
  const numbers = new Map(numbered.map(({ word, number }) => [word, number]));
  const also = terms.flatMap(({ word, otherKeys }) =>
    otherKeys.map((key): [string, string, number] => [key, word, numbers.get(word) ?? 0]),
  );
  const files = inFiles(
    numbered,
    TERMS_SIZE,
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
  return inFiles(encoded, POSTINGS_SIZE, (text) => text.length + 1).map((file) => ({
    count: file.length,
    content: { postings: file.join(' ') },
  }));
}

function toRecordFiles(records: readonly StoredRecord[]): StoredRecord[][] {
  return inFiles(records, RECORDS_SIZE, (record) => JSON.stringify(record).length);
}

function named(kind: FileKind, contents: readonly object[]): Contents {
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
