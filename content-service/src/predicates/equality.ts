import type { Document } from '../model/assemble';
import { isDate, toTimestamp } from '../model/timestamp';
import type { Call } from './call';
import type { Operator } from './operator';
import type { Comparable, ResolvedPath } from './paths';

/** `at`, `not`, `any`, `in`, `has` and `missing`. */
export const equalityOperators: Record<string, Operator> = {
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

/** Equality. A list, as for `document.tags`, requires all of its members. */
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

/** Converts a value to the format in which the path's values are compared; rejects other kinds. */
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

/** Undefined for milliseconds beyond the range of `Date`. */
function isoOf(milliseconds: number): string | undefined {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
