import type { Snapshot } from '../repository/snapshot';
import { Call } from './call';
import { dateOperators } from './dates';
import { equalityOperators } from './equality';
import { numberOperators } from './numbers';
import type { Operator, Test } from './operator';
import type { Predicate } from './parse';
import { resolvePath } from './paths';
import { queryError } from './queryError';
import { searchOperators } from './searches';

const operators = new Map<string, Operator>(
  Object.entries({
    ...equalityOperators,
    ...numberOperators,
    ...dateOperators,
    ...searchOperators,
  }),
);

/**
 * Makes the test for a predicate. A predicate about `my.<type>` matches no document of another
 * type.
 * @throws {HttpError} 400 for an unknown function, an unknown path, and invalid arguments; never a
 *   test that matches everything
 */
export function toTest(predicate: Predicate, snapshot: Snapshot): Test {
  const { name, query, index } = predicate;
  const operator = operators.get(name);
  if (!operator) throw queryError(`unexpected function '${name}'`, query, index);
  const call = new Call(predicate, snapshot);
  call.expectArguments(operator.arity);
  const test = operator.test(call);
  // The function has already validated the path; only its type is needed here.
  const type =
    predicate.path === undefined ? undefined : resolvePath(predicate.path, snapshot)?.type;
  if (type === undefined) return test;
  return { ...test, matches: (document) => document.type === type && test.matches(document) };
}
