import type { Failure, SearchAnswer } from './find/answer';

export type Answered = Extract<SearchAnswer, { status: 'answered' }>;

/** What a reader is shown of a search. */
export type Outcome =
  | { status: 'failed'; reason: Failure }
  | (Answered & {
      /** What the other languages have of it; asked for where this one has nothing. */
      elsewhere: Answered[];
    });
