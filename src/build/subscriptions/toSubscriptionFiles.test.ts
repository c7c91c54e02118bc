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
      '/ha-frettir/feed.json',
      '/ha-frettir/HönnunarMars/atom.xml',
      '/ha-frettir/Aðsent/feed.json',
      '/en/ha-frettir/atom.xml',
      '/en/ha-frettir/Interview/feed.json',
    ]),
  );
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
