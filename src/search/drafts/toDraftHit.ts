import { toAscii } from '../../i18n/toAscii';
import { toRecord } from '../build/toRecord';
import type { Hit } from '../find/answer';
import type { Sought } from '../find/markText';
import { toHit } from '../find/toHit';
import type { SearchDocument } from '../shape/searchDocument';
import { wordsOf } from '../shape/words';

/**
 * What an answer shows of a document that is not in the index.
 *
 * @param typed the words of the query; set off where the document has them, accents aside
 * @param draft the word that marks it
 */
export function toDraftHit(document: SearchDocument, typed: readonly string[], draft: string): Hit {
  const record = toRecord(document);
  const { title, lead = '', body = '', tags = [], people = [], association = '' } = record;
  const words = new Map<string, Sought[]>();
  for (const { word } of wordsOf([title, lead, body, ...tags, ...people, association].join('\n'))) {
    const place = typed.findIndex((each) => toAscii(each) === toAscii(word));
    if (place >= 0) words.set(word, [toSought(place, word, typed[place])]);
  }
  const { kind, lang: language } = document;
  return { ...toHit(record, { kind, language }, typed, { words, parts: [] }), draft };
}

/** The number is the index's, in which the word need not be. */
function toSought(place: number, word: string, typed: string | undefined): Sought {
  const term = { number: -1, word, folded: toAscii(word) };
  return {
    word: place,
    found:
      word === typed ? { term, how: 'exact', weight: 1 } : { term, how: 'folded', weight: 0.5 },
  };
}
