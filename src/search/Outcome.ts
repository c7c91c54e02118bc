import type { Language } from '../i18n/languages';
import type { Failure, Hit, SearchResult } from './find/SearchResult';

type Answered = Extract<SearchResult, { status: 'answered' }>;

/** The hits of a query in another language. */
export type Elsewhere = { language: Language; hits: Hit[] };

/** The result of a search as the interface shows it. */
export type Outcome =
  | { status: 'failed'; reason: Failure }
  | (Answered & {
      /** Hits in the other languages; searched only when this language has no hit. */
      elsewhere: Elsewhere[];
    });
