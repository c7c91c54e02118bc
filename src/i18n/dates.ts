import { DAY_MS, dayOf, isDay, isMidnight, lastDayOf } from './days';
import type { Language } from './languages';

const NO_BREAK_SPACE = '\u00A0';

/** The dash of a range, with a word joiner (U+2060) so that no line ends after the dash. */
const DASH = '–\u2060';

// `Intl` would format Icelandic dates in English in Chromium, which has no Icelandic locale data.
const is = {
  weekdays: 'sun. mán. þri. mið. fim. fös. lau.',
  afterWeekday: ' ',
  months: 'janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember',
  /** Formats a day of a month, or the first and last of several. */
  days: (days: number[], month: string) => `${days.join(`.${DASH}`)}.${NO_BREAK_SPACE}${month}`,
  beforeYear: ' ',
  /** Formats a time of day: `17:05`, or `24:00` at the end of a day. */
  time: (clock: string) => clock.replace(/^0|:00$/g, ''),
  /** The text before one or two times. */
  beforeTime: `kl.${NO_BREAK_SPACE}`,
  afterDate: ' ',
};

const en: typeof is = {
  weekdays: 'Sun. Mon. Tue. Wed. Thu. Fri. Sat.',
  afterWeekday: ', ',
  months: 'January February March April May June July August September October November December',
  days: (days, month) => month + NO_BREAK_SPACE + days.join(DASH),
  beforeYear: ', ',
  time: (clock) => {
    if (clock === '12:00') return 'noon';
    if (clock === '00:00' || clock === '24:00') return 'midnight';
    const hours = parseInt(clock);
    const minutes = clock.slice(2).replace(':00', '');
    return `${hours % 12 || 12}${minutes}${NO_BREAK_SPACE}${hours < 12 ? 'a.m.' : 'p.m.'}`;
  },
  beforeTime: '',
  afterDate: ', ',
};

const rules: Record<Language, typeof is> = { is, 'en-us': en };

// Reykjavík is on UTC all year, so UTC parts are local parts.
function toDay(iso: string, lang: Language) {
  const date = new Date(iso);
  const { months, beforeYear } = rules[lang];
  return {
    year: beforeYear + date.getUTCFullYear(),
    month: months.split(' ')[date.getUTCMonth()] ?? '',
    day: date.getUTCDate(),
  };
}

/** Formats a date: `20. nóvember 2026`, `November 20, 2026`. */
export function formatDate(iso: string, lang: Language): string {
  return formatDay(iso, lang) + toDay(iso, lang).year;
}

/** Formats a date without its year: `20. nóvember`, `November 20`. */
export function formatDay(iso: string, lang: Language): string {
  const { day, month } = toDay(iso, lang);
  return rules[lang].days([day], month);
}

/** Formats a month: `nóvember 2026`, `November 2026`. */
export function formatMonth(iso: string, lang: Language): string {
  return `${toDay(iso, lang).month} ${new Date(iso).getUTCFullYear()}`;
}

/** Formats `27.–30. mars 2026` or `28. febrúar – 2. mars 2026`, or one day. */
export function formatDateRange(start: string, end: string | undefined, lang: Language): string {
  const whole = formatDate(start, lang);
  const last = end === undefined ? start : lastDayOf(end);
  if (formatDate(last, lang) === whole) return whole;
  const from = toDay(start, lang);
  const to = toDay(last, lang);
  if (from.year !== to.year) return `${whole} – ${formatDate(last, lang)}`;
  const { days } = rules[lang];
  return from.month === to.month
    ? days([from.day, to.day], to.month) + to.year
    : `${days([from.day], from.month)} – ${formatDate(last, lang)}`;
}

/**
 * Formats a time in Reykjavík: `kl. 17`, `kl. 17:30`, or `5 p.m.`, `5:30 p.m.`, `noon`. If `isEnd`,
 * midnight is `kl. 24`.
 */
export function formatTime(iso: string, lang: Language, isEnd = false): string {
  return rules[lang].beforeTime + toTime(iso, lang, isEnd);
}

function toTime(iso: string, lang: Language, isEnd: boolean): string {
  const clock = isEnd && isMidnight(iso) ? '24:00' : new Date(iso).toISOString().slice(-13, -8);
  return rules[lang].time(clock);
}

// Formats `kl. 20–21:30`, `kl. 20–24`, without an end `kl. 20`. Returns `undefined` for whole days,
// and if start and end are on different days.
export function formatHours(
  start: string,
  end: string | undefined,
  lang: Language,
): string | undefined {
  if (isDay(start) || (end !== undefined && lastDayOf(end) !== dayOf(start))) return undefined;
  const begin = formatTime(start, lang);
  return end === undefined || isDay(end) ? begin : begin + DASH + toTime(end, lang, true);
}

const WEEK_MS = 7 * DAY_MS;

// Formats `lau. kl. 13–15`, `Sat., 1 p.m.–3 p.m.`, several days as `mið.–sun.`, and a whole day as
// its weekday. Returns `undefined` for more than a week.
export function formatWeekdays(
  start: string,
  end: string | undefined,
  lang: Language,
): string | undefined {
  const weekday = toWeekday(start, lang);
  const first = dayOf(start);
  const last = end === undefined ? first : lastDayOf(end);
  if (first !== last) {
    const isWithinWeek = Date.parse(last) - Date.parse(first) < WEEK_MS;
    return isWithinWeek ? weekday + DASH + toWeekday(last, lang) : undefined;
  }
  const hours = formatHours(start, end, lang);
  return hours ? weekday + rules[lang].afterWeekday + hours : weekday;
}

/** Formats a day of the next weeks, without its year: `mið. 25. nóvember`, `Wed., November 25`. */
export function formatNearDay(iso: string, lang: Language): string {
  return toWeekday(iso, lang) + rules[lang].afterWeekday + formatDay(iso, lang);
}

// Formats `fim. 15. október 2026 kl. 17`, `Thu., October 15, 2026, 5 p.m.`. The result for a day has
// no time. If `isEnd`, midnight is the end of the day before.
export function formatMoment(iso: string, lang: Language, isEnd = false): string {
  const { afterWeekday, afterDate, beforeTime } = rules[lang];
  const date = isEnd ? lastDayOf(iso) : iso;
  const day = toWeekday(date, lang) + afterWeekday + formatDate(date, lang);
  return isDay(iso) ? day : day + afterDate + beforeTime + toTime(iso, lang, isEnd);
}

function toWeekday(iso: string, lang: Language): string {
  return rules[lang].weekdays.split(' ')[new Date(iso).getUTCDay()] ?? '';
}
