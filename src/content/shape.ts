/** A JSON object of which nothing is known yet: what a value of the CMS is narrowed from. */
export type Shape = Readonly<Record<string, unknown>>;

export function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A trimmed text, or `undefined` where there is none. */
export function toText(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

/**
 * A Prismic date (`2026-11-20`) or timestamp as ISO 8601 writes it.
 *
 * @returns `undefined` where there is none, and for a text that is no date
 */
export function toDate(value: unknown): string | undefined {
  // Prismic writes the zone as +0000, which other readers of ISO 8601 do not know.
  const text = toText(value)?.replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  return text === undefined || Number.isNaN(Date.parse(text)) ? undefined : text;
}

/** A number as it is; `undefined` for anything else. */
export function toNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Drops what a mapper could not make: used after `map`, as a filter that the compiler understands. */
export function isPresent<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}
