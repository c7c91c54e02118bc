import type { Document } from '../model/assemble';
import { toTimestamp } from '../model/timestamp';
import type { Snapshot } from '../snapshot';
import type { Argument, Predicate } from './parse';
import { resolvePath } from './paths';
import type { Comparable, ResolvedPath } from './paths';
import { queryError } from './queryError';

/** Whether a document meets a predicate. */
export type Match = (document: Document) => boolean;

type Operator = {
  /** How many arguments stand after the path. */
  arity: number;
  match: (path: ResolvedPath, args: readonly Argument[]) => Match;
};

const OPERATORS: Record<string, Operator> = {
  at: { arity: 1, match: (path, [value]) => isAt(path, value) },
  not: {
    arity: 1,
    match: (path, [value]) => {
      const at = isAt(path, value);
      return (document) => !at(document);
    },
  },
  any: { arity: 1, match: (path, [list]) => isAny(path, list) },
  // Its order of results is the matter of the search.
  in: { arity: 1, match: (path, [list]) => isAny(path, list) },
  has: { arity: 0, match: (path) => (document) => path.values(document).length > 0 },
  missing: { arity: 0, match: (path) => (document) => path.values(document).length === 0 },
};

/** Prismic's functions that this service does not answer yet, so that it can say so. */
const NOT_YET =
  /^(?:fulltext|similar|geopoint\.near|number\.(?:gt|lt|inRange)|date\.(?:before|after|between|year|(?:day-of-month|day-of-week|month|hour)(?:-before|-after)?))$/;

/**
 * Makes the test of a predicate.
 * @throws {HttpError} 400 for a function that does not exist or is not built yet, a path that names
 *   nothing, and arguments that do not fit; never a test that lets everything pass.
 */
export function toMatch(predicate: Predicate, snapshot: Snapshot): Match {
  const { name, args, query, index, pathIndex } = predicate;
  const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  if (!operator) {
    const what = NOT_YET.test(name)
      ? `[function ${name}(..)] is not supported by this content service yet`
      : `unexpected function '${name}'`;
    throw queryError(what, query, index);
  }
  const path = predicate.path === undefined ? undefined : resolvePath(predicate.path, snapshot);
  if (!path || path.kind === 'document') {
    const what = `[function ${name}(..)] unexpected field '${predicate.path ?? ''}'`;
    throw queryError(what, query, pathIndex);
  }
  if (args.length !== operator.arity) {
    const what = `[function ${name}(..)] ${operator.arity} expected after the field but ${args.length} found`;
    throw queryError(what, query, index);
  }
  const match = operator.match(path, args);
  return (document) => (path.type === undefined || document.type === path.type) && match(document);
}

/** Equality; a list, as `document.tags` takes it, asks for all of its members. */
function isAt(path: ResolvedPath, value: Argument | undefined): Match {
  const wanted = scalars(value).map((scalar) => toComparable(path, scalar));
  return (document) => {
    const values = path.values(document);
    return wanted.length > 0 && wanted.every((scalar) => values.includes(scalar));
  };
}

function isAny(path: ResolvedPath, list: Argument | undefined): Match {
  const wanted = new Set(scalars(list).map((scalar) => toComparable(path, scalar)));
  return (document) => path.values(document).some((value) => wanted.has(value));
}

/** The scalars of an argument: itself, or the members of a list. */
export function scalars(argument: Argument | undefined): Comparable[] {
  if (argument === undefined) return [];
  return Array.isArray(argument) ? argument.flatMap(scalars) : [argument];
}

/** Moments may be asked for in any ISO form. */
function toComparable({ kind }: ResolvedPath, scalar: Comparable): Comparable {
  const isMoment = kind === 'Timestamp' || kind === 'meta';
  return (isMoment && typeof scalar === 'string' && toTimestamp(scalar)) || scalar;
}
