import type { Language } from '../src/i18n/languages';
import type { SearchDocument } from '../src/search/shape/searchDocument';
import { splitWords } from '../src/search/shape/words';
import { wordRulesOf } from '../src/search/wordRules';
import { referenceSet } from '../src/test/referenceSet';

export type JudgedQuery = {
  query: string;
  /** Documents with any form of the queried word, which the search must find. */
  wanted: ReadonlySet<string>;
  /** Documents with the queried word in a compound, which the search may find. */
  allowed: ReadonlySet<string>;
};

const MIN_PART_LETTERS = 3;

const englishParadigms = [
  'architect architects architect’s|design designs designed designing|designer designers|building buildings',
  'ring rings|knit knits knitted knitting|chair chairs|grant grants granted granting',
  'exhibition exhibitions|harbor harbors|studio studios|award awards awarded awarding|library libraries',
  'draw draws drawing drawings|wall walls|city cities',
].flatMap((line) => line.split('|').map((forms) => forms.split(' ')));

/**
 * Makes a query of every form in the hand-written paradigms. The paradigms are independent of the
 * search's own grammar.
 */
export function judgeQueries(
  documents: readonly SearchDocument[],
  language: Language,
): JudgedQuery[] {
  const { stopWords } = wordRulesOf(language);
  const written = language === 'is' ? referenceSet.map(({ forms }) => forms) : englishParadigms;
  const words = documents.map((document) => ({ path: document.path, words: wordsIn(document) }));
  const pathsWith = (isMatch: (word: string) => boolean) =>
    new Set(words.filter((each) => each.words.some(isMatch)).map(({ path }) => path));
  return written.flatMap((paradigm) => {
    const forms = paradigm.filter((form) => !stopWords.has(form));
    const parts = forms.filter((form) => form.length >= MIN_PART_LETTERS);
    const wanted = pathsWith((word) => forms.includes(word));
    const allowed = pathsWith((word) =>
      parts.some((part) => word !== part && (word.endsWith(part) || word.startsWith(part))),
    );
    return wanted.size === 0 ? [] : forms.map((query) => ({ query, wanted, allowed }));
  });
}

function wordsIn({ title, lead = '', body, tags, people, association = '' }: SearchDocument) {
  const text = [title, lead, body, ...tags, ...people, association].join('\n');
  return [...new Set(splitWords(text).map(({ word }) => word))];
}
