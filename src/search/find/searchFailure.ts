import type { Failure } from './SearchResult';

/** Stops a search; `openSearch` converts it to a failed result. */
export class SearchFailure extends Error {
  constructor(readonly reason: Failure) {
    super(`The search index is ${reason}.`);
  }
}
