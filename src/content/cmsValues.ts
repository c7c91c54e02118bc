/** A JSON object of unknown content, such as a value from the CMS. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the trimmed text, or `undefined` for an empty text or any other value. */
export function toText(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

/**
 * Converts a Prismic date (`2026-11-20`) or timestamp to ISO 8601.
 *
 * @returns `undefined` for an empty value, and for a text that is not a date
 */
export function toDate(value: unknown): string | undefined {
  // Prismic writes the time zone as +0000, which not every parser of ISO 8601 accepts.
  const text = toText(value)?.replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  return text === undefined || Number.isNaN(Date.parse(text)) ? undefined : text;
}

/** Returns a finite number, or `undefined` for anything else. */
export function toNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** A type guard for `filter`, which removes null and undefined. */
export function isPresent<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}
