import type { HttpError } from '../http/response';
import type { Document } from '../model/assemble';
import { isJsonObject, quoted } from '../model/json';
import type { Json } from '../model/json';
import { isDate, toTimestamp } from '../model/timestamp';
import type { Snapshot } from '../repository/repository';
import { matchesWords, toWords, searchableWords, similarDocuments } from './fulltext';
import { parsePredicates, queryError } from './parse';
import type { Predicate, Scalar } from './parse';
import { resolvePath } from './paths';
import type { ResolvedPath, PathKind } from './paths';

type Test = {
  matches: (document: Document) => boolean;
  /** Results are sorted by this number, the smallest first. */
  rank?: (document: Document) => number;
};

type Operator = { arity: number; test: (call: Call) => Test };

/**
 * The first predicate with a rank decides the order.
 * @param lang a language id, `*` for all languages; null for the master language
 */
export function select(
  snapshot: Snapshot,
  queries: readonly string[],
  lang: string | null,
): Document[] {
  const predicates = queries.flatMap(parsePredicates);
  const tests = predicates.map((predicate) => toTest(new Call(predicate, snapshot)));
  const wantedLang = lang || snapshot.settings.masterLanguage;
  const documents = snapshot.documents.filter(
    (document) =>
      (wantedLang === '*' || document.lang === wantedLang) &&
      tests.every(({ matches }) => matches(document)),
  );
  const rank = tests.find((test) => test.rank)?.rank;
  if (!rank) return documents;
  const ranks = new Map(documents.map((document) => [document, rank(document)]));
  return documents.sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

function toTest(call: Call): Test {
  const { name, args, path, index, query } = call.predicate;
  const operator = operators.get(name);
  if (!operator) throw queryError(`unexpected function '${name}'`, query, index);
  if (args.length !== operator.arity) {
    const where = path === undefined ? '' : ' after the field';
    throw call.error(`${operator.arity} expected${where} but ${args.length} found`);
  }
  const test = operator.test(call);
  const type = call.resolved?.type;
  if (type === undefined) return test;
  return { ...test, matches: (document) => document.type === type && test.matches(document) };
}

class Call {
  readonly resolved: ResolvedPath | undefined;

  constructor(
    readonly predicate: Predicate,
    readonly snapshot: Snapshot,
  ) {
    this.resolved = resolvePath(predicate.path ?? '', snapshot);
  }

  /** @throws {HttpError} 400 for an unknown path (Prismic's message) or a path of another kind */
  path(kinds?: readonly PathKind[]): ResolvedPath {
    const { resolved } = this;
    const { path = '', pathIndex } = this.predicate;
    if (!resolved || (resolved.kind === 'document' && !kinds?.includes('document'))) {
      throw this.error(`unexpected field '${path}'`, pathIndex);
    }
    if (kinds && !kinds.includes(resolved.kind)) {
      const found = `'${path}' is a ${resolved.kind}, not one of ${kinds.join(', ')}`;
      throw this.error(`unexpected kind of field: ${found}`, pathIndex);
    }
    return resolved;
  }

  number(index: number): number {
    const value = this.predicate.args[index];
    return typeof value === 'number' ? value : this.refuse(index, 'a number');
  }

  text(index: number): string {
    const value = this.predicate.args[index];
    return typeof value === 'string' ? value : this.refuse(index, 'a string in double quotes');
  }

  list(index: number): Scalar[] {
    const value = this.predicate.args[index];
    return Array.isArray(value) ? value : this.refuse(index, 'a list');
  }

  refuse(index: number, expected: string): never {
    const found = quoted(this.predicate.args[index] ?? null);
    throw this.error(`${expected} expected but ${found} found`);
  }

  error(what: string, at = this.predicate.index): HttpError {
    const { name, query } = this.predicate;
    return queryError(`[function ${name}(..)] ${what}`, query, at);
  }
}

/** A list of values, for example for `document.tags`, requires all values in the document. */
function equals(call: Call): Test {
  const path = call.path();
  const wanted = [call.predicate.args[0] ?? []]
    .flat()
    .map((value) => toComparable(call, path, value));
  const matches = (document: Document): boolean => {
    const values = path.values(document);
    return wanted.length > 0 && wanted.every((value) => values.includes(value));
  };
  return { matches };
}

function equalsAny(call: Call): Test {
  const path = call.path();
  const wanted = new Set(call.list(0).map((value) => toComparable(call, path, value)));
  return { matches: (document) => path.values(document).some((value) => wanted.has(value)) };
}

function isIn(call: Call): Test {
  const { kind, values } = call.path();
  const test = equalsAny(call);
  if (kind !== 'id' && kind !== 'uid') return test;
  const list = call.list(0);
  return { ...test, rank: (document) => list.indexOf(values(document)[0] ?? '') };
}

function toComparable(call: Call, { kind }: ResolvedPath, value: Scalar): Scalar {
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

type Scale = {
  kinds: readonly PathKind[];
  of: (value: Scalar) => number | undefined;
  argument: (call: Call, index: number) => number;
};

const numbers: Scale = {
  kinds: ['Number', 'Range'],
  of: Number,
  argument: (call, index) => call.number(index),
};

const timestampKinds: readonly PathKind[] = ['Timestamp', 'publicationDate'];
const dateKinds: readonly PathKind[] = ['Date', ...timestampKinds];

/** Dates and times are in UTC. A day without a time means its first millisecond. */
const times: Scale = {
  kinds: dateKinds,
  of: toMilliseconds,
  argument: (call, index) =>
    toMilliseconds(call.predicate.args[index]) ??
    call.refuse(index, 'a date (milliseconds, "2026-10-02" or an ISO 8601 timestamp)'),
};

function partOfDate(
  of: (date: Date) => number,
  argument: Scale['argument'] = numbers.argument,
  kinds = dateKinds,
): Scale {
  return { kinds, argument, of: (value) => of(new Date(toMilliseconds(value) ?? NaN)) };
}

const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const monthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];

const partsOfDates = {
  'day-of-month': partOfDate((date) => date.getUTCDate()),
  'day-of-week': partOfDate(
    (date) => date.getUTCDay() || 7,
    (call) => named(call, dayNames, 'a day from 1 (Monday) to 7, or its English name'),
  ),
  month: partOfDate(
    (date) => date.getUTCMonth() + 1,
    (call) => named(call, monthNames, 'a month from 1 to 12, or its English name'),
  ),
  hour: partOfDate((date) => date.getUTCHours(), numbers.argument, timestampKinds),
};
const year = partOfDate((date) => date.getUTCFullYear());

type Relation = (value: number, wanted: readonly number[]) => boolean;

const equal: Relation = (value, [wanted = NaN]) => value === wanted;
const less: Relation = (value, [than = NaN]) => value < than;
const greater: Relation = (value, [than = NaN]) => value > than;
const between: Relation = (value, [low = NaN, high = NaN]) => value >= low && value <= high;

function comparing({ kinds, of, argument }: Scale, relation: Relation): Operator {
  return {
    arity: relation === between ? 2 : 1,
    test: (call) => {
      const { values } = call.path(kinds);
      const wanted = call.predicate.args.map((_, index) => argument(call, index));
      return {
        matches: (document) =>
          values(document).some((value) => {
            const number = of(value);
            return number !== undefined && relation(number, wanted);
          }),
      };
    },
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

function fulltext(call: Call): Test {
  const path = call.path(['document', 'StructuredText', 'Text', 'Select', 'uid']);
  const query = call.text(0);
  const words = (document: Document): ReadonlySet<string> =>
    path.kind === 'document'
      ? searchableWords(document, call.snapshot)
      : toWords(path.values(document).join('\n'));
  return { matches: (document) => matchesWords(query, words(document)) };
}

function similar(call: Call): Test {
  const shared = similarDocuments(call.text(0), call.number(1), call.snapshot);
  return {
    matches: (document) => shared.has(document),
    rank: (document) => -(shared.get(document) ?? 0),
  };
}

function near(call: Call): Test {
  const { raw } = call.path(['GeoPoint']);
  const [latitude, longitude, radius] = [call.number(0), call.number(1), call.number(2)];
  const distance = (document: Document): number =>
    Math.min(...raw(document).map((point) => kilometres(point, latitude, longitude)));
  return { matches: (document) => distance(document) <= radius, rank: distance };
}

const EARTH_RADIUS_KM = 6371;

function kilometres(point: Json | undefined, latitude: number, longitude: number): number {
  if (!isJsonObject(point)) return Infinity;
  const { latitude: toLatitude, longitude: toLongitude } = point;
  if (typeof toLatitude !== 'number' || typeof toLongitude !== 'number') return Infinity;
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const height = Math.sin(radians(toLatitude - latitude) / 2) ** 2;
  const width = Math.sin(radians(toLongitude - longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(latitude)) * Math.cos(radians(toLatitude)) * width;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function not({ matches }: Test): Test {
  return { matches: (document) => !matches(document) };
}

function isFilled(call: Call): Test {
  const { raw } = call.path();
  return { matches: (document) => raw(document).length > 0 };
}

const operators = new Map<string, Operator>([
  ...Object.entries(partsOfDates).flatMap(([name, scale]): [string, Operator][] => [
    [`date.${name}`, comparing(scale, equal)],
    [`date.${name}-before`, comparing(scale, less)],
    [`date.${name}-after`, comparing(scale, greater)],
  ]),
  ...Object.entries({
    at: { arity: 1, test: equals },
    not: { arity: 1, test: (call: Call) => not(equals(call)) },
    any: { arity: 1, test: equalsAny },
    in: { arity: 1, test: isIn },
    has: { arity: 0, test: isFilled },
    missing: { arity: 0, test: (call: Call) => not(isFilled(call)) },
    fulltext: { arity: 1, test: fulltext },
    similar: { arity: 2, test: similar },
    'geopoint.near': { arity: 3, test: near },
    'number.gt': comparing(numbers, greater),
    'number.lt': comparing(numbers, less),
    'number.inRange': comparing(numbers, between),
    'date.before': comparing(times, less),
    'date.after': comparing(times, greater),
    'date.between': comparing(times, between),
    'date.year': comparing(year, equal),
  }),
]);
