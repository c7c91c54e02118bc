export type Json = string | number | boolean | null | Json[] | JsonObject;

export type JsonObject = { [key: string]: Json };

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** @throws {SyntaxError} with line and column, if the parser says them */
export function parseObject(text: string): JsonObject {
  const source = text.replace(/^\uFEFF/, '');
  try {
    const json = JSON.parse(source) as Json;
    if (isJsonObject(json)) return json;
  } catch (error) {
    const { message } = error as SyntaxError;
    throw new SyntaxError(
      message.replace(/ in JSON at position (\d+).*$/s, (_, position: string) => {
        const lines = source.slice(0, Number(position)).split('\n');
        return ` in line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
      }),
    );
  }
  throw new SyntaxError('a JSON object was expected');
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
