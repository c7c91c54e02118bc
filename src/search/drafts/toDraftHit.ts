import { toAscii } from '../../i18n/toAscii';
import { toRecord } from '../build/toRecord';
import type { Hit } from '../find/SearchResult';
import type { QueryTerm } from '../find/markText';
import { toHit } from '../find/toHit';
import type { SearchDocument } from '../shape/searchDocument';
import { splitWords } from '../shape/splitWords';

/**
 * Makes a hit of a document that is not in the index.
 *
 * @param typed the words of the query, which are marked in the document whatever their accents
 * @param draft the label that the hit shows
 */
export function toDraftHit(document: SearchDocument, typed: readonly string[], draft: string): Hit {
  const record = toRecord(document);
  const { title, lead = '', body = '', tags = [], people = [] } = record;
  const { category = '', association = '' } = record;
  const words = new Map<string, QueryTerm[]>();
  for (const { word } of splitWords(
    [title, lead, body, ...tags, ...people, category, association].join('\n'),
  )) {
    const position = typed.findIndex((each) => toAscii(each) === toAscii(word));
    if (position >= 0) words.set(word, [toQueryTerm(position, word, typed[position])]);
  }
  const { kind, lang: language } = document;
  return { ...toHit(record, { kind, language }, typed, { words, parts: [] }), draft };
}

/** The number -1 stands for a term that is not in the index. */
function toQueryTerm(position: number, word: string, typed: string | undefined): QueryTerm {
  const term = { number: -1, word, folded: toAscii(word) };
  return {
    word: position,
    found:
      word === typed ? { term, how: 'exact', weight: 1 } : { term, how: 'folded', weight: 0.5 },
  };
}
