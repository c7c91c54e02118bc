import type { Document } from '../model/assemble';
import { isJsonObject } from '../model/json';
import type { Json } from '../model/json';
import { isDate, toTimestamp } from '../model/timestamp';
import type { Call, Operator, Test } from './call';
import { matchesWords, toWords, searchableWords, similarDocuments } from './fulltext';
import type { Comparable, ResolvedPath, PathKind } from './paths';

const equalityOperators: Record<string, Operator> = {
  at: { arity: 1, test: (call) => ({ matches: equals(call) }) },
  not: {
    arity: 1,
    test: (call) => {
      const isEqual = equals(call);
      return { matches: (document) => !isEqual(document) };
    },
  },
  any: { arity: 1, test: (call) => ({ matches: equalsAny(call) }) },
  in: {
    arity: 1,
    test: (call) => {
      const { kind } = call.path();
      const matches = equalsAny(call);
      return kind === 'id' || kind === 'uid' ? { matches, rank: rankByList(call) } : { matches };
    },
  },
  has: {
    arity: 0,
    test: (call) => {
      const { raw } = call.path();
      return { matches: (document) => raw(document).length > 0 };
    },
  },
  missing: {
    arity: 0,
    test: (call) => {
      const { raw } = call.path();
      return { matches: (document) => raw(document).length === 0 };
    },
  },
};

/** A list of values, for example for `document.tags`, requires all values in the document. */
function equals(call: Call): (document: Document) => boolean {
  const path = call.path();
  const wanted = call.oneOrList(0).map((value) => toComparable(call, path, value));
  return (document) => {
    const values = path.values(document);
    return wanted.length > 0 && wanted.every((value) => values.includes(value));
  };
}

function equalsAny(call: Call): (document: Document) => boolean {
  const path = call.path();
  const wanted = new Set(call.list(0).map((value) => toComparable(call, path, value)));
  return (document) => path.values(document).some((value) => wanted.has(value));
}

function rankByList(call: Call): (document: Document) => number {
  const { values } = call.path();
  const list = [...new Set(call.list(0))];
  const positions = new Map(list.map((value, index) => [value, index]));
  return (document) => positions.get(values(document)[0] ?? '') ?? list.length;
}

function toComparable(call: Call, { kind }: ResolvedPath, value: Comparable): Comparable {
  switch (kind) {
    case 'Number':
    case 'Range':
      return typeof value === 'number' ? value : call.refuse(0, 'a number');
    case 'Boolean':
      return typeof value === 'boolean' ? value : call.refuse(0, 'true or false');
    case 'Date':
      if (typeof value === 'number') return isoOf(value)?.slice(0, 10) ?? '';
      break;
    case 'Timestamp':
    case 'publicationDate':
      if (typeof value === 'number') return toTimestamp(isoOf(value) ?? '') ?? '';
      if (typeof value === 'string' && isDate(value)) return `${value}T00:00:00+0000`;
      if (typeof value === 'string') return toTimestamp(value) ?? value;
      break;
  }
  return typeof value === 'string' ? value : call.refuse(0, 'a string in double quotes');
}

function isoOf(milliseconds: number): string | undefined {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

const numberOperators: Record<string, Operator> = {
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

const timestampKinds: readonly PathKind[] = ['Timestamp', 'publicationDate'];
const dateKinds: readonly PathKind[] = ['Date', ...timestampKinds];

const monthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];
const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

type Part = {
  kinds: readonly PathKind[];
  of: (date: Date) => number;
  argument: (call: Call) => number;
};

const number = (call: Call): number => call.number(0);
const dayOfMonth: Part = { kinds: dateKinds, of: (date) => date.getUTCDate(), argument: number };
const dayOfWeek: Part = {
  kinds: dateKinds,
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

/** Dates and times are in UTC. A day without a time means its first millisecond. */
const dateOperators: Record<string, Operator> = {
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
      return someDate(values, (value) => matches(of(new Date(value)), wanted));
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
      return someDate(values, (value) => matches(value, wanted));
    },
  };
}

function someDate(values: ResolvedPath['values'], matches: (value: number) => boolean): Test {
  return {
    matches: (document) =>
      values(document).some((value) => {
        const milliseconds = toMilliseconds(value);
        return milliseconds !== undefined && matches(milliseconds);
      }),
  };
}

/** A timestamp without an offset is in UTC. */
function toMilliseconds(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  if (isDate(value)) return Date.parse(`${value}T00:00:00Z`);
  const timestamp = toTimestamp(value) ?? toTimestamp(`${value}Z`);
  return timestamp === undefined ? undefined : Date.parse(timestamp.replace('+0000', 'Z'));
}

/** Returns the number of a day or a month. Names are English and may be cut to 3 letters. */
function named(call: Call, names: readonly string[], expected: string): number {
  const [value] = call.predicate.args;
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (/^\d+$/.test(text)) return Number(text);
  const index = names.findIndex((name) => name === text || name.slice(0, 3) === text);
  return index < 0 ? call.refuse(0, expected) : index + 1;
}

const EARTH_RADIUS_KM = 6371;

const searchOperators: Record<string, Operator> = {
  fulltext: {
    arity: 1,
    test: (call) => {
      const path = call.path(['document', 'StructuredText', 'Text', 'Select', 'uid']);
      const query = call.text(0);
      const words = (document: Document): ReadonlySet<string> =>
        path.kind === 'document'
          ? searchableWords(document, call.snapshot.customType(document).fields)
          : toWords(path.values(document).join('\n'));
      return { matches: (document) => matchesWords(query, words(document)) };
    },
  },
  similar: {
    arity: 2,
    test: (call) => {
      const shared = similarDocuments(call.text(0), call.number(1), call.snapshot);
      return {
        matches: (document) => shared.has(document),
        rank: (document) => -(shared.get(document) ?? 0),
      };
    },
  },
  'geopoint.near': {
    arity: 3,
    test: (call) => {
      const { raw } = call.path(['GeoPoint']);
      const [latitude, longitude, radius] = [call.number(0), call.number(1), call.number(2)];
      const distance = (document: Document): number =>
        Math.min(...raw(document).map((point) => kilometres(point, latitude, longitude)));
      return { matches: (document) => distance(document) <= radius, rank: distance };
    },
  },
};

function kilometres(point: Json, latitude: number, longitude: number): number {
  if (!isJsonObject(point)) return Infinity;
  const { latitude: toLatitude, longitude: toLongitude } = point;
  if (typeof toLatitude !== 'number' || typeof toLongitude !== 'number') return Infinity;
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const height = Math.sin(radians(toLatitude - latitude) / 2) ** 2;
  const width = Math.sin(radians(toLongitude - longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(latitude)) * Math.cos(radians(toLatitude)) * width;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export const operators = new Map<string, Operator>(
  Object.entries({
    ...equalityOperators,
    ...numberOperators,
    ...dateOperators,
    ...searchOperators,
  }),
);
