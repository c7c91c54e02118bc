import type { HttpError } from '../http/response';
import { quoted } from '../model/json';
import type { Snapshot } from '../repository/snapshot';
import { queryError } from './parse';
import type { Predicate } from './parse';
import { resolvePath } from './paths';
import type { Comparable, PathKind, ResolvedPath } from './paths';

export class Call {
  constructor(
    readonly predicate: Predicate,
    readonly snapshot: Snapshot,
  ) {}

  /** @throws {HttpError} 400 for an unknown path (Prismic's message) or a path of another kind */
  path(kinds?: readonly PathKind[]): ResolvedPath {
    const { path = '', pathIndex } = this.predicate;
    const resolved = resolvePath(path, this.snapshot);
    if (!resolved || (resolved.kind === 'document' && !kinds?.includes('document'))) {
      throw this.#error(`unexpected field '${path}'`, pathIndex);
    }
    if (kinds && !kinds.includes(resolved.kind)) {
      const expected = `not one of ${kinds.join(', ')}`;
      throw this.#error(
        `unexpected kind of field: '${path}' is a ${resolved.kind}, ${expected}`,
        pathIndex,
      );
    }
    return resolved;
  }

  expectArguments(count: number): void {
    const { args, path } = this.predicate;
    if (args.length === count) return;
    const where = path === undefined ? '' : ' after the field';
    throw this.#error(`${count} expected${where} but ${args.length} found`);
  }

  number(index: number): number {
    const value = this.predicate.args[index];
    return typeof value === 'number' ? value : this.refuse(index, 'a number');
  }

  text(index: number): string {
    const value = this.predicate.args[index];
    return typeof value === 'string' ? value : this.refuse(index, 'a string in double quotes');
  }

  list(index: number): Comparable[] {
    const value = this.predicate.args[index];
    return Array.isArray(value) ? value : this.refuse(index, 'a list');
  }

  oneOrList(index: number): Comparable[] {
    const value = this.predicate.args[index];
    return value === undefined || Array.isArray(value) ? this.list(index) : [value];
  }

  refuse(index: number, expected: string): never {
    const found = quoted(this.predicate.args[index] ?? null);
    throw this.#error(`${expected} expected but ${found} found`);
  }

  #error(what: string, at = this.predicate.index): HttpError {
    const { name, query } = this.predicate;
    return queryError(`[function ${name}(..)] ${what}`, query, at);
  }
}
