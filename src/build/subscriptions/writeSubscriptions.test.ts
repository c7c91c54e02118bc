/** @jest-environment jsdom */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseAtomFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { rawArticle, rawEvent, text } from '../../test/rawArticle';
import { temporaryFolder } from '../../test/temporaryFolder';
import { toSite } from '../siteVariables';
import { toDeadlines, toPost } from './toPost';
import { toOpenSearch, toSubscriptionFiles, writeFiles } from './writeSubscriptions';

const site = toSite('https://example.is');

const folder = temporaryFolder();

const at = (address: string) => path.join(folder, address);

it('writes files and creates their folders', () => {
  writeFiles(folder, new Map([['/ha-frettir/HönnunarMars/atom.xml', 'þ']]));
  expect(readFileSync(at('ha-frettir/HönnunarMars/atom.xml'), 'utf8')).toBe('þ');
});

it('deletes only files that the last build wrote and this one does not', () => {
  const current = new Map([['/ha-frettir/b/vidburdur.ics', 'b']]);
  writeFiles(folder, new Map([...current, ['/ha-frettir/a/vidburdur.ics', 'a']]));
  mkdirSync(at('ha-frettir/a'), { recursive: true });
  writeFileSync(at('ha-frettir/a/index.html'), '');
  writeFiles(folder, current, ['/ha-frettir/b/vidburdur.ics', '/ha-frettir/a/vidburdur.ics']);
  expect(existsSync(at('ha-frettir/a/vidburdur.ics'))).toBe(false);
  expect(existsSync(at('ha-frettir/a/index.html'))).toBe(true);
  expect(readFileSync(at('ha-frettir/b/vidburdur.ics'), 'utf8')).toBe('b');
});

function filesOf(...raw: ReturnType<typeof rawArticle>[]): Map<string, string> {
  return toSubscriptionFiles(
    raw.flatMap((each) => toPost(each) ?? []),
    site,
  );
}

it('writes files for every language and category even if there is no article', () => {
  const files = filesOf();
  expect([...files.keys()].filter((address) => address.endsWith('.ics'))).toEqual([
    '/vidburdir/vidburdir.ics',
    '/en/vidburdir/vidburdir.ics',
  ]);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      '/opensearch.xml',
      '/en/opensearch.xml',
      '/ha-frettir/atom.xml',
      '/ha-frettir/HönnunarMars/atom.xml',
      '/ha-frettir/Aðsent/atom.xml',
      '/en/ha-frettir/atom.xml',
      '/en/ha-frettir/Interview/atom.xml',
    ]),
  );
});

it('writes the feed of a category that editors have added in Prismic', () => {
  const files = filesOf(rawArticle({ category: 'Ýmislegt' }));
  expect(files.get('/ha-frettir/Ýmislegt/atom.xml')).toContain('<title>Grein</title>');
  expect(files.has('/en/ha-frettir/Ýmislegt/atom.xml')).toBe(false);
});

it('writes a calendar for each event with a date', () => {
  const undated = rawEvent({ start_date: null }, { id: 'undated', uid: 'undated' });
  const english = rawEvent({}, { id: 'english', uid: 'english', lang: 'en-us' });
  const files = filesOf(rawEvent(), undated, english, rawArticle());
  const own = [...files.keys()].filter((address) => address.endsWith('vidburdur.ics'));
  expect(own).toEqual([
    '/ha-frettir/vidburdur/vidburdur.ics',
    '/en/ha-frettir/english/vidburdur.ics',
  ]);
  for (const file of ['/vidburdir/vidburdir.ics', '/ha-frettir/atom.xml']) {
    expect(files.get(file)).not.toContain('english');
    expect(files.get(`/en${file}`)).toContain('english');
  }
  expect(() => ICAL.parse(files.get(own[0] ?? '') ?? '')).not.toThrow();
});

it.each([
  ['a control character', 'a\u0007b', 'a b'],
  ["a word processor's line break", 'a\u000bb', 'a b'],
  ['a C1 control character', 'a\u0085b', 'a b'],
  ['half an emoji', 'a\ud83db', 'a b'],
  ['a noncharacter', 'a\uffffb', 'a b'],
  ['several of them', 'a\u0000\u0001\udc00b', 'a b'],
  ['no letter or emoji', 'Þögn, „æ“ 👩🏽‍🎨 og ₿', 'Þögn, „æ“ 👩🏽‍🎨 og ₿'],
])('replaces %s by a space', (_what, typed, shown) => {
  const files = filesOf(rawEvent({ title: text(typed), published_date: '2026-11-01' }));
  const feed = parseAtomFeed(files.get('/ha-frettir/atom.xml') ?? '');
  expect(feed.entries?.[0]?.title?.value).toBe(shown);
  const calendar = new ICAL.Component(
    ICAL.parse(files.get('/ha-frettir/vidburdur/vidburdur.ics') ?? ''),
  );
  const event = calendar.getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe(shown);
});

it('writes the same files for the same content', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20') });
  const files = filesOf(rawEvent(), rawArticle());
  jest.setSystemTime(new Date('2031-01-01'));
  expect(filesOf(rawArticle(), rawEvent())).toEqual(files);
  jest.useRealTimers();
});

it.each([
  '0000-01-01',
  '0001-01-01',
  '9998-12-31',
  '9998-12-31T23:59:59+0000',
  '9999-12-31',
  '+275760-09-13',
  '+275760-09-13T00:00:00+0000',
  'Invalid Date',
  '-1',
])('writes only dates of four digits for an event on %s', (day) => {
  const events = [
    rawEvent({ start_date: day, end_date: null, published_date: day }, { id: 'a', uid: 'a' }),
    rawEvent({ start_date: day, end_date: day }, { id: 'b', uid: 'b', lastPublicationDate: day }),
    rawEvent({ end_date: day }, { id: 'c', uid: 'c', firstPublicationDate: day }),
  ];
  const files = filesOf(...events);
  for (const [address, text] of files) {
    expect(text).not.toMatch(/NaN|Invalid|undefined|275760|\D\d{9,}T/);
    if (address.endsWith('.ics')) expect(() => ICAL.parse(text)).not.toThrow();
  }
});

const rawPage = (calls: unknown) => ({
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

function deadlineFilesOf(document: ReturnType<typeof rawPage>): Map<string, string> {
  return toSubscriptionFiles([], site, [toDeadlines(document) ?? []].flat());
}

it('a page with deadlines has a calendar of them', () => {
  const ics = deadlineFilesOf(rawPage(calls)).get('/styrkir/frestir.ics') ?? '';
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
  const feed = parseAtomFeed(deadlineFilesOf(rawPage(calls)).get('/styrkir/atom.xml') ?? '');
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
  expect(
    [...deadlineFilesOf(rawPage(rows)).keys()].filter((path) => path.startsWith('/styrkir/')),
  ).toEqual([]);
});

function parse(lang: 'is' | 'en-us') {
  const xml = toOpenSearch(site, lang);
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

it.each([
  ['is', 'is', 'https://example.is/leit/?query={searchTerms}'],
  ['en-us', 'en-US', 'https://example.is/en/leit/?query={searchTerms}'],
] as const)('links to the search page of %s', (lang, tag, template) => {
  const document = parse(lang);
  expect(document.documentElement.namespaceURI).toBe('http://a9.com/-/spec/opensearch/1.1/');
  expect(document.querySelector('Language')?.textContent).toBe(tag);
  expect(document.querySelector('Url[type="text/html"]')?.getAttribute('template')).toBe(template);
});

it('respects the maximum lengths of its fields', () => {
  const document = parse('is');
  const lengthOf = (name: string) => document.querySelector(name)?.textContent?.length ?? 0;
  expect(lengthOf('ShortName')).toBeGreaterThan(0);
  expect(lengthOf('ShortName')).toBeLessThanOrEqual(16);
  expect(lengthOf('LongName')).toBeLessThanOrEqual(48);
  expect(lengthOf('Description')).toBeLessThanOrEqual(1024);
});
