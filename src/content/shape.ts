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

/** Drops what a mapper could not make: used after `map`, as a filter that the compiler understands. */
export function isPresent<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}
