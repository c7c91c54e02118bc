import type { Language } from '../../i18n/languages';
import type { SearchKind } from '../../documentTypes';

/** What to answer of all that is found. */
export type SearchOptions = {
  /** Of which kinds; of all without it. */
  kinds?: readonly SearchKind[];
  /** How many of the best to leave out, for later pages; 0 without it. */
  offset?: number;
  /** How many hits at most; 10 without it. */
  limit?: number;
  /** The reader has not finished: the last word may be the beginning of one. */
  isTyping?: boolean;
};

/** A text and where in it the words of the query stand: UTF-16 offsets, in order, never overlapping. */
export type Marked = { text: string; ranges: [start: number, end: number][] };

/**
 * How a word was found, the best first: as it was typed, as another form of the word, without accents,
 * by its beginning, as a part of a compound, in spite of a typing error.
 */
export type How = 'exact' | 'inflected' | 'folded' | 'prefix' | 'part' | 'typo';

/** Why a document matched: `bækur` was found as `bókum`, a form of `bók`. */
export type Match = {
  typed: string;
  /** As the document writes it. */
  found: string;
  how: How;
  /** The dictionary form that both belong to, where the site has it too. */
  lemma?: string;
};

export type Hit = {
  /** Address on the site, letters unencoded. */
  url: string;
  kind: SearchKind;
  language: Language;
  title: Marked;
  /** A passage of the lead or the body, with an ellipsis where it is cut; empty without any text. */
  snippet: Marked;
  /** Day of publication or beginning of the event, ISO 8601. */
  date?: string;
  /** Name of the association that it belongs to. */
  association?: string;
  /** One for each word of the query that the document has, in the order of the query. */
  matches: Match[];
  /** Every word of the document that the query found, in lower case: what its page can mark. */
  forms: string[];
  /** Of what is not published, or not so: the word that says it. */
  draft?: string;
};

/** Why there is no answer. */
export type Failure =
  /** There is no index: the site was not built, or is not whole. */
  | 'missing'
  /** What came is not an index. */
  | 'damaged'
  /** Index and page are of different builds: loading the page again helps. */
  | 'outdated'
  /** The network did not answer. */
  | 'offline';

export type SearchAnswer =
  | {
      status: 'answered';
      /** What was searched for: the query's words that count. None: there was nothing to search for. */
      words: string[];
      /** Of `words`, those that the documents found do not have: no document has all. */
      missing: string[];
      /** How many documents of the kinds asked for. */
      total: number;
      /** How many of each kind, whatever kinds were asked for. */
      counts: Record<SearchKind, number>;
      /** From `offset`, at most `limit`, the best first. */
      hits: Hit[];
      /** Other queries that find something, the nearest first; where words were not found. */
      suggestions: string[];
    }
  | { status: 'failed'; reason: Failure };
