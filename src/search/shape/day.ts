const DAY_MS = 86_400_000;

/**
 * Returns the day of a moment as the number of days since 1970. Iceland is on UTC all year.
 *
 * @param time in milliseconds, or ISO 8601
 */
export function toDay(time: number | string): number {
  return Math.floor((typeof time === 'string' ? Date.parse(time) : time) / DAY_MS);
}
