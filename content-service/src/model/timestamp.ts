const isoPattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})$/;

/** Converts ISO 8601 to Prismic's format in UTC, which sorts by time. */
export function toTimestamp(text: string): string | undefined {
  const match = isoPattern.exec(text);
  const [, day = '', minutes = '', seconds = ':00', offset = ''] = match ?? [];
  if (!match || !isDate(day)) return undefined;
  const colon = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset;
  const date = new Date(`${day}T${minutes}${seconds}${colon}`);
  // The offset may move the time into a year without four digits.
  const year = date.getUTCFullYear();
  if (!(year >= 0 && year <= 9999)) return undefined;
  return `${date.toISOString().slice(0, 19)}+0000`;
}

export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
