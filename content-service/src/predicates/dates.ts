import { isDate, toTimestamp } from '../model/timestamp';
import type { Call } from './call';
import type { Operator } from './operator';
import type { PathKind } from './paths';

const MOMENTS: readonly PathKind[] = ['Timestamp', 'moment'];
const DATES: readonly PathKind[] = ['Date', ...MOMENTS];

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** A part of a date, and how an argument names it. */
type Part = {
  kinds: readonly PathKind[];
  of: (date: Date) => number;
  argument: (call: Call) => number;
};

const number = (call: Call): number => call.number(0);
const DAY_OF_MONTH: Part = { kinds: DATES, of: (date) => date.getUTCDate(), argument: number };
const DAY_OF_WEEK: Part = {
  kinds: DATES,
  // Monday is the first day of the week and 1, Sunday 7.
  of: (date) => date.getUTCDay() || 7,
  argument: (call) => named(call, DAYS, 'a day from 1 (Monday) to 7, or its English name'),
};
const MONTH: Part = {
  kinds: DATES,
  of: (date) => date.getUTCMonth() + 1,
  argument: (call) => named(call, MONTHS, 'a month from 1 to 12, or its English name'),
};
const YEAR: Part = { kinds: DATES, of: (date) => date.getUTCFullYear(), argument: number };
const HOUR: Part = { kinds: MOMENTS, of: (date) => date.getUTCHours(), argument: number };

/**
 * All `date.*` functions. Dates are days of UTC, moments are compared in UTC. `before` and `after`
 * are strict, `between` takes both its ends; a day stands for its first moment.
 */
export const DATE_OPERATORS: Record<string, Operator> = {
  'date.before': moments(1, (value, [end = 0]) => value < end),
  'date.after': moments(1, (value, [start = 0]) => value > start),
  'date.between': moments(2, (value, [start = 0, end = 0]) => value >= start && value <= end),
  'date.year': part(YEAR, (value, wanted) => value === wanted),
  ...comparisons('date.day-of-month', DAY_OF_MONTH),
  ...comparisons('date.day-of-week', DAY_OF_WEEK),
  ...comparisons('date.month', MONTH),
  ...comparisons('date.hour', HOUR),
};

function comparisons(name: string, of: Part): Record<string, Operator> {
  return {
    [name]: part(of, (value, wanted) => value === wanted),
    [`${name}-before`]: part(of, (value, wanted) => value < wanted),
    [`${name}-after`]: part(of, (value, wanted) => value > wanted),
  };
}

function part(
  { kinds, of, argument }: Part,
  holds: (value: number, wanted: number) => boolean,
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
            return milliseconds !== undefined && holds(of(new Date(milliseconds)), wanted);
          }),
      };
    },
  };
}

function moments(
  arity: number,
  holds: (value: number, wanted: readonly number[]) => boolean,
): Operator {
  return {
    arity,
    test: (call) => {
      const { values } = call.path(DATES);
      const wanted = call.predicate.args.map(
        (argument, index) =>
          toMilliseconds(argument) ??
          call.refuse(index, 'a date (milliseconds, "2026-10-02" or an ISO 8601 moment)'),
      );
      return {
        matches: (document) =>
          values(document).some((value) => {
            const milliseconds = toMilliseconds(value);
            return milliseconds !== undefined && holds(milliseconds, wanted);
          }),
      };
    },
  };
}

/** Of milliseconds themselves, of a day, and of an ISO moment, which is in UTC unless it says. */
function toMilliseconds(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  if (isDate(value)) return Date.parse(`${value}T00:00:00Z`);
  const moment = toTimestamp(value) ?? toTimestamp(`${value}Z`);
  return moment === undefined ? undefined : Date.parse(moment.replace('+0000', 'Z'));
}

/** A number, or the place in a list of English names, which may be cut to three letters. */
function named(call: Call, names: readonly string[], expected: string): number {
  const [value] = call.predicate.args;
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (/^\d+$/.test(text)) return Number(text);
  const index = names.findIndex((name) => name === text || name.slice(0, 3) === text);
  return index < 0 ? call.refuse(0, expected) : index + 1;
}
