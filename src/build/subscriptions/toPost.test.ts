import { rawArticle, text } from '../../test/rawArticle';
import { toPost } from './toPost';

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

it('is not updated before its date if the article was published ahead of this date', () => {
  const date = new Date('2026-11-08');
  expect(toPost(rawArticle({ published_date: '2026-11-08' }))).toMatchObject({
    ...{ published: date, updated: date },
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
