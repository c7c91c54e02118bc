import type { Document } from '../model/assemble';
import { isDate, toTimestamp } from '../model/timestamp';
import type { Call } from './call';
import type { Operator } from './operator';
import type { Comparable, ResolvedPath } from './paths';

/** `at`, `not`, `any`, `in`, `has` and `missing`. */
export const EQUALITY_OPERATORS: Record<string, Operator> = {
  at: { arity: 1, test: (call) => ({ matches: isAt(call) }) },
  not: {
    arity: 1,
    test: (call) => {
      const at = isAt(call);
      return { matches: (document) => !at(document) };
    },
  },
  any: { arity: 1, test: (call) => ({ matches: isAny(call) }) },
  in: {
    arity: 1,
    test: (call) => {
      const { kind } = call.path();
      const matches = isAny(call);
      return kind === 'id' || kind === 'uid' ? { matches, rank: inListOrder(call) } : { matches };
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

/** Equality; a list, as `document.tags` takes it, asks for all of its members. */
function isAt(call: Call): (document: Document) => boolean {
  const path = call.path();
  const wanted = call.oneOrList(0).map((value) => toComparable(call, path, value));
  return (document) => {
    const values = path.values(document);
    return wanted.length > 0 && wanted.every((value) => values.includes(value));
  };
}

function isAny(call: Call): (document: Document) => boolean {
  const path = call.path();
  const wanted = new Set(call.list(0).map((value) => toComparable(call, path, value)));
  return (document) => path.values(document).some((value) => wanted.has(value));
}

function inListOrder(call: Call): (document: Document) => number {
  const { values } = call.path();
  const list = [...new Set(call.list(0))];
  const places = new Map(list.map((value, index) => [value, index]));
  return (document) => places.get(values(document)[0] ?? '') ?? list.length;
}

/** A value in the form in which the path's own are compared; one of another kind is refused. */
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
    case 'moment':
      if (typeof value === 'number') return toTimestamp(isoOf(value) ?? '') ?? '';
      if (typeof value === 'string' && isDate(value)) return `${value}T00:00:00+0000`;
      if (typeof value === 'string') return toTimestamp(value) ?? value;
      break;
  }
  return typeof value === 'string' ? value : call.refuse(0, 'a text in double quotes');
}

/** Undefined for milliseconds beyond the calendar. */
function isoOf(milliseconds: number): string | undefined {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
