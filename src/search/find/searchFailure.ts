import type { Failure } from './answer';

/** What stops a search; `openSearch` makes an answer of it. */
export class SearchFailure extends Error {
  constructor(readonly reason: Failure) {
    super(`The search index is ${reason}.`);
  }
}
