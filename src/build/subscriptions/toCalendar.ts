import { languageSettings } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { calendarPath, listPath } from '../../addresses';
import { allMessages } from '../../i18n/allMessages';
import { eventTexts } from '../../i18n/messages/eventFacts';
import type { MessageId } from '../../i18n/messages/is';
import { DAY_MS, dayOf, endOf, isDay, lastDayOf } from '../../i18n/days';
import type { Site } from '../siteVariables';
import { toPrintable } from './toPost';
import type { DatedPost, Post } from './toPost';

const MAX_LINE_OCTETS = 75;

/** Returns the events that have a date, also past ones, the earliest first. */
export function datedPosts(posts: readonly Post[]): DatedPost[] {
  return posts
    .filter((post): post is DatedPost => post.occasion !== undefined)
    .sort(
      (a, b) =>
        Date.parse(a.occasion.start) - Date.parse(b.occasion.start) || (a.id < b.id ? -1 : 1),
    );
}

/** Returns a file for import into a reader's calendar (iCalendar, RFC 5545). */
export function toEventCalendar(event: DatedPost, site: Site): string {
  return toCalendar(event.lang, toEvent(event, site));
}

/** `page` is the path of the page with the same entries, and `file` the path of the calendar. */
type CalendarList = { title: string; page: string; file: string };

/**
 * Returns a calendar to subscribe to (RFC 5545; RFC 7986 for name and description), by default the
 * calendar of all events. A calendar without entries is valid, too.
 */
export function toSubscription(
  events: readonly DatedPost[],
  { site, lang, list }: { site: Site; lang: Language; list?: CalendarList },
): string {
  const messages = allMessages[lang];
  const name = escapeText(`${list?.title ?? messages['events.title']} – ${messages.sitename}`);
  const description = escapeText(messages['site.description']);
  return toCalendar(lang, [
    `NAME;${languageOf(lang)}:${name}`,
    `X-WR-CALNAME:${name}`,
    `DESCRIPTION;${languageOf(lang)}:${description}`,
    `X-WR-CALDESC:${description}`,
    'X-WR-TIMEZONE:Atlantic/Reykjavik',
    `URL:${site.urlOf(list?.page ?? listPath('event', lang))}`,
    `SOURCE;VALUE=URI:${site.urlOf(list?.file ?? calendarPath(lang))}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...timeZone,
    ...events.flatMap((event) => toEvent(event, site)),
  ]);
}

// A calendar must have a component, even without events. Events are in UTC, as Reykjavík is.
const timeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Atlantic/Reykjavik',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function toCalendar(lang: Language, content: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Midstod//Events//${languageSettings[lang].tag.slice(0, 2).toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...content,
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(toPrintable(line))).join('');
}

/** An event of several days gets an entry for all its days and an entry for its opening. */
function toEvent(event: DatedPost, site: Site): string[] {
  const { id, lang, path, title, lead, occasion, updated } = event;
  const { start, end, place } = occasion;
  const url = site.urlOf(path);
  const language = languageOf(lang);
  // This is the date of the content, so that the same content results in the same file.
  const stamp = toMoment(updated ?? new Date(start));
  const description = [lead, factsOf(event, site), url].filter(Boolean).join('\n\n');
  const entry = (uid: string, summary: string, period: string[]) => [
    'BEGIN:VEVENT',
    `UID:${escapeText(`${uid}@${site.host}`)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    ...period,
    `SUMMARY;${language}:${escapeText(summary)}`,
    `DESCRIPTION;${language}:${escapeText(description)}`,
    ...(place ? [`LOCATION;${language}:${escapeText(place)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
  ];
  const isLong = !isDay(start) && end !== undefined && endOf(end) - Date.parse(start) > DAY_MS;
  if (!isLong) return entry(id, title, toPeriod(start, end));
  const opening = allMessages[lang]['event.opening'].replace('{title}', () => title);
  return [
    ...entry(id, title, toPeriod(dayOf(start), end)),
    ...entry(`${id}-opening`, opening, toPeriod(start, undefined)),
  ];
}

/** Returns one line each for access, language and booking. */
function factsOf({ lang, facts, tickets }: DatedPost, site: Site): string {
  if (!facts) return '';
  const [messages, texts] = [allMessages[lang], eventTexts[lang]];
  const { spoken, access, booking, isSoldOut } = facts;
  const line = (label: MessageId, text: string | undefined) =>
    text ? [`${messages[label]}: ${text}`] : [];
  const means = access.map(({ kind, note }) => texts.access[kind] + (note ? ` (${note})` : ''));
  const address = tickets?.startsWith('/') ? site.urlOf(tickets) : tickets;
  const closed = isSoldOut ? texts.soldOut[booking] : booking === 'none' && texts.noBooking;
  return [
    ...line('event.access', means.join(', ')),
    ...line('navigation.languages', spoken && texts.spoken[spoken]),
    ...line(booking === 'tickets' ? 'event.tickets' : 'event.registration', closed || address),
  ].join('\n');
}

/** Without DTEND, a timed event ends when it starts, others at the day's end (RFC 5545, 3.6.1). */
function toPeriod(start: string, end: string | undefined): string[] {
  const write = (name: string, moment: number) =>
    isDay(start)
      ? `${name};VALUE=DATE:${toMoment(new Date(moment)).slice(0, 'YYYYMMDD'.length)}`
      : `${name}:${toMoment(new Date(moment))}`;
  // The last day is part of the event, but DTEND is exclusive.
  const until = end && endOf(isDay(start) ? lastDayOf(end) : end);
  return [
    write('DTSTART', Date.parse(start)),
    ...(until ? [write('DTEND', until)] : []),
    ...(isDay(start) ? ['TRANSP:TRANSPARENT'] : []),
  ];
}

function languageOf(lang: Language): string {
  return `LANGUAGE=${languageSettings[lang].tag}`;
}

function toMoment(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds lines without splitting characters (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const width = Buffer.byteLength(character);
    if (octets + width > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += width;
  }
  return `${folded}\r\n`;
}
