import { languageFacts, type Language } from '../../i18n/languages';
import { calendarPath, listPath } from '../../addresses';
import { allWords } from '../../i18n/allWords';
import { isDay, type Occasion, type Post } from './toPost';
import type { Site } from './toSite';

/** An event that a calendar can hold: one with a date. */
export type DatedPost = Post & { occasion: Occasion };

const dayLength = 24 * 60 * 60 * 1000;

/** The events of a language that have a date, past ones too, the earliest first. */
export function datedPosts(posts: readonly Post[], lang: Language): DatedPost[] {
  return posts
    .filter((post): post is DatedPost => post.lang === lang && post.occasion !== undefined)
    .sort(
      (a, b) =>
        Date.parse(a.occasion.start) - Date.parse(b.occasion.start) || (a.id < b.id ? -1 : 1),
    );
}

/** One event, to put into a reader's own calendar (iCalendar, RFC 5545). */
export function toEventCalendar(event: DatedPost, site: Site): string {
  return toCalendar([...opening(event.lang), ...toEvent(event, site)]);
}

/**
 * All events of a language, to subscribe to (RFC 5545, and RFC 7986 for what it says of itself).
 * It is valid without events too.
 */
export function toSubscription(
  events: readonly DatedPost[],
  { site, lang }: { site: Site; lang: Language },
): string {
  const words = allWords[lang];
  const name = escapeText(`${words['events.title']} – ${words.sitename}`);
  const description = escapeText(words['site.description']);
  return toCalendar([
    ...opening(lang),
    `NAME;${languageOf(lang)}:${name}`,
    `X-WR-CALNAME:${name}`,
    `DESCRIPTION;${languageOf(lang)}:${description}`,
    `X-WR-CALDESC:${description}`,
    'X-WR-TIMEZONE:Atlantic/Reykjavik',
    `URL:${site.urlOf(listPath('event', lang))}`,
    `SOURCE;VALUE=URI:${site.urlOf(calendarPath(lang))}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...timeZone,
    ...events.flatMap((event) => toEvent(event, site)),
  ]);
}

// No event refers to it, since Reykjavík keeps UTC; but a calendar must hold something.
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

function opening(lang: Language): string[] {
  return [
    'VERSION:2.0',
    `PRODID:-//Midstod//Events//${languageFacts[lang].tag.slice(0, 2).toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
  ];
}

function toCalendar(lines: readonly string[]): string {
  return ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].map(fold).join('');
}

function toEvent({ id, lang, path, title, lead, occasion, updated }: DatedPost, site: Site) {
  const { start, end, place } = occasion;
  const url = site.urlOf(path);
  const stamp = toMoment(updated ?? new Date(start));
  const language = languageOf(lang);
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${site.host}`,
    // Of the content, not of the build: the same content gives the same file.
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    ...toPeriod(start, end),
    `SUMMARY;${language}:${escapeText(title)}`,
    `DESCRIPTION;${language}:${escapeText([...(lead ? [lead] : []), url].join('\n\n'))}`,
    ...(place ? [`LOCATION;${language}:${escapeText(place)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
  ];
}

/** Without an end, an event is over as it begins, or with its day (RFC 5545, 3.6.1). */
function toPeriod(start: string, end: string | undefined): string[] {
  const from = new Date(start);
  // A day is part of the event, and DTEND is not.
  const to = end && new Date(Date.parse(end) + (isDay(end) ? dayLength : 0));
  if (!isDay(start)) return [`DTSTART:${toMoment(from)}`, ...(to ? [`DTEND:${toMoment(to)}`] : [])];
  const lastDay = end && !isDay(end) ? new Date(Date.parse(end) + dayLength - 1) : to;
  return [
    `DTSTART;VALUE=DATE:${toDay(from)}`,
    ...(lastDay ? [`DTEND;VALUE=DATE:${toDay(lastDay)}`] : []),
  ];
}

function languageOf(lang: Language): string {
  return `LANGUAGE=${languageFacts[lang].tag}`;
}

/** `20270310T160000Z` */
function toMoment(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** `20270310` */
function toDay(date: Date): string {
  return toMoment(date).slice(0, 8);
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Lines are of 75 octets at most, and no character is cut (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const width = Buffer.byteLength(character);
    if (octets + width > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += width;
  }
  return `${folded}\r\n`;
}
