// Reykjavík is on UTC all year: its days are those of UTC.
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a date has no time: `YYYY-MM-DD`. */
export function isDay(date: string): boolean {
  return !date.includes('T');
}

/** Whether a date is a day, or a timestamp of midnight. */
export function isMidnight(date: string): boolean {
  return Date.parse(date) % DAY_MS === 0;
}

/** The day of a day, a timestamp or a number of milliseconds since 1970: `YYYY-MM-DD`. */
export function dayOf(date: string | number): string {
  return new Date(date).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The first moment, in milliseconds since 1970, after something that lasts until a timestamp or through a day. */
export function endOf(date: string): number {
  return Date.parse(date) + (isDay(date) ? DAY_MS : 0);
}

/** The last day of something with this end: an end at midnight belongs to the day before. */
export function lastDayOf(end: string): string {
  return dayOf(endOf(end) - 1);
}
