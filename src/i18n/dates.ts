import type { Language } from './languages';

type DateRules = {
  /** Their names, by spaces apart. */
  months: string;
  /** A day of a month, or its first and last of several: `20. nóvember`, `March 27–30`. */
  days: (days: number[], month: string) => string;
  /** What stands between the month and the year, or between the day and the year. */
  beforeYear: string;
  /** @param clock hours and minutes, `17:05` */
  time: (clock: string) => string;
};

// Chromium has no Icelandic locale data, so `Intl` would answer in English there and in Icelandic
// on the server; these few rules give one answer everywhere.
const rules: Record<Language, DateRules> = {
  is: {
    months: 'janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember',
    days: (days, month) => `${days.join('.–')}. ${month}`,
    beforeYear: ' ',
    time: (clock) => clock,
  },
  'en-us': {
    months: 'January February March April May June July August September October November December',
    days: (days, month) => `${month} ${days.join('–')}`,
    beforeYear: ', ',
    time: (clock) => {
      const hours = parseInt(clock);
      return `${hours % 12 || 12}${clock.slice(2)} ${hours < 12 ? 'AM' : 'PM'}`;
    },
  },
};

/** `year` with what stands before it. */
type Day = { year: string; month: string; day: number };

// Reykjavík keeps UTC all year, so the UTC parts are the local ones.
function toDay(iso: string, lang: Language): Day {
  const date = toDate(iso);
  const { months, beforeYear } = rules[lang];
  return {
    year: beforeYear + date.getUTCFullYear(),
    month: months.split(' ')[date.getUTCMonth()] ?? '',
    day: date.getUTCDate(),
  };
}

function toDate(iso: string): Date {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) {
    throw new RangeError(`“${iso}” is not a date; expected YYYY-MM-DD or an ISO 8601 timestamp`);
  }
  return date;
}

/**
 * A long date: `20. nóvember 2026`, `November 20, 2026`.
 *
 * @param iso a day (`YYYY-MM-DD`) or an ISO 8601 timestamp
 * @throws RangeError when it is neither
 */
export function formatDate(iso: string, lang: Language): string {
  const { day, month, year } = toDay(iso, lang);
  return rules[lang].days([day], month) + year;
}

/**
 * A range of days that says nothing twice: `27.–30. mars 2026`, `28. febrúar – 2. mars 2026`,
 * `March 27–30, 2026`. One day stays one day; without an end it is the start's date.
 *
 * @throws RangeError when a date cannot be read
 */
export function formatDateRange(start: string, end: string | undefined, lang: Language): string {
  const whole = formatDate(start, lang);
  if (end === undefined || formatDate(end, lang) === whole) return whole;
  const from = toDay(start, lang);
  const to = toDay(end, lang);
  if (from.year !== to.year) return `${whole} – ${formatDate(end, lang)}`;
  const { days } = rules[lang];
  return from.month === to.month
    ? days([from.day, to.day], to.month) + to.year
    : `${days([from.day], from.month)} – ${formatDate(end, lang)}`;
}

/**
 * The time of day in Reykjavík: `17:00` in Icelandic, `5:00 PM` in US English.
 *
 * @throws RangeError when the timestamp cannot be read
 */
export function formatTime(iso: string, lang: Language): string {
  return rules[lang].time(toDate(iso).toISOString().slice(-13, -8));
}

/**
 * From when to when something lasts that is all on one day: `20:00–21:30`, without an end `20:00`.
 *
 * @returns `undefined` for several days
 * @throws RangeError when a timestamp cannot be read
 */
export function formatHours(
  start: string,
  end: string | undefined,
  lang: Language,
): string | undefined {
  const begin = formatTime(start, lang);
  if (end === undefined) return begin;
  return formatDate(start, lang) === formatDate(end, lang)
    ? `${begin}–${formatTime(end, lang)}`
    : undefined;
}
