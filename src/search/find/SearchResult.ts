import type { Language } from '../../i18n/languages';
import type { SearchKind } from '../../documentTypes';

export type SearchOptions = {
  /** By default all kinds. */
  kinds?: readonly SearchKind[];
  /** How many of the best hits to skip; by default 0. */
  offset?: number;
  /** By default 10. */
  limit?: number;
  /** The last word may be the beginning of a longer word, because the reader is still typing. */
  isTyping?: boolean;
  /** Do not correct misspelt words. */
  isExact?: boolean;
  /** The current time, which makes events past or coming, in ms since 1970. */
  now?: number;
};

/** A text and the positions of the query's words: UTF-16 offsets, sorted, without overlaps. */
export type Marked = { text: string; ranges: [start: number, end: number][] };

/** How a word matches, best first. `prefix`: it begins a word; `part`: inside a compound. */
export type MatchKind = 'exact' | 'inflected' | 'folded' | 'prefix' | 'part';

/** Why a document matches: `bækur` matches `bókum`, because both are forms of `bók`. */
export type Match = {
  typed: string;
  found: string;
  how: MatchKind;
  /** The dictionary form of both words, if it occurs on the site. */
  lemma?: string;
};

export type Hit = {
  /** A path, not percent-encoded. */
  url: string;
  kind: SearchKind;
  language: Language;
  title: Marked;
  /** A passage of the lead or the body, with an ellipsis where it is cut; may be empty. */
  snippet: Marked;
  /** The matching tag, person or association, or else the beginning of a passage. */
  line: Marked;
  /** The tag, person or association that matches, if neither title nor snippet does. */
  property?: Marked;
  date?: string;
  category?: string;
  association?: string;
  matches: Match[];
  /** The query's words in all their forms in the document, for highlighting on its page. */
  forms: string[];
};

export type Failure =
  /** There is no index: the site was not built, or its files are incomplete. */
  | 'missing'
  | 'damaged'
  /** Index and page are from different builds. Reloading the page helps. */
  | 'outdated'
  | 'offline';

export type SearchResult =
  | {
      status: 'answered';
      /** The query's words after correction, without ignored words. */
      words: string[];
      /** The corrected query, which the hits belong to; absent if no word was corrected. */
      corrected?: string;
      /** Words that no document found has, because no document has all words. */
      missing: string[];
      /** The number of documents found, of the requested kinds. */
      total: number;
      /** The number of documents found of each kind, whatever kinds were requested. */
      counts: Record<SearchKind, number>;
      hits: Hit[];
    }
  | { status: 'failed'; reason: Failure };
