import type { Language } from '../../i18n/languages';
import type { SearchKind } from '../../documentTypes';

export type SearchOptions = {
  kind?: SearchKind;
  offset?: number;
  limit?: number;
  /** If true, the last word may be unfinished and also matches longer words. */
  isTyping?: boolean;
  /** If true, misspelt words are not corrected. */
  isExact?: boolean;
  /** The current time in ms since 1970: past events and old news rank lower. */
  now?: number;
};

/** A text and the positions of the query's words: UTF-16 offsets, sorted, without overlaps. */
export type Marked = { text: string; ranges: [start: number, end: number][] };

/** How a typed word matches, best first: a `prefix` begins a word, a `part` is in a compound. */
export type MatchKind = 'exact' | 'inflected' | 'folded' | 'prefix' | 'part';

/** Why a document matches: `bækur` matches `bókum`, because both are forms of `bók`. */
export type Match = {
  typed: string;
  found: string;
  how: MatchKind;
  /** The dictionary form that `typed` and `found` share; absent if the site lacks this form. */
  lemma?: string;
};

export type Hit = {
  /** The path of the page, not percent-encoded. */
  url: string;
  kind: SearchKind;
  language: Language;
  title: Marked;
  /** A passage of the lead or the body. An ellipsis marks each cut. The text may be empty. */
  snippet: Marked;
  /** A text for one line: a passage of `property` or, without it, of the lead or the body. */
  line: Marked;
  /** The tag, person or association that matches; absent if the title or the snippet matches. */
  property?: Marked;
  date?: string;
  category?: string;
  association?: string;
  matches: Match[];
  /** The forms of the query's words in the document, which the document's page highlights. */
  forms: string[];
};

export type Failure =
  /** There is no index, because the site was not built, or its files are damaged. */
  | 'missing'
  /** Index and page are from different builds. Reloading the page helps. */
  | 'outdated'
  | 'offline';

export type SearchResult =
  | {
      status: 'answered';
      /** The query's words after correction, without ignored words. */
      words: string[];
      /** The corrected query, for which the hits were found; absent if no word was corrected. */
      corrected?: string;
      /** The query's words that no found document has; empty if a document has all words. */
      missing: string[];
      /** Of the requested kind. */
      total: number;
      /** Of each kind, whatever kind was requested. */
      counts: Record<SearchKind, number>;
      hits: Hit[];
    }
  | { status: 'failed'; reason: Failure };
