import { rawArticle, rawEvent, text } from '../../test/rawArticle';
import { toPost } from './toPost';

it('reads an article', () => {
  const image = {
    url: 'https://images.prismic.io/a/b.jpg',
    alt: 'Stóll',
    dimensions: { width: 1600, height: 900 },
  };
  const raw = rawArticle({ image, category: 'HA', author: ' Æsa ' });
  expect(toPost(raw)).toMatchObject({
    id: 'Yx1',
    lang: 'is',
    path: '/ha-frettir/grein/',
    title: 'Grein',
    lead: 'Fyrst þetta.',
    image: { url: expect.stringContaining('w=1200&h=640'), alt: 'Stóll' },
    category: 'HA',
    tags: ['Letur'],
    author: 'Æsa',
    published: new Date('2026-11-01T00:00:00Z'),
    updated: new Date('2026-11-05T10:30:00Z'),
  });
});

it('reads an event', () => {
  expect(toPost(rawEvent())).toMatchObject({
    occasion: {
      start: '2027-03-10T16:00:00+00:00',
      end: '2027-03-10T18:00:00+00:00',
      place: 'Harpa',
    },
  });
});

it('reads an article that has only a title', () => {
  const names = ['lead', 'image', 'published_date', 'category', 'author', 'association', 'type'];
  const empty = Object.fromEntries(names.map((name) => [name, null]));
  expect(toPost(rawArticle(empty, { tags: null }))).toEqual({
    id: 'Yx1',
    lang: 'is',
    path: '/ha-frettir/grein/',
    title: 'Grein',
    tags: [],
    published: new Date('2026-11-02T09:00:00Z'),
    updated: new Date('2026-11-05T10:30:00Z'),
  });
});

it.each([
  ['a title', rawArticle({ title: [] })],
  ['a visible title', rawArticle({ title: text('\u0001') })],
  ['a page', rawArticle({}, { uid: null })],
  ['a language of the site', rawArticle({}, { lang: 'xx-xx' })],
])('returns undefined for an article without %s', (_what, raw) => {
  expect(toPost(raw)).toBeUndefined();
});

it('has no date for an article that was never published', () => {
  const never = { firstPublicationDate: null, lastPublicationDate: null };
  const post = toPost(rawArticle({ published_date: 'bráðum' }, never));
  expect(post).toMatchObject({ published: undefined, updated: undefined });
});

it.each([null, '', 'á morgun'])('has no occasion for an event that begins %p', (start_date) => {
  expect(toPost(rawEvent({ start_date }))).toMatchObject({ occasion: undefined });
});
