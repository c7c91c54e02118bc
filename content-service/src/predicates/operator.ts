import type { Document } from '../model/assemble';
import type { Call } from './call';

/** The test that a predicate becomes. */
export type Test = {
  matches: (document: Document) => boolean;
  /** For predicates that sort their results: a smaller rank comes first. */
  rank?: (document: Document) => number;
};

/** A function of the predicate language. */
export type Operator = {
  /** The number of arguments, without the path. */
  arity: number;
  /** @throws {HttpError} 400 for an invalid path or invalid arguments */
  test: (call: Call) => Test;
};
