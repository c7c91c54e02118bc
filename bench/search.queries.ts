import { toAscii } from '../src/i18n/toAscii';
import type { Language } from '../src/i18n/languages';
import { goldSet } from '../src/test/goldSet';
import type { SearchDocument } from '../src/search/shape/searchDocument';
import { wordsOf } from '../src/search/shape/words';
import { wordRulesOf } from '../src/search/wordRules';

/** A query of one word, and which documents answer it. */
export type Judged = {
  query: string;
  /** Paths of the documents that have the word in any of its forms: all of them must be found. */
  wanted: ReadonlySet<string>;
  /** Paths of those that have it inside a compound only: neither must they be found, nor are they wrong. */
  allowed: ReadonlySet<string>;
};

const SHORTEST_PART = 3;

// Words of the English samples with all their forms.
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
 * Every form of every word whose paradigm was written by hand, as a query, with the documents that
 * have any form of that word. What a search knows of grammar has no part in it.
 */
export function judgeQueries(
  documents: readonly SearchDocument[],
  language: Language,
): { exact: Judged[]; withoutAccents: Judged[] } {
  const { stopWords } = wordRulesOf(language);
  const written = language === 'is' ? goldSet.map(({ forms }) => forms) : englishParadigms;
  // Words that say nothing are no queries, as in every search.
  const paradigms = written.map((forms) => forms.filter((form) => !stopWords.has(form)));
  const words = new Map(documents.map((document) => [document.path, wordsIn(document)]));
  const exact = paradigms.flatMap((forms) => {
    const wanted = pathsWith(words, (word) => forms.includes(word));
    const parts = forms.filter((form) => form.length >= SHORTEST_PART);
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
  isSought: (word: string) => boolean,
): Set<string> {
  return new Set([...words].flatMap(([path, its]) => ([...its].some(isSought) ? [path] : [])));
}

function wordsIn({ title, lead = '', body, tags, people, association = '' }: SearchDocument) {
  const text = [title, lead, body, ...tags, ...people, association].join('\n');
  return new Set(wordsOf(text).map(({ word }) => word));
}
