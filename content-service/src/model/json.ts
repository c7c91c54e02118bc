export type Json = string | number | boolean | null | Json[] | JsonObject;

export type JsonObject = { [key: string]: Json };

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** `place` is undefined if the parser reports no position. */
export class JsonError extends Error {
  constructor(
    message: string,
    readonly place?: string,
  ) {
    super(message);
  }
}

/** @throws {JsonError} */
export function parseObject(text: string): JsonObject {
  const source = text.replace(/^\uFEFF/, '');
  let json: Json;
  try {
    json = JSON.parse(source) as Json;
  } catch (error) {
    const { message } = error as SyntaxError;
    const [cause = '', position] = message.split(/ in JSON at position (\d+).*$/s);
    if (position === undefined) throw new JsonError(cause);
    const lines = source.slice(0, Number(position)).split('\n');
    const column = (lines.at(-1)?.length ?? 0) + 1;
    throw new JsonError(cause, `line ${lines.length}, column ${column}`);
  }
  if (isJsonObject(json)) return json;
  throw new JsonError('a JSON object was expected');
}

export function withoutKeys(object: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

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
