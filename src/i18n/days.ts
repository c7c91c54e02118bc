// Reykjavík is on UTC all year, so its days are UTC days.
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a date is `YYYY-MM-DD`, without a time. */
export function isDay(date: string): boolean {
  return !date.includes('T');
}

export function isMidnight(date: string): boolean {
  return Date.parse(date) % DAY_MS === 0;
}

/** Returns the day (`YYYY-MM-DD`) of a day, a timestamp or a number of ms since 1970. */
export function dayOf(date: string | number): string {
  return new Date(date).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Returns the first moment (ms since 1970) after a day or at a timestamp. */
export function endOf(date: string): number {
  return Date.parse(date) + (isDay(date) ? DAY_MS : 0);
}

/** Returns the last day before this end: an end at midnight belongs to the day before. */
export function lastDayOf(end: string): string {
  return dayOf(endOf(end) - 1);
}
