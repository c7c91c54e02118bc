export type Json = string | number | boolean | null | Json[] | JsonObject;

export type JsonObject = { [key: string]: Json };

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Invalid JSON, with the 1-based line and column of the first mistake. */
export class JsonError extends Error {
  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
  }
}

/**
 * Far more levels than a document has. `JSON.stringify` and functions that call themselves for every level end
 * with an error from some thousands on.
 */
const MAX_DEPTH = 500;

/**
 * Parses JSON; a byte order mark at the start is allowed.
 * @throws {JsonError} with line and column, also for more than `MAX_DEPTH` levels. Node's message has no position for most mistakes, so a
 *   second parse, only after a mistake, finds it.
 */
export function parseJson(text: string): Json {
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const deepest = firstBeyondDepth(json);
  if (deepest !== undefined) {
    throw errorAt(json, deepest, `at most ${MAX_DEPTH} levels expected but more found`);
  }
  try {
    return JSON.parse(json) as Json;
  } catch {
    const { index, expected } = firstMistake(json);
    const found = index >= json.length ? 'the end of the file' : JSON.stringify(json[index]);
    throw errorAt(json, index, `${expected} expected but ${found} found`);
  }
}

function errorAt(json: string, index: number, message: string): JsonError {
  const before = json.slice(0, index).split('\n');
  return new JsonError(message, before.length, (before.at(-1)?.length ?? 0) + 1);
}

/** The index of the first bracket that opens a level beyond the limit. Before parsing, which takes memory by level. */
function firstBeyondDepth(json: string): number | undefined {
  let depth = 0;
  for (let index = 0; index < json.length; index += 1) {
    const character = json.charCodeAt(index);
    if (character === QUOTE) index = endOfString(json, index);
    else if (character === OPEN_LIST || character === OPEN_OBJECT) {
      depth += 1;
      if (depth > MAX_DEPTH) return index;
    } else if (character === CLOSE_LIST || character === CLOSE_OBJECT) depth -= 1;
  }
  return undefined;
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  34, 92, 91, 93, 123, 125,
] as const;

/** The index of the quote that closes a string, or the end of the text. */
function endOfString(json: string, start: number): number {
  let index = start + 1;
  while (index < json.length && json.charCodeAt(index) !== QUOTE) {
    index += json.charCodeAt(index) === BACKSLASH ? 2 : 1;
  }
  return index;
}

type Mistake = { index: number; expected: string };

const stringPattern = /"(?:[ !#-[\]-\uFFFF]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const scalarPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const spacePattern = /[ \t\n\r]*/y;

/** Uses an explicit stack, so that no depth of nesting can exhaust the call stack. */
function firstMistake(text: string): Mistake {
  let index = 0;
  const stack: ('{' | '[')[] = [];
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (match) index += match[0].length;
    return match !== null;
  };
  const takeCharacter = (character: string): boolean => {
    const found = text[index] === character;
    if (found) index += 1;
    return found;
  };

  const takeKey = (): string | undefined => {
    take(spacePattern);
    if (!take(stringPattern)) return 'a property name in double quotes';
    take(spacePattern);
    return takeCharacter(':') ? undefined : '":"';
  };

  for (;;) {
    take(spacePattern);
    let opened = false;
    if (text[index] === '{' || text[index] === '[') {
      const bracket = text[index] === '{' ? '{' : '[';
      index += 1;
      take(spacePattern);
      if (!takeCharacter(bracket === '{' ? '}' : ']')) {
        stack.push(bracket);
        opened = true;
        const expected = bracket === '{' ? takeKey() : undefined;
        if (expected) return { index, expected };
      }
    } else if (!take(stringPattern) && !take(scalarPattern)) {
      return { index, expected: 'a value' };
    }
    if (opened) continue;

    for (;;) {
      take(spacePattern);
      const bracket = stack.at(-1);
      if (!bracket) return { index, expected: 'the end of the file' };
      if (takeCharacter(',')) {
        const expected = bracket === '{' ? takeKey() : undefined;
        if (expected) return { index, expected };
        break;
      }
      const closing = bracket === '{' ? '}' : ']';
      if (!takeCharacter(closing)) return { index, expected: `"," or "${closing}"` };
      stack.pop();
    }
  }
}

export function withoutKeys(object: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/** Writes an entry before or after another one. */
export function withEntry(
  object: JsonObject,
  key: string,
  value: Json,
  place: { before: string } | { after: string },
): JsonObject {
  const entries = Object.entries(withoutKeys(object, [key]));
  const neighbour = entries.findIndex(
    ([name]) => name === ('before' in place ? place.before : place.after),
  );
  entries.splice(neighbour + ('before' in place ? 0 : 1), 0, [key, value]);
  return Object.fromEntries(entries);
}
