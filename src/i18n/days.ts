// Reykjavík is on UTC all year, so its days are UTC days.
export const DAY_MS = 24 * 60 * 60 * 1000;

export function isDay(date: string): boolean {
  return !date.includes('T');
}

export function isMidnight(date: string): boolean {
  return Date.parse(date) % DAY_MS === 0;
}

export function dayOf(date: string | number): string {
  return new Date(date).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Returns the moment (ms since 1970) at which a day is over, or the moment of a timestamp. */
export function endOf(date: string): number {
  return Date.parse(date) + (isDay(date) ? DAY_MS : 0);
}

/** Returns the last day before an end. An end at midnight belongs to the day before. */
export function lastDayOf(end: string): string {
  return dayOf(endOf(end) - 1);
}
