import { fetchError } from './fetchError';
import { NOTHING, fieldSelection, mergeSelections } from './selection';
import type { Selection } from './selection';

/** Deeper queries have no meaning; a limit keeps them from exhausting the stack. */
const MAX_DEPTH = 40;

/** White space, commas and comments. */
const IGNORED = /(?:[\s,]|#[^\n]*)*/y;
const NAME = /[a-zA-Z0-9_-]+/y;
const SPREAD = /\.\.\./y;
const SHORTCUT = /fields$/i;

/**
 * Parses a `graphQuery`, `{ article { title author { ...on person { name } } } }`; the types may
 * stand in one pair of braces or each in its own. Clients take white space out, so `...onperson {`
 * is a fragment too.
 * @returns what is selected of each type, as the `fields` of a selection
 * @throws {HttpError} 400 with the place
 */
export function parseGraphQuery(text: string): Selection {
  return new Parser(text).document();
}

class Parser {
  #index = 0;

  constructor(readonly text: string) {}

  document(): Selection {
    this.#take(IGNORED);
    let types = this.#block(0);
    while (this.#index < this.text.length) types = mergeSelections(types, this.#block(0));
    return types;
  }

  /** A pair of braces with what it holds. */
  #block(depth: number): Selection {
    if (depth > MAX_DEPTH) throw this.#unexpected('fewer braces in braces');
    if (!this.#character('{')) throw this.#unexpected("'{'");
    let selection = NOTHING;
    while (!this.#character('}')) {
      const isSpread = this.#take(SPREAD) !== undefined;
      selection = mergeSelections(selection, isSpread ? this.#spread(depth) : this.#field(depth));
    }
    return selection;
  }

  #field(depth: number): Selection {
    const id = this.#take(NAME);
    if (id === undefined) throw this.#unexpected("a name or '}'");
    return fieldSelection(id, this.#blockIfAny(depth));
  }

  /** `...on type { … }`, or `...typeFields` for all fields. */
  #spread(depth: number): Selection {
    const start = this.#index;
    const name = this.#take(NAME);
    const separate = name === 'on' ? this.#take(NAME) : undefined;
    const selection = this.#blockIfAny(depth);
    const type = separate ?? (name?.startsWith('on') ? name.slice(2) : '');
    if (selection && type) return { ...NOTHING, on: new Map([[type, selection]]) };
    if (!selection && name && SHORTCUT.test(name)) return { ...NOTHING, all: true };
    this.#index = start;
    throw this.#unexpected("'on <type> { … }' or '<type>Fields'");
  }

  #blockIfAny(depth: number): Selection | null {
    return this.text[this.#index] === '{' ? this.#block(depth + 1) : null;
  }

  /** Takes what is here, and what may be ignored after it. */
  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#index;
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.#index += match[0].length;
    if (pattern !== IGNORED) this.#take(IGNORED);
    return match[0];
  }

  #character(character: string): boolean {
    if (this.text[this.#index] !== character) return false;
    this.#index += 1;
    this.#take(IGNORED);
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
