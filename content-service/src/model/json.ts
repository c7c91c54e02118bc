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

/**
 * No document has so many levels. Recursive functions exhaust the stack at some thousands of
 * levels.
 */
const MAX_DEPTH = 500;

export function parseJson(text: string): Json {
  const source = text.replace(/^\uFEFF/, '');
  let json: Json;
  try {
    json = JSON.parse(source) as Json;
  } catch (error) {
    const [message = ''] = (error as Error).message.split(/ in JSON at position| at position/);
    const [, position] = /at position (\d+)/.exec((error as Error).message) ?? [];
    const isCut = message.startsWith('Unexpected end');
    const index = position === undefined ? source.length : Number(position);
    const hasPlace = position !== undefined || isCut;
    throw new JsonError(message, hasPlace ? placeAfter(source.slice(0, index)) : undefined);
  }
  requireDepth(json, MAX_DEPTH);
  return json;
}

function placeAfter(text: string): string {
  const lines = text.split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

function requireDepth(json: Json, levels: number): void {
  if (typeof json !== 'object' || json === null) return;
  if (levels === 0) throw new JsonError(`at most ${MAX_DEPTH} levels expected but more found`);
  for (const inner of Object.values(json)) requireDepth(inner, levels - 1);
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
