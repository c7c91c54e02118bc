import type { Document } from '../model/assemble';
import type { Call } from './call';

/** What a predicate asks of documents. */
export type Test = {
  /** Whether a document meets it. */
  matches: (document: Document) => boolean;
  /** For the predicates that order their results: the smaller comes first. */
  rank?: (document: Document) => number;
};

/** A function of the predicate language. */
export type Operator = {
  /** How many arguments stand after the path, where there is one. */
  arity: number;
  /** @throws {HttpError} 400 for a path or arguments that do not fit. */
  test: (call: Call) => Test;
};
