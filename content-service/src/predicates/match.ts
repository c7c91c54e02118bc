import type { Snapshot } from '../repository/snapshot';
import { Call } from './call';
import { DATE_OPERATORS } from './dates';
import { EQUALITY_OPERATORS } from './equality';
import { NUMBER_OPERATORS } from './numbers';
import type { Operator, Test } from './operator';
import type { Predicate } from './parse';
import { resolvePath } from './paths';
import { queryError } from './queryError';
import { SEARCH_OPERATORS } from './searches';

const OPERATORS = new Map<string, Operator>(
  Object.entries({
    ...EQUALITY_OPERATORS,
    ...NUMBER_OPERATORS,
    ...DATE_OPERATORS,
    ...SEARCH_OPERATORS,
  }),
);

/**
 * Makes the test of a predicate; one about `my.<type>` holds for no document of another type.
 * @throws {HttpError} 400 for a function that does not exist, a path that names nothing, and
 *   arguments that do not fit; never a test that lets everything pass.
 */
export function toTest(predicate: Predicate, snapshot: Snapshot): Test {
  const { name, query, index } = predicate;
  const operator = OPERATORS.get(name);
  if (!operator) throw queryError(`unexpected function '${name}'`, query, index);
  const call = new Call(predicate, snapshot);
  call.expectArguments(operator.arity);
  const test = operator.test(call);
  // What the function has accepted needs no second look: only the type is wanted.
  const type =
    predicate.path === undefined ? undefined : resolvePath(predicate.path, snapshot)?.type;
  if (type === undefined) return test;
  return { ...test, matches: (document) => document.type === type && test.matches(document) };
}
