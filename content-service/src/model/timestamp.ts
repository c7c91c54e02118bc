const ISO = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})$/;

/**
 * A moment as Prismic writes it, in UTC: `2026-10-02T09:00:00+0000`, so that moments compare as text.
 * @param text the same, or any ISO 8601 moment with seconds or without and any offset.
 * @returns undefined for anything else, and for moments that do not exist.
 */
export function toTimestamp(text: string): string | undefined {
  const match = ISO.exec(text);
  const [, date = '', minutes = '', seconds = ':00', offset = ''] = match ?? [];
  if (!match || !isDate(date)) return undefined;
  const colon = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset;
  const moment = new Date(`${date}T${minutes}${seconds}${colon}`);
  if (Number.isNaN(moment.getTime())) return undefined;
  return `${moment.toISOString().slice(0, 19)}+0000`;
}

/** Whether the text is a day of the calendar, `2026-10-02`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
