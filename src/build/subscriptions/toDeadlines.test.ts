import { parseAtomFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { toDeadlines } from './toDeadlines';
import { toSite } from './toSite';
import { toSubscriptionFiles } from './toSubscriptionFiles';

const site = toSite('https://example.is');

const raw = (calls: unknown) => ({
  _meta: {
    ...{ id: 'Yx2', uid: 'styrkir', type: 'page', lang: 'is', url: '/styrkir/', tags: [] },
    lastPublicationDate: '2026-11-05T10:30:00+0000',
  },
  title: [{ type: 'heading1', text: 'Styrkir', spans: [] }],
  calls,
});

const calls = [
  { name: 'Sjóður, 100% þinn', amount: '5 kr.', deadline: '2027-03-02T00:00:00+0000' },
  { name: 'Sjóður, 100% þinn', deadline: '2027-09-07T00:00:00+0000' },
  { name: 'Keppni', audience: 'Allir', deadline: '2027-02-26T16:00:00+0000' },
  { name: 'Alltaf opið' },
];

function filesOf(document: ReturnType<typeof raw>): Map<string, string> {
  return toSubscriptionFiles([], site, [toDeadlines(document) ?? []].flat());
}

it('a page with deadlines has a calendar of them', () => {
  const ics = filesOf(raw(calls)).get('/styrkir/frestir.ics') ?? '';
  const calendar = new ICAL.Component(ICAL.parse(ics));
  expect(calendar.getFirstPropertyValue('name')).toBe('Styrkir – Miðstöð');
  expect(calendar.getFirstPropertyValue('url')).toBe('https://example.is/styrkir/');
  const entries = calendar.getAllSubcomponents('vevent');
  expect(
    entries.map((entry) =>
      ['dtstart', 'summary', 'url'].map((name) => String(entry.getFirstPropertyValue(name))),
    ),
  ).toEqual([
    ['2027-02-26T16:00:00Z', 'Frestur: Keppni', 'https://example.is/styrkir/'],
    ['2027-03-02', 'Frestur: Sjóður, 100% þinn', 'https://example.is/styrkir/'],
    ['2027-09-07', 'Frestur: Sjóður, 100% þinn', 'https://example.is/styrkir/'],
  ]);
  const uids = entries.map((entry) => entry.getFirstPropertyValue('uid'));
  expect(new Set(uids).size).toBe(3);
});

it('a page with deadlines has a feed of them', () => {
  const feed = parseAtomFeed(filesOf(raw(calls)).get('/styrkir/atom.xml') ?? '');
  expect(feed.title?.value).toBe('Styrkir – Miðstöð');
  expect(feed.links?.map(({ href }) => href)).toEqual([
    'https://example.is/styrkir/atom.xml',
    'https://example.is/styrkir/',
  ]);
  const entries = feed.entries ?? [];
  expect(entries.map(({ title }) => title?.value)).toContain('Frestur: Keppni');
  expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
});

it.each([
  ['without calls', null],
  ['with calls that are always open', [{ name: 'Alltaf opið' }]],
])('a page %s has neither', (_which, rows) => {
  expect([...filesOf(raw(rows)).keys()].filter((path) => path.startsWith('/styrkir/'))).toEqual([]);
});
