import { documentPath } from '../../routes';
import { rawArticle, rawEvent } from '../../test/rawArticle';
import type { ContentDocument } from '../readContent';
import { modificationDates } from './modificationDates';
import { toPost } from './toPost';

const published = (type: string, day: number, meta: object = {}) => {
  const named = { uid: `${type}${day}`, type, lang: 'is', ...meta };
  return {
    _meta: {
      id: `${type}${day}`,
      url: documentPath(named) ?? null,
      lastPublicationDate: `2026-11-${String(day).padStart(2, '0')}T09:00:00+0000`,
      ...named,
    } as unknown as ContentDocument['_meta'],
  };
};

const day = (date: string | undefined) => Number(date?.slice(8, 10));

it('returns the date of its document for a page, and of the newest document for a list', () => {
  const documents = [
    published('homepage', 1, { uid: null }),
    published('project', 2),
    published('project', 4),
    published('association', 3),
    published('page', 9),
    published('project', 20, { lang: 'en-us' }),
  ];
  const dates = modificationDates(documents, []);
  expect(day(dates.get('/verkefni/project2/'))).toBe(2);
  expect(day(dates.get('/verkefni/'))).toBe(4);
  expect(day(dates.get('/fagfelog/'))).toBe(3);
  expect(day(dates.get('/'))).toBe(4);
  expect(day(dates.get('/leit/'))).toBe(9);
  expect(day(dates.get('/en/verkefni/'))).toBe(20);
  expect(dates.get('/ha-frettir/')).toBeUndefined();
});

it('returns the date of the newest article for lists of categories, events and associations', () => {
  const association = { _meta: { id: 'association3' } };
  const posts = [
    rawArticle(
      { category: 'HönnunarMars', association },
      { lastPublicationDate: '2026-11-06T09:00:00+0000' },
    ),
    rawArticle({ category: 'HönnunarMars' }, { lastPublicationDate: '2026-11-07T09:00:00+0000' }),
    rawEvent({}, { lastPublicationDate: '2026-11-08T09:00:00+0000' }),
  ].flatMap((raw) => toPost(raw) ?? []);
  const dates = modificationDates([published('association', 3)], posts);
  expect(day(dates.get('/ha-frettir/HönnunarMars/'))).toBe(7);
  expect(day(dates.get('/fagfelog/association3/ha-frettir/'))).toBe(6);
  expect(day(dates.get('/vidburdir/'))).toBe(8);
});

it('ignores documents that were never published', () => {
  const never = published('project', 2, { lastPublicationDate: null });
  expect([...modificationDates([never], [])]).toEqual([]);
});
