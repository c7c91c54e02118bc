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

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

/** An article with an empty value in every field except the title. */
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
  guests: null,
  photographer: null,
  tables: null,
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
    minutes: 0,
    related: [],
  });
});

it.each([
  ['a day later', '2026-11-14', '2026-11-15T08:00:00+0000', '2026-11-15'],
  ['on its day', '2026-11-14', '2026-11-14T18:00:00+0000', undefined],
  ['before its day', '2026-11-14', '2026-11-01T08:00:00+0000', undefined],
  ['some day, without a date of its own', null, '2026-11-15T08:00:00+0000', undefined],
])('says that an article was changed %s', (_, published_date, lastPublicationDate, revised) => {
  const changed = { ...bare, published_date, _meta: { ...meta, lastPublicationDate } };
  expect(toArticle(changed)?.revised).toBe(revised);
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

describe('a date', () => {
  const dates = { start_date: '2027-01-14', end_date: '2027-01-15', published_date: '2026-11-20' };
  const event = { ...bare, type: 'event', ...dates };

  it.each(['0001-01-01', '9998-12-31', '2027-01-14T20:00:00+0000'])('%s is shown', (day) => {
    expect(toArticleCard({ ...event, published_date: day })?.date).toMatch(day.slice(0, 10));
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    '0000-01-01',
    '9999-12-31',
    '9998-12-31T23:00:00-0500',
    '+275760-09-13',
    '-000001-01-01',
    '2027-13-45',
    'Invalid Date',
    'NaN',
    '2027',
    '14. janúar 2027',
  ])('%s is reported and left out', (day) => {
    const card = toArticleCard({ ...event, end_date: day, published_date: day });
    expect(card).toMatchObject({ date: undefined, occasion: { start: '2027-01-14' } });
    expect(card?.occasion?.end).toBeUndefined();
    expect(toArticleCard({ ...event, start_date: day })?.occasion).toBeUndefined();
    const fields = warn.mock.calls.map(([message]) => /field (\w+)/.exec(String(message))?.[1]);
    expect(fields).toEqual(['published_date', 'end_date', 'start_date']);
  });
});
