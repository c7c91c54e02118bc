import type { Language } from '../../i18n/languages';
import type { SearchKind } from '../../documentTypes';

/** Which of the documents found to return. */
export type SearchOptions = {
  /** Only documents of these kinds; by default all. */
  kinds?: readonly SearchKind[];
  /** How many of the best hits to skip, for later pages; by default 0. */
  offset?: number;
  /** The maximum number of hits; by default 10. */
  limit?: number;
  /** The reader is still typing: the last word may be the beginning of a longer one. */
  isTyping?: boolean;
  /** Misspelt words are not corrected. */
  isExact?: boolean;
  /** The moment for which events are past or coming, in milliseconds since 1970; by default now. */
  now?: number;
};

/**
 * A text and the positions of the query's words in it: UTF-16 offsets, sorted, without overlaps.
 */
export type Marked = { text: string; ranges: [start: number, end: number][] };

/**
 * How a word matches, from the best kind to the worst: as typed, another form of the word, without
 * accents, a word that begins with it, part of a compound.
 */
export type MatchKind = 'exact' | 'inflected' | 'folded' | 'prefix' | 'part';

/** Why a document matches: for example `bækur` matches `bókum`, because both are forms of `bók`. */
export type Match = {
  typed: string;
  /** The word as it is written in the document. */
  found: string;
  how: MatchKind;
  /** The dictionary form of both words, if it occurs on the site. */
  lemma?: string;
};

export type Hit = {
  /** Path on the site, not percent-encoded. */
  url: string;
  kind: SearchKind;
  language: Language;
  title: Marked;
  /**
   * A passage of the lead or the body, with an ellipsis where it is cut; empty if there is no text.
   */
  snippet: Marked;
  /** Why the document was found, in one line: the tag, person or association, or else the beginning of a passage. */
  line: Marked;
  /** The tag, person or association that has the words, if neither title nor snippet has any. */
  property?: Marked;
  /** Day of publication or beginning of the event, ISO 8601. */
  date?: string;
  /** What readers call the category of an article. */
  category?: string;
  /** Name of the association that the document belongs to. */
  association?: string;
  /** The matches of the query's words, in the order of the query. */
  matches: Match[];
  /**
   * Every form in which the document has the query's words, in lower case, for marking on its page.
   */
  forms: string[];
};

/** Why a search failed. */
export type Failure =
  /** There is no index: the site was not built, or its files are incomplete. */
  | 'missing'
  /** A file of the index is invalid. */
  | 'damaged'
  /** Index and page are from different builds. Reloading the page helps. */
  | 'outdated'
  /** The network request failed. */
  | 'offline';

export type SearchResult =
  | {
      status: 'answered';
      /** The words of the query without ignored ones, as corrected; empty if the query has no words. */
      words: string[];
      /** The query with its misspelt words corrected; absent if none was. The hits are the results of it. */
      corrected?: string;
      /** The words that the documents found do not have, because no document has all words. */
      missing: string[];
      /** The number of documents of the requested kinds. */
      total: number;
      /** The number of documents of each kind, whatever kinds were requested. */
      counts: Record<SearchKind, number>;
      /** At most `limit` hits from `offset`, the best first. */
      hits: Hit[];
    }
  | { status: 'failed'; reason: Failure };
