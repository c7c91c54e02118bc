import { reportContent } from './report';
import type { Source } from './report';

/** A JSON object of unknown content, such as a value from the CMS. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `DI`: Default_Ignorable_Code_Point. */
const invisible = /^[\s\p{Cc}\p{DI}\u2800]*$/u;

/**
 * Returns the trimmed text, or `undefined` for a text without a visible character and for any other value. A direction
 * that the text sets (UAX #9, X1 to X5) ends with the text, because other texts follow it in lists and in the head.
 */
export function toText(value: unknown): string | undefined {
  if (typeof value !== 'string' || invisible.test(value)) return undefined;
  const directions = value.split(/[\u202a-\u202e\u2066-\u2068]/).length - 1;
  return value.trim() + '\u2069\u202c'.repeat(directions);
}

/** Returns an e-mail address without white space, which only a careless paste has. */
export function toEmailAddress(value: unknown): string | undefined {
  return toText(value)?.replace(/\s/g, '');
}

/** The years that dates may have: feeds and calendars write four digits, of the day after too. */
export const YEARS = [1, 9998] as const;

const isoDate = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/;

/**
 * Converts a Prismic date (`2026-11-20`) or timestamp to ISO 8601.
 *
 * @param source document and field, for the report of a text that is not a date
 * @returns `undefined` for an empty value, for a text that is not a date, and for a date in a year
 * outside `YEARS`
 */
export function toDate(value: unknown, source?: Source): string | undefined {
  // Prismic writes the time zone as +0000, which not every parser of ISO 8601 accepts.
  const text = toText(value)?.replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  if (text === undefined) return undefined;
  const year = isoDate.test(text) ? new Date(text).getUTCFullYear() : NaN;
  if (year >= YEARS[0] && year <= YEARS[1]) return text;
  if (source) reportContent(source, `holds “${text}”, which is not a date; it is left out`);
  return undefined;
}

/**
 * Reads a number.
 *
 * @param source document and field, for the report of anything else
 * @param range the smallest and the largest number that can be shown
 * @returns `undefined` for an empty value, and for anything but a number in the range
 */
export function toNumber(
  value: unknown,
  source: Source,
  [min, max]: readonly [number, number],
): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'number' && value >= min && value <= max) return value;
  const problem = `holds “${String(value)}”, which is not a number from ${min} to ${max}`;
  reportContent(source, `${problem}; it is left out`);
  return undefined;
}

/** A type guard for `filter`, which removes null and undefined. */
export function isPresent<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}
