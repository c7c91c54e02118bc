import { toArticle } from './article';
import { toArticleCard } from './articleCard';

const title = [{ type: 'heading1', text: 'Skál, bolli, kanna', spans: [] }];
const meta = {
  id: 'a',
  uid: 'skal',
  type: 'article',
  lang: 'is',
  tags: ['Leir'],
  firstPublicationDate: null,
  lastPublicationDate: null,
  url: '/ha-frettir/skal/',
};

/** An article with an empty value in every field but the title. */
const bare: Queries.ArticleFragment = {
  _meta: meta,
  type: null,
  title,
  image: null,
  published_date: null,
  start_date: null,
  end_date: null,
  place: null,
  category: null,
  lead: null,
  content: null,
  author: null,
  photographer: null,
  price: null,
  currency: null,
  association: null,
  related: null,
};

it('maps an article that has only a title and an address', () => {
  expect(toArticle(bare)).toEqual({
    id: 'a',
    type: 'article',
    lang: 'is',
    path: '/ha-frettir/skal/',
    tags: ['Leir'],
    kind: 'article',
    title: 'Skál, bolli, kanna',
    words: 0,
    related: [],
  });
});

it.each([
  ['no document', null],
  ['no title', { ...bare, title: null }],
  ['an empty title', { ...bare, title: [{ type: 'heading1', text: ' ', spans: [] }] }],
  ['no address', { ...bare, _meta: { ...meta, url: null } }],
  ['a language that the site does not speak', { ...bare, _meta: { ...meta, lang: 'fr-fr' } }],
])('returns undefined for %s', (_what, raw) => {
  expect(toArticleCard(raw)).toBeUndefined();
  expect(toArticle(raw)).toBeUndefined();
});

it('maps an event with its time and place', () => {
  const event = {
    ...bare,
    type: 'event',
    start_date: '2027-01-14T20:00:00+0000',
    place: 'Salur Miðstöðvar',
  };
  expect(toArticleCard(event)).toMatchObject({
    kind: 'event',
    occasion: { start: '2027-01-14T20:00:00+00:00', place: 'Salur Miðstöðvar' },
  });
});

it('ignores the time and place of an article that is not an event', () => {
  const article = { ...bare, type: 'article', start_date: '2027-01-14T20:00:00+0000' };
  expect(toArticleCard(article)?.occasion).toBeUndefined();
});

it('also returns the lead as plain text, for shared links', () => {
  const lead = [{ type: 'paragraph', text: 'Leirinn man.', spans: [] }];
  expect(toArticle({ ...bare, lead })).toMatchObject({
    summary: 'Leirinn man.',
    lead: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Leirinn man.' }] }],
  });
});
