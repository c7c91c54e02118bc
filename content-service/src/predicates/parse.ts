import { HttpError } from '../http/response';

export type Argument = string | number | boolean | Argument[];

export type Predicate = {
  name: string;
  /** Undefined for functions without a path, for example `similar`. */
  path: string | undefined;
  args: Argument[];
  query: string;
  /** Zero-based positions in the query. */
  index: number;
  pathIndex: number;
};

/** No predicate needs nested lists, but the parser reads them. The limit protects the call stack. */
const MAX_LIST_LEVELS = 20;

const spacePattern = /\s*/y;
const dataPrefix = /:d\s*=\s*/y;
const namePattern = /[a-zA-Z][\w.-]*/y;
const pathPattern = /(?!(?:true|false)\b)[a-zA-Z_][\w.-]*/y;
const stringPattern = /"((?:\\[^]|[^"\\])*)"/y;
const numberPattern = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const booleanPattern = /(?:true|false)\b/y;

/**
 * Parses `[[at(document.type, "article")][…]]`; each predicate may begin with `:d = `.
 * @throws {HttpError} 400, as in Prismic with the position of an invalid predicate's opening
 *   bracket
 */
export function parsePredicates(query: string): Predicate[] {
  return new Parser(query).query();
}

class Parser {
  #index = 0;

  constructor(readonly text: string) {}

  query(): Predicate[] {
    this.#take(spacePattern);
    if (this.#index >= this.text.length) return [];
    this.#expect('[');
    const predicates: Predicate[] = [];
    for (;;) {
      this.#take(spacePattern);
      const start = this.#index;
      const predicate = this.#is('[') ? this.#predicate() : undefined;
      if (!predicate) {
        this.#index = start;
        break;
      }
      predicates.push(predicate);
    }
    this.#expect(']');
    this.#take(spacePattern);
    if (this.#index < this.text.length) {
      throw queryError(`end of source expected but ${this.#found()} found`, this.text, this.#index);
    }
    return predicates;
  }

  #predicate(): Predicate | undefined {
    if (!this.#character('[')) return undefined;
    this.#take(spacePattern);
    this.#take(dataPrefix);
    const index = this.#index;
    const name = this.#take(namePattern)?.[0];
    if (!name || !this.#character('(')) return undefined;
    this.#take(spacePattern);
    const pathIndex = this.#index;
    const path = this.#take(pathPattern)?.[0];
    const args = this.#arguments(path === undefined, ')', 0);
    if (!args || !this.#character(']')) return undefined;
    return { name, path, args, query: this.text, index, pathIndex };
  }

  /** @param isStart false after a path, because a comma then precedes the first argument */
  #arguments(isStart: boolean, closing: ')' | ']', depth: number): Argument[] | undefined {
    if (depth > MAX_LIST_LEVELS) return undefined;
    const args: Argument[] = [];
    for (;;) {
      if (this.#character(closing)) return args;
      if (!(isStart && args.length === 0) && !this.#character(',')) return undefined;
      this.#take(spacePattern);
      const argument = this.#argument(depth);
      if (argument === undefined) return undefined;
      args.push(argument);
    }
  }

  #argument(depth: number): Argument | undefined {
    const string = this.#take(stringPattern);
    if (string) return (string[1] ?? '').replace(/\\(["\\])/g, '$1');
    const number = this.#take(numberPattern);
    if (number) return Number(number[0]);
    const boolean = this.#take(booleanPattern);
    if (boolean) return boolean[0] === 'true';
    return this.#character('[') ? this.#arguments(true, ']', depth + 1) : undefined;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#index;
    const match = pattern.exec(this.text);
    if (match) this.#index += match[0].length;
    return match;
  }

  #is(character: string): boolean {
    return this.text[this.#index] === character;
  }

  #character(character: string): boolean {
    this.#take(spacePattern);
    if (!this.#is(character)) return false;
    this.#index += 1;
    return true;
  }

  #expect(character: string): void {
    if (this.#character(character)) return;
    const what = `\`${character}' expected but ${this.#found()} found`;
    throw queryError(what, this.text, this.#index);
  }

  #found(): string {
    const character = this.text[this.#index];
    return character === undefined ? 'end of source' : `\`${character}'`;
  }
}

/** Returns an error with Prismic's status and wording. */
export function queryError(what: string, query: string, index: number): HttpError {
  const before = query.slice(0, index).split('\n');
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const caret = `${' '.repeat(column - 1)}^`;
  return new HttpError(400, {
    message: `${what} on line:${line} col:${column} in query '${query}'\n${query}\n${caret}\n`,
    type: 'parsing-error',
    line,
    column,
    id: 0,
    location: 'query',
  });
}
