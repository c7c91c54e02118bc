import ICAL from 'ical.js';
import { rawArticle, rawEvent, text } from '../../test/rawArticle';
import { datedPosts, toEventCalendar, toSubscription } from './toCalendar';
import { toPost } from './toPost';
import type { DatedPost } from './toPost';
import { toSite } from '../siteVariables';

const site = toSite('https://example.is');

function events(...raw: ReturnType<typeof rawEvent>[]): DatedPost[] {
  return datedPosts(raw.flatMap((each) => toPost(each) ?? []));
}

function calendarOf(...raw: ReturnType<typeof rawEvent>[]) {
  const ics = toSubscription(events(...raw), { site, lang: 'is' });
  return { ics, calendar: new ICAL.Component(ICAL.parse(ics)) };
}

function eventOf(fields: Record<string, unknown> = {}, meta: object = {}) {
  const [event] = calendarOf(rawEvent(fields, meta)).calendar.getAllSubcomponents('vevent');
  if (!event) throw new Error('There is no event in the calendar');
  return event;
}

const value = (component: InstanceType<typeof ICAL.Component>, name: string) =>
  component.getFirstPropertyValue(name)?.toString();

it('contains time, place and texts of an event', () => {
  const event = eventOf();
  expect(value(event, 'uid')).toBe('Yx2@example.is');
  expect(value(event, 'dtstart')).toBe('2027-03-10T16:00:00Z');
  expect(value(event, 'dtend')).toBe('2027-03-10T18:00:00Z');
  expect(value(event, 'dtstamp')).toBe('2026-11-05T10:30:00Z');
  expect(value(event, 'last-modified')).toBe('2026-11-05T10:30:00Z');
  expect(value(event, 'summary')).toBe('Viðburður');
  expect(value(event, 'location')).toBe('Harpa');
  expect(value(event, 'url')).toBe('https://example.is/ha-frettir/vidburdur/');
  expect(value(event, 'description')).toBe(
    'Fyrst þetta.\n\nhttps://example.is/ha-frettir/vidburdur/',
  );
  expect(event.getFirstProperty('summary')?.getParameter('language')).toBe('is');
});

it('says in the description how to get in, and where to buy a ticket', () => {
  const fields = {
    spoken: 'English',
    access: [
      { kind: 'step-free', note: 'rampur við innganginn' },
      { kind: 'hearing-loop', note: null },
      { kind: 'unknown', note: 'x' },
    ],
    price: 2900,
    tickets: { url: 'https://example.is/midar' },
  };
  const factsOf = (others: object) =>
    value(eventOf({ ...fields, ...others }), 'description')?.split('\n\n')[1];
  const access = 'Aðgengi: hjólastólafært (rampur við innganginn), tónmöskvi\nTungumál: á ensku';
  expect(factsOf({})).toBe(`${access}\nMiðar: https://example.is/midar`);
  expect(factsOf({ sold_out: true })).toBe(`${access}\nMiðar: uppselt`);
  expect(factsOf({ tickets_kind: 'none' })).toBe(`${access}\nSkráning: ekki þarf að bóka`);
  expect(factsOf({ tickets: { _meta: { url: '/page/a/' } }, price: 0 })).toBe(
    `${access}\nSkráning: https://example.is/page/a/`,
  );
  expect(factsOf({ tickets: { url: 'javascript:alert(1)' } })).toBe(access);
});

const at = (day: number, time: string) => `2027-03-${day}T${time}:00+0000`;
const utc = (day: number, time: string) => `2027-03-${day}T${time}:00Z`;

it.each([
  ['a day', '2027-03-10', null, '2027-03-10', undefined],
  ['one day', '2027-03-10', '2027-03-10', '2027-03-10', '2027-03-11'],
  ['five days', '2027-02-26', '2027-03-02', '2027-02-26', '2027-03-03'],
  ['a day until a time', '2027-03-10', at(12, '17:00'), '2027-03-10', '2027-03-13'],
  ['a time until a day', at(10, '16:00'), '2027-03-12', '2027-03-10', '2027-03-13'],
  ['days until midnight', at(10, '16:00'), at(13, '00:00'), '2027-03-10', '2027-03-13'],
  ['one day until midnight', at(10, '00:00'), at(11, '00:00'), '2027-03-10', '2027-03-11'],
  ['an evening', at(10, '20:00'), at(11, '00:00'), utc(10, '20:00'), utc(11, '00:00')],
  ['a night', at(10, '20:00'), at(11, '01:00'), utc(10, '20:00'), utc(11, '01:00')],
  ['a time in another zone', '2027-03-10T16:00:00+0200', null, utc(10, '14:00'), undefined],
])('writes start and end for %s', (_what, start_date, end_date, start, end) => {
  const event = eventOf({ start_date, end_date });
  expect(value(event, 'dtstart')).toBe(start);
  expect(value(event, 'dtend')).toBe(end);
});

it('writes an exhibition as whole days in which the reader is free, and its opening with its time', () => {
  const { calendar } = calendarOf(
    rawEvent({ start_date: '2026-10-15T17:00:00+0000', end_date: '2027-02-28T17:00:00+0000' }),
  );
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => ({
    uid: value(entry, 'uid'),
    summary: value(entry, 'summary'),
    start: value(entry, 'dtstart'),
    end: value(entry, 'dtend'),
    transparency: value(entry, 'transp'),
  }));
  expect(entries).toEqual([
    {
      ...{ uid: 'Yx2@example.is', summary: 'Viðburður', transparency: 'TRANSPARENT' },
      ...{ start: '2026-10-15', end: '2027-03-01' },
    },
    {
      uid: 'Yx2-opening@example.is',
      summary: 'Opnun: Viðburður',
      start: '2026-10-15T17:00:00Z',
      end: undefined,
    },
  ]);
});

it.each([
  ['special characters', 'a, b; c\\n d: "e" \\, f'],
  ['line breaks', 'fyrsta lína\nönnur lína'],
  ['letters and emoji longer than a line', 'Þæð '.repeat(40) + '👩🏽‍🎨'.repeat(20)],
  ['text that looks like properties', 'a\nEND:VEVENT\nBEGIN:VEVENT'],
])('preserves %s', (_what, words) => {
  const event = eventOf({ title: text(words), place: words, lead: text(words) });
  expect(value(event, 'summary')).toBe(words);
  expect(value(event, 'location')).toBe(words);
  expect(value(event, 'description')).toBe(`${words}\n\nhttps://example.is/ha-frettir/vidburdur/`);
});

it('folds lines at 75 octets and does not split characters', () => {
  const { ics } = calendarOf(rawEvent({ title: text('ð'.repeat(100) + '😀'.repeat(100)) }));
  expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = ics.split('\r\n');
  expect(lines.filter((line) => /[\r\n\ufffd]/.test(line))).toEqual([]);
  const widths = lines.map((line) => Buffer.byteLength(line));
  expect(Math.max(...widths)).toBeLessThanOrEqual(75);
  expect(Math.max(...widths)).toBeGreaterThan(70);
  expect(lines.every((line) => Buffer.from(line).toString() === line)).toBe(true);
});

it('contains all events with a date, past ones too, the earliest first', () => {
  const { calendar } = calendarOf(
    rawEvent({ start_date: '2027-05-01' }, { id: 'c' }),
    rawEvent({ start_date: null }, { id: 'undated' }),
    rawEvent({ start_date: '1998-05-01T10:00:00+0000', end_date: null }, { id: 'a' }),
    rawArticle({ start_date: '2027-05-01' }, { id: 'article' }),
    rawEvent({ start_date: '2027-05-01' }, { id: 'b' }),
  );
  const ids = calendar.getAllSubcomponents('vevent').map((event) => value(event, 'uid'));
  expect(ids).toEqual(['a@example.is', 'b@example.is', 'c@example.is']);
});

it('can be subscribed to, and states how often to refresh it', () => {
  const { calendar } = calendarOf(rawEvent());
  expect(value(calendar, 'version')).toBe('2.0');
  expect(value(calendar, 'prodid')).toBe('-//Midstod//Events//IS');
  expect(value(calendar, 'x-wr-calname')).toBe('Viðburðir – Miðstöð');
  expect(value(calendar, 'x-wr-timezone')).toBe('Atlantic/Reykjavik');
  expect(value(calendar, 'refresh-interval')).toBe('PT12H');
  expect(value(calendar, 'source')).toBe('https://example.is/vidburdir/vidburdir.ics');
});

it('is a calendar without events when there are none', () => {
  const { calendar } = calendarOf();
  expect(calendar.getAllSubcomponents('vevent')).toEqual([]);
  // The component is the time zone: a calendar must have at least one (RFC 5545, 3.6).
  expect(calendar.getAllSubcomponents()).toHaveLength(1);
  expect(value(calendar, 'name')).toBe('Viðburðir – Miðstöð');
});

it('writes a single event in the same way as in the calendar', () => {
  const raw = rawEvent();
  const [event] = events(raw);
  const ics = event ? toEventCalendar(event, site) : '';
  const single = new ICAL.Component(ICAL.parse(ics));
  expect(single.getAllSubcomponents().map((each) => each.toString())).toEqual(
    calendarOf(raw)
      .calendar.getAllSubcomponents('vevent')
      .map((each) => each.toString()),
  );
  expect(value(single, 'x-wr-calname')).toBeUndefined();
});

it('uses the start as timestamp of an event that was never published', () => {
  const never = { firstPublicationDate: null, lastPublicationDate: null };
  expect(value(eventOf({ published_date: null }, never), 'dtstamp')).toBe('2027-03-10T16:00:00Z');
});

it('stays a calendar whatever the title and the id of an event contain', () => {
  const title = "A $& b $' c $` d $1; e, f";
  const long = { start_date: '2027-03-10T16:00:00+0000', end_date: '2027-03-20T16:00:00+0000' };
  const { calendar } = calendarOf(
    rawEvent({ ...long, title: text(title) }, { id: 'a\r\nEND:VCALENDAR\nb;c' }),
  );
  const entries = calendar.getAllSubcomponents('vevent');
  expect(entries.map((entry) => value(entry, 'uid'))).toEqual([
    'a\nEND:VCALENDAR\nb;c@example.is',
    'a\nEND:VCALENDAR\nb;c-opening@example.is',
  ]);
  expect(entries.map((entry) => value(entry, 'summary'))).toEqual([title, `Opnun: ${title}`]);
});
