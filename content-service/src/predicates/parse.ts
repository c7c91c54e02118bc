import { queryError } from './queryError';

/** An argument of a predicate. */
export type Argument = string | number | boolean | Argument[];

/** One predicate, such as `at(document.type, "article")`, and where it stands in its query. */
export type Predicate = {
  name: string;
  /** Undefined for the functions that take no path, such as `similar`. */
  path: string | undefined;
  args: Argument[];
  query: string;
  /** Zero-based places in the query, of the function, of its path and of every argument. */
  index: number;
  pathIndex: number;
  argIndexes: number[];
};

/** Lists in lists have no meaning; a limit keeps them from exhausting the stack. */
const MAX_DEPTH = 20;

const SPACE = /\s*/y;
const DATA = /:d\s*=\s*/y;
const NAME = /[a-zA-Z][\w.-]*/y;
const PATH = /(?!(?:true|false)\b)[a-zA-Z_][\w.-]*/y;
const STRING = /"((?:\\[^]|[^"\\])*)"/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const BOOLEAN = /(?:true|false)\b/y;

/**
 * Parses one `q`: `[[at(document.type, "article")][…]]`, each predicate with or without `:d = `,
 * spaces and line ends wherever Prismic allows them. An empty text and `[]` hold no predicates.
 * @throws {HttpError} 400 with the place. As in Prismic's own error, a predicate that cannot be read
 *   is reported at its opening bracket.
 */
export function parsePredicates(query: string): Predicate[] {
  return new Parser(query).query();
}

class Parser {
  #index = 0;

  constructor(readonly text: string) {}

  query(): Predicate[] {
    this.#take(SPACE);
    if (this.#index >= this.text.length) return [];
    this.#expect('[');
    const predicates: Predicate[] = [];
    for (;;) {
      this.#take(SPACE);
      const start = this.#index;
      const predicate = this.#is('[') ? this.#predicate() : undefined;
      if (!predicate) {
        this.#index = start;
        break;
      }
      predicates.push(predicate);
    }
    this.#expect(']');
    this.#take(SPACE);
    if (this.#index < this.text.length) {
      throw queryError(`end of source expected but ${this.#found()} found`, this.text, this.#index);
    }
    return predicates;
  }

  /** Undefined when what stands here is no predicate. */
  #predicate(): Predicate | undefined {
    if (!this.#character('[')) return undefined;
    this.#take(SPACE);
    this.#take(DATA);
    const index = this.#index;
    const name = this.#take(NAME)?.[0];
    if (!name || !this.#character('(')) return undefined;
    this.#take(SPACE);
    const pathIndex = this.#index;
    const path = this.#take(PATH)?.[0];
    const argIndexes: number[] = [];
    const args = this.#arguments(path === undefined, ')', 0, argIndexes);
    if (!args || !this.#character(']')) return undefined;
    return { name, path, args, query: this.text, index, pathIndex, argIndexes };
  }

  /**
   * A list of arguments up to its closing bracket; before each but the first stands a comma.
   * @param places is given where each of them begins
   */
  #arguments(
    isStart: boolean,
    closing: ')' | ']',
    depth: number,
    places: number[] = [],
  ): Argument[] | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const args: Argument[] = [];
    for (;;) {
      if (this.#character(closing)) return args;
      if (!(isStart && args.length === 0) && !this.#character(',')) return undefined;
      this.#take(SPACE);
      places.push(this.#index);
      const argument = this.#argument(depth);
      if (argument === undefined) return undefined;
      args.push(argument);
    }
  }

  #argument(depth: number): Argument | undefined {
    const string = this.#take(STRING);
    if (string) return (string[1] ?? '').replace(/\\(["\\])/g, '$1');
    const number = this.#take(NUMBER);
    if (number) return Number(number[0]);
    const boolean = this.#take(BOOLEAN);
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

  /** Takes a character, spaces before it allowed. */
  #character(character: string): boolean {
    this.#take(SPACE);
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
