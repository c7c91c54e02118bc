import { isDate, toTimestamp } from '../model/timestamp';
import type { Call } from './call';
import type { Operator } from './operator';
import type { PathKind } from './paths';

const timestampKinds: readonly PathKind[] = ['Timestamp', 'publicationDate'];
const dateKinds: readonly PathKind[] = ['Date', ...timestampKinds];

const monthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];
const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** A part of a date, and how to read it from an argument. */
type Part = {
  kinds: readonly PathKind[];
  of: (date: Date) => number;
  argument: (call: Call) => number;
};

const number = (call: Call): number => call.number(0);
const dayOfMonth: Part = { kinds: dateKinds, of: (date) => date.getUTCDate(), argument: number };
const dayOfWeek: Part = {
  kinds: dateKinds,
  // Monday is 1 and Sunday 7.
  of: (date) => date.getUTCDay() || 7,
  argument: (call) => named(call, dayNames, 'a day from 1 (Monday) to 7, or its English name'),
};
const month: Part = {
  kinds: dateKinds,
  of: (date) => date.getUTCMonth() + 1,
  argument: (call) => named(call, monthNames, 'a month from 1 to 12, or its English name'),
};
const year: Part = { kinds: dateKinds, of: (date) => date.getUTCFullYear(), argument: number };
const hour: Part = { kinds: timestampKinds, of: (date) => date.getUTCHours(), argument: number };

/**
 * All `date.*` functions. Dates are UTC days and timestamps are compared in UTC; a day counts as
 * its first millisecond. `before` and `after` are strict, `between` includes both ends.
 */
export const dateOperators: Record<string, Operator> = {
  'date.before': timestampOperator(1, (value, [end = 0]) => value < end),
  'date.after': timestampOperator(1, (value, [start = 0]) => value > start),
  'date.between': timestampOperator(
    2,
    (value, [start = 0, end = 0]) => value >= start && value <= end,
  ),
  'date.year': partOperator(year, (value, wanted) => value === wanted),
  ...partOperators('date.day-of-month', dayOfMonth),
  ...partOperators('date.day-of-week', dayOfWeek),
  ...partOperators('date.month', month),
  ...partOperators('date.hour', hour),
};

function partOperators(name: string, of: Part): Record<string, Operator> {
  return {
    [name]: partOperator(of, (value, wanted) => value === wanted),
    [`${name}-before`]: partOperator(of, (value, wanted) => value < wanted),
    [`${name}-after`]: partOperator(of, (value, wanted) => value > wanted),
  };
}

function partOperator(
  { kinds, of, argument }: Part,
  matches: (value: number, wanted: number) => boolean,
): Operator {
  return {
    arity: 1,
    test: (call) => {
      const { values } = call.path(kinds);
      const wanted = argument(call);
      return {
        matches: (document) =>
          values(document).some((value) => {
            const milliseconds = toMilliseconds(value);
            return milliseconds !== undefined && matches(of(new Date(milliseconds)), wanted);
          }),
      };
    },
  };
}

function timestampOperator(
  arity: number,
  matches: (value: number, wanted: readonly number[]) => boolean,
): Operator {
  return {
    arity,
    test: (call) => {
      const { values } = call.path(dateKinds);
      const wanted = call.predicate.args.map(
        (argument, index) =>
          toMilliseconds(argument) ??
          call.refuse(index, 'a date (milliseconds, "2026-10-02" or an ISO 8601 timestamp)'),
      );
      return {
        matches: (document) =>
          values(document).some((value) => {
            const milliseconds = toMilliseconds(value);
            return milliseconds !== undefined && matches(milliseconds, wanted);
          }),
      };
    },
  };
}

/**
 * Converts milliseconds, a date or an ISO 8601 timestamp (UTC if it has no offset) to milliseconds.
 */
function toMilliseconds(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  if (isDate(value)) return Date.parse(`${value}T00:00:00Z`);
  const timestamp = toTimestamp(value) ?? toTimestamp(`${value}Z`);
  return timestamp === undefined ? undefined : Date.parse(timestamp.replace('+0000', 'Z'));
}

/**
 * A number, or the 1-based position in a list of English names, which may be cut to three letters.
 */
function named(call: Call, names: readonly string[], expected: string): number {
  const [value] = call.predicate.args;
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (/^\d+$/.test(text)) return Number(text);
  const index = names.findIndex((name) => name === text || name.slice(0, 3) === text);
  return index < 0 ? call.refuse(0, expected) : index + 1;
}
