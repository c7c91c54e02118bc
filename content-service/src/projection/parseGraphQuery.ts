import { fetchError } from './fetchError';
import { emptySelection, fieldSelection, mergeSelections } from './selection';
import type { Selection } from './selection';

/** Deeper queries have no meaning; the limit keeps them from exhausting the call stack. */
const MAX_BRACE_LEVELS = 40;

/** White space, commas and comments. */
const ignoredPattern = /(?:[\s,]|#[^\n]*)*/y;
const namePattern = /[a-zA-Z0-9_-]+/y;
const spreadPattern = /\.\.\./y;
const allFieldsPattern = /fields$/i;

/**
 * Parses a `graphQuery`, such as `{ article { title author { ...on person { name } } } }`. The
 * types may be in one pair of braces or in one pair each. Clients remove white space, so
 * `...onperson {` is a fragment too.
 * @returns the selection for each type, in the `fields` of one selection
 * @throws {HttpError} 400 with the position
 */
export function parseGraphQuery(text: string): Selection {
  return new Parser(text).document();
}

class Parser {
  #index = 0;

  constructor(readonly text: string) {}

  document(): Selection {
    this.#take(ignoredPattern);
    const blocks = [this.#block(0)];
    while (this.#index < this.text.length) blocks.push(this.#block(0));
    return mergeSelections(blocks);
  }

  /** Parses a pair of braces and its content. */
  #block(depth: number): Selection {
    if (depth > MAX_BRACE_LEVELS) throw this.#unexpected('fewer nested braces');
    if (!this.#character('{')) throw this.#unexpected("'{'");
    const selections: Selection[] = [];
    while (!this.#character('}')) {
      const isSpread = this.#take(spreadPattern) !== undefined;
      selections.push(isSpread ? this.#spread(depth) : this.#field(depth));
    }
    return mergeSelections(selections);
  }

  #field(depth: number): Selection {
    const id = this.#take(namePattern);
    if (id === undefined) throw this.#unexpected("a name or '}'");
    return fieldSelection(id, this.#blockIfAny(depth));
  }

  /** Parses `...on type { … }`, or `...typeFields` for all fields. */
  #spread(depth: number): Selection {
    const start = this.#index;
    const name = this.#take(namePattern);
    const separate = name === 'on' ? this.#take(namePattern) : undefined;
    const selection = this.#blockIfAny(depth);
    const type = separate ?? (name?.startsWith('on') ? name.slice(2) : '');
    if (selection && type) return { ...emptySelection, on: new Map([[type, selection]]) };
    if (!selection && name && allFieldsPattern.test(name)) return { ...emptySelection, all: true };
    this.#index = start;
    throw this.#unexpected("'on <type> { … }' or '<type>Fields'");
  }

  #blockIfAny(depth: number): Selection | null {
    return this.text[this.#index] === '{' ? this.#block(depth + 1) : null;
  }

  /** Takes a match at the current position and the ignored characters after it. */
  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#index;
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.#index += match[0].length;
    if (pattern !== ignoredPattern) this.#take(ignoredPattern);
    return match[0];
  }

  #character(character: string): boolean {
    if (this.text[this.#index] !== character) return false;
    this.#index += 1;
    this.#take(ignoredPattern);
    return true;
  }

  #unexpected(expected: string) {
    const before = this.text.slice(0, this.#index).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    const character = this.text[this.#index];
    const found = character === undefined ? 'end of source' : `'${character}'`;
    return fetchError(
      `${expected} expected but ${found} found on line:${before.length} col:${column}`,
    );
  }
}
