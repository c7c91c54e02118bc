import type { Snapshot } from '../repository/snapshot';
import type { Argument, Predicate } from './parse';
import { resolvePath } from './paths';
import type { Comparable, PathKind, ResolvedPath } from './paths';
import { queryError } from './queryError';

/** A predicate's arguments, read as what its function expects; what does not fit is refused. */
export class Call {
  constructor(
    readonly predicate: Predicate,
    readonly snapshot: Snapshot,
  ) {}

  /**
   * What the path names.
   * @param kinds those that the function takes, when it does not take every field
   * @throws {HttpError} 400 for a path that names nothing, in Prismic's words, and for other kinds.
   */
  path(kinds?: readonly PathKind[]): ResolvedPath {
    const { path = '', query, pathIndex } = this.predicate;
    const resolved = resolvePath(path, this.snapshot);
    if (!resolved || (resolved.kind === 'document' && !kinds?.includes('document'))) {
      throw queryError(`${this.#function} unexpected field '${path}'`, query, pathIndex);
    }
    if (kinds && !kinds.includes(resolved.kind)) {
      const what = `unexpected kind of field: '${path}' is a ${resolved.kind}, not one of ${kinds.join(', ')}`;
      throw queryError(`${this.#function} ${what}`, query, pathIndex);
    }
    return resolved;
  }

  /** @throws {HttpError} 400 unless so many arguments stand after the path. */
  expectArguments(count: number): void {
    const { args, path, query, index } = this.predicate;
    if (args.length === count) return;
    const where = path === undefined ? '' : ' after the field';
    throw queryError(
      `${this.#function} ${count} expected${where} but ${args.length} found`,
      query,
      index,
    );
  }

  number(index: number): number {
    const value = this.predicate.args[index];
    return typeof value === 'number' ? value : this.refuse(index, 'a number');
  }

  text(index: number): string {
    const value = this.predicate.args[index];
    return typeof value === 'string' ? value : this.refuse(index, 'a text in double quotes');
  }

  /** The members of a list. */
  list(index: number): Comparable[] {
    const value = this.predicate.args[index];
    return Array.isArray(value)
      ? value.map((member) =>
          Array.isArray(member) ? this.refuse(index, 'a list without lists in it') : member,
        )
      : this.refuse(index, 'a list');
  }

  /** A text, a number or a boolean, or a list of them. */
  oneOrList(index: number): Comparable[] {
    const value = this.predicate.args[index];
    return value === undefined || Array.isArray(value) ? this.list(index) : [value];
  }

  /** @throws {HttpError} 400 at the argument. */
  refuse(index: number, expected: string): never {
    const { args, query, argIndexes } = this.predicate;
    throw queryError(
      `${this.#function} ${expected} expected but ${shown(args[index])} found`,
      query,
      argIndexes[index] ?? 0,
    );
  }

  get #function(): string {
    return `[function ${this.predicate.name}(..)]`;
  }
}

function shown(argument: Argument | undefined): string {
  const text = JSON.stringify(argument ?? null);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
