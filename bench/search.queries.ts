import { toAscii } from '../src/i18n/toAscii';
import type { Language } from '../src/i18n/languages';
import { goldSet } from '../src/test/goldSet';
import type { SearchDocument } from '../src/search/shape/searchDocument';
import { splitWords } from '../src/search/shape/splitWords';
import { wordRulesOf } from '../src/search/wordRules';

/** A query of one word, and the expected documents. */
export type JudgedQuery = {
  query: string;
  /** Paths of the documents with the word in any of its inflections: all of them must be found. */
  wanted: ReadonlySet<string>;
  /**
   * Paths of the documents with the word only inside a compound: they may be found but need not be.
   */
  allowed: ReadonlySet<string>;
};

const MIN_PART_LETTERS = 3;

// Words of the English samples with all their inflections.
const englishParadigms = [
  'architect architects architect’s',
  'design designs designed designing',
  'designer designers',
  'building buildings',
  'ring rings',
  'knit knits knitted knitting',
  'chair chairs',
  'grant grants granted granting',
  'exhibition exhibitions',
  'harbor harbors',
  'studio studios',
  'award awards awarded awarding',
  'library libraries',
  'draw draws drawing drawings',
  'wall walls',
  'city cities',
].map((forms) => forms.split(' '));

/**
 * Makes a query of every inflection of every word whose paradigm was written by hand, with the
 * documents that contain any inflection of the word. The grammar of the search is not used.
 */
export function judgeQueries(
  documents: readonly SearchDocument[],
  language: Language,
): { exact: JudgedQuery[]; withoutAccents: JudgedQuery[] } {
  const { stopWords } = wordRulesOf(language);
  const written = language === 'is' ? goldSet.map(({ forms }) => forms) : englishParadigms;
  // Stop words are not used as queries.
  const paradigms = written.map((forms) => forms.filter((form) => !stopWords.has(form)));
  const words = new Map(documents.map((document) => [document.path, wordsIn(document)]));
  const exact = paradigms.flatMap((forms) => {
    const wanted = pathsWith(words, (word) => forms.includes(word));
    const parts = forms.filter((form) => form.length >= MIN_PART_LETTERS);
    const allowed = pathsWith(words, (word) =>
      parts.some((part) => word !== part && (word.endsWith(part) || word.startsWith(part))),
    );
    return wanted.size === 0 ? [] : forms.map((query) => ({ query, wanted, allowed }));
  });
  const withoutAccents = exact
    .map((judged) => ({ ...judged, query: toAscii(judged.query) }))
    .filter(({ query }, index) => query !== exact[index]?.query);
  return { exact, withoutAccents };
}

function pathsWith(
  words: ReadonlyMap<string, ReadonlySet<string>>,
  isMatch: (word: string) => boolean,
): Set<string> {
  return new Set(
    [...words].flatMap(([path, documentWords]) => ([...documentWords].some(isMatch) ? [path] : [])),
  );
}

function wordsIn({ title, lead = '', body, tags, people, association = '' }: SearchDocument) {
  const text = [title, lead, body, ...tags, ...people, association].join('\n');
  return new Set(splitWords(text).map(({ word }) => word));
}
