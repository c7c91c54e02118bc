import type { Language } from '../i18n/languages';
import type { Failure, Hit, SearchAnswer } from './find/answer';

type Answered = Extract<SearchAnswer, { status: 'answered' }>;

/** What another language has of a text. */
export type Elsewhere = { language: Language; hits: Hit[] };

/** What a reader is shown of a search. */
export type Outcome =
  | { status: 'failed'; reason: Failure }
  | (Answered & {
      /** What the other languages have of it; asked for where this one has nothing. */
      elsewhere: Elsewhere[];
    });
