import type { Call } from './call';
import type { Operator, Test } from './operator';

/**
 * `number.gt` and `number.lt`, which are strict, and `number.inRange`, which includes both ends.
 */
export const numberOperators: Record<string, Operator> = {
  'number.gt': { arity: 1, test: (call) => someNumber(call, (value, [than = 0]) => value > than) },
  'number.lt': { arity: 1, test: (call) => someNumber(call, (value, [than = 0]) => value < than) },
  'number.inRange': {
    arity: 2,
    test: (call) => someNumber(call, (value, [low = 0, high = 0]) => value >= low && value <= high),
  },
};

function someNumber(
  call: Call,
  matches: (value: number, wanted: readonly number[]) => boolean,
): Test {
  const { values } = call.path(['Number', 'Range']);
  const wanted = call.predicate.args.map((_, index) => call.number(index));
  return {
    matches: (document) =>
      values(document).some((value) => typeof value === 'number' && matches(value, wanted)),
  };
}
