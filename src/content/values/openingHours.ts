import { DAY_MS, dayOf } from '../../i18n/days';
import { isJsonObject, toDate, toText, reportContent } from './cmsValues';

/** The hours of a date or a weekday. Without `hours` the centre is closed. */
export type OpeningHours = {
  /** `YYYY-MM-DD`, or the first three letters of a weekday's English name. */
  day: string;
  /** Times in Reykjavík, `HH:MM`. */
  hours?: { opens: string; closes: string };
};

/** `start` and `end` are ISO 8601 timestamps of one day; `inDays` is 0 for today. */
export type Opening = { start: string; end: string; isOn: boolean; inDays: number };

type RawOpeningHours = Readonly<Record<'weekday' | 'date' | 'opens' | 'closes', unknown>>;

/** A later opening is not shown, because readers cannot plan for it yet. */
const MAX_DAYS_AHEAD = 14;
const WEEKDAY_LETTERS = 3;

export function toOpeningHours(
  rows: readonly RawOpeningHours[] | null | undefined,
  documentId: string,
): OpeningHours[] {
  const source = { documentId, field: 'opening_hours' };
  return (rows ?? []).flatMap((row): OpeningHours[] => {
    const day = toDate(row.date, source) ?? toText(row.weekday)?.slice(0, WEEKDAY_LETTERS);
    if (day === undefined) return [];
    const [opens = '', closes = ''] = [row.opens, row.closes].map((time) =>
      toText(time)?.replace('.', ':').padStart(5, '0'),
    );
    if (toMoment(opens) < toMoment(closes)) return [{ day, hours: { opens, closes } }];
    if (!opens && !closes) return [{ day }];
    reportContent(source, 'needs two times such as 9:00 and 17:00, the later one last, or none');
    return [];
  });
}

/** Returns NaN for a text that is not a time. `NaN < x` is false, so the caller reports the row. */
function toMoment(time: string): number {
  return Date.parse(`1970-01-01T${time}Z`);
}

function weekdayOf(moment: number): string {
  return new Date(moment).toUTCString().slice(0, WEEKDAY_LETTERS);
}

export function nextOpening(all: readonly OpeningHours[], now: string): Opening | undefined {
  const moment = Date.parse(now);
  for (let ahead = 0; ahead < MAX_DAYS_AHEAD; ahead += 1) {
    const day = moment + ahead * DAY_MS;
    const date = dayOf(day);
    const weekday = weekdayOf(day);
    const { hours } =
      all.find((each) => each.day === date) ?? all.find((each) => each.day === weekday) ?? {};
    if (!hours) continue;
    const [start, end] = [`${date}T${hours.opens}:00Z`, `${date}T${hours.closes}:00Z`];
    if (Date.parse(end) > moment) {
      return { start, end, isOn: Date.parse(start) <= moment, inDays: ahead };
    }
  }
  return undefined;
}

export type OpenDays = Pick<OpeningHours, 'hours'> & { first: string; last: string };

/** Returns the dates with a row of their own, open or closed, from today on. `now` is ISO 8601. */
export function upcomingExceptions(all: readonly OpeningHours[], now: string): OpenDays[] {
  return joinDays(
    all
      .filter(({ day }) => day.length > WEEKDAY_LETTERS && day >= dayOf(now))
      .sort((a, b) => a.day.localeCompare(b.day)),
  );
}

const MONDAY_MS = Date.parse('2024-01-01');

const WEEK_DAYS = 7;

/** Returns the hours from Monday to Sunday of any week; nothing if all weekdays are closed. */
export function weekOf(all: readonly OpeningHours[]): OpenDays[] {
  const week = Array.from({ length: WEEK_DAYS }, (_, index): OpeningHours => {
    const date = MONDAY_MS + index * DAY_MS;
    const hours = all.find(({ day }) => day === weekdayOf(date))?.hours;
    return { day: dayOf(date), hours };
  });
  return week.some(({ hours }) => hours) ? joinDays(week) : [];
}

function joinDays(days: readonly OpeningHours[]): OpenDays[] {
  const joined: OpenDays[] = [];
  for (const { day, hours } of days) {
    const before = joined.at(-1);
    const isNext = before && Date.parse(day) - Date.parse(before.last) === DAY_MS;
    const isSame = before?.hours?.opens === hours?.opens && before?.hours?.closes === hours?.closes;
    if (isNext && isSame) before.last = day;
    else joined.push({ hours, first: day, last: day });
  }
  return joined;
}

/** Degrees north and east in WGS 84. */
export type Place = { latitude: number; longitude: number };

export function toPlace(place: unknown): Place | undefined {
  const { latitude, longitude } = isJsonObject(place) ? place : {};
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : undefined;
}

export function toMapAddress({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
