export type Source = { documentId: string; field: string };

// Warns that a value cannot be shown as intended, never in a reader's console. Throws if the build
// is strict, but not in the browser of `gatsby develop`, where the page shows the problem.
export function reportContent(source: Source | undefined, problem: string): void {
  if (!source || (typeof window !== 'undefined' && process.env.NODE_ENV === 'production')) return;
  const { documentId, field } = source;
  const message = `Content: document ${documentId}, field ${field}: ${problem}`;
  const isDeveloped = typeof window !== 'undefined' && process.env.NODE_ENV === 'development';
  if (process.env.GATSBY_STRICT_CONTENT === 'true' && !isDeveloped) throw new Error(message);
  console.warn(message);
  // layout/contentProblems.ts shows the message above the page.
  if (isDeveloped) window.dispatchEvent(new CustomEvent('content-problem', { detail: message }));
}

export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** `DI` is the Unicode property Default_Ignorable_Code_Point. */
const invisible = /^[\s\p{Cc}\p{DI}\u2800]*$/u;

// Closes text directions that the text opens (UAX #9, X1 to X5), because other texts follow it.
export function toText(value: unknown): string | undefined {
  if (typeof value !== 'string' || invisible.test(value)) return undefined;
  const directions = value.split(/[\u202a-\u202e\u2066-\u2068]/).length - 1;
  return value.trim() + '\u2069\u202c'.repeat(directions);
}

/** Removes white space, which careless pasting leaves, from an e-mail address. */
export function toEmailAddress(value: unknown): string | undefined {
  return toText(value)?.replace(/\s/g, '');
}

/** Feeds and calendars need years of four digits, also for the day after a date. */
export const YEARS = [1, 9998] as const;

const isoDate = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/;

/** Converts a Prismic date to ISO 8601. Reports a text that is no date, or a year outside `YEARS`. */
export function toDate(value: unknown, source?: Source): string | undefined {
  // Prismic writes the time zone as +0000, which some parsers of ISO 8601 reject.
  const text = toText(value)?.replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  if (text === undefined) return undefined;
  const year = isoDate.test(text) ? new Date(text).getUTCFullYear() : NaN;
  if (year >= YEARS[0] && year <= YEARS[1]) return text;
  if (source) reportContent(source, `holds “${text}”, which is not a date; it is left out`);
  return undefined;
}

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

export function isPresent<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

export function toMeasure(value: unknown): string | undefined {
  return toText(value)?.replace(/(\d)\s+/g, '$1\u00A0');
}
