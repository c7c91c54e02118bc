import ICAL from 'ical.js';
import { rawArticle, rawEvent } from '../../test/rawArticle';
import { toPost } from './toPost';
import { toSite } from './toSite';
import { toSubscriptionFiles } from './toSubscriptionFiles';

const site = toSite('https://example.is');

it('writes files for every language and category even if there is no article', () => {
  const files = toSubscriptionFiles([], site);
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
  const posts = [rawArticle({ category: 'Ýmislegt' })].flatMap((raw) => toPost(raw) ?? []);
  const files = toSubscriptionFiles(posts, site);
  expect(files.get('/ha-frettir/Ýmislegt/atom.xml')).toContain(posts[0]?.title);
  expect(files.has('/en/ha-frettir/Ýmislegt/atom.xml')).toBe(false);
});

it('writes a calendar for each event with a date', () => {
  const posts = [
    rawEvent(),
    rawEvent({ start_date: null }, { id: 'undated', uid: 'undated' }),
    rawArticle(),
  ].flatMap((raw) => toPost(raw) ?? []);
  const files = toSubscriptionFiles(posts, site);
  const own = [...files.keys()].filter((address) => address.endsWith('vidburdur.ics'));
  expect(own).toEqual(['/ha-frettir/vidburdur/vidburdur.ics']);
  expect(() => ICAL.parse(files.get(own[0] ?? '') ?? '')).not.toThrow();
});

it('writes the same files for the same content', () => {
  const posts = [rawEvent(), rawArticle()].flatMap((raw) => toPost(raw) ?? []);
  jest.useFakeTimers({ now: new Date('2026-11-20') });
  const files = toSubscriptionFiles(posts, site);
  jest.setSystemTime(new Date('2031-01-01'));
  expect(toSubscriptionFiles([...posts].reverse(), site)).toEqual(files);
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
  const files = toSubscriptionFiles(
    events.flatMap((raw) => toPost(raw) ?? []),
    site,
  );
  for (const [address, text] of files) {
    expect(text).not.toMatch(/NaN|Invalid|undefined|275760|\D\d{9,}T/);
    if (address.endsWith('.ics')) expect(() => ICAL.parse(text)).not.toThrow();
  }
});
