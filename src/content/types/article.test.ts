import { rawDocument } from '../../test/rawDocument';
import { toArticle } from './article';

const article = (fields: object = {}, meta: object = {}) =>
  toArticle(rawDocument('article', fields, meta));
const event = (fields: object) => toArticle(rawDocument('article', { type: 'event', ...fields }));

const warn = jest.spyOn(console, 'warn').mockImplementation();
beforeEach(() => warn.mockClear());

it.each([
  ['a day later', '2026-11-14', '2026-11-15T08:00:00+0000', '2026-11-15'],
  ['on its day', '2026-11-14', '2026-11-14T18:00:00+0000', undefined],
  ['before its day', '2026-11-14', '2026-11-01T08:00:00+0000', undefined],
  ['some day, without a date of its own', null, '2026-11-15T08:00:00+0000', undefined],
])('says that an article was changed %s', (_, published_date, lastPublicationDate, revised) => {
  expect(article({ published_date }, { lastPublicationDate })?.revised).toBe(revised);
});

it('has a time and a place only if it is an event', () => {
  const occasion = { start_date: '2027-01-14T20:00:00+0000', place: 'Salur Miðstöðvar' };
  expect(event(occasion)).toMatchObject({
    kind: 'event',
    occasion: { start: '2027-01-14T20:00:00+00:00', place: 'Salur Miðstöðvar' },
  });
  expect(article({ type: 'article', ...occasion })?.occasion).toBeUndefined();
});

describe('a date', () => {
  const dates = { start_date: '2027-01-14', end_date: '2027-01-15', published_date: '2026-11-20' };

  it.each(['0001-01-01', '9998-12-31', '2027-01-14T20:00:00+0000'])('%s is shown', (day) => {
    expect(event({ ...dates, published_date: day })?.date).toMatch(day.slice(0, 10));
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
    const card = event({ ...dates, end_date: day, published_date: day });
    expect(card).toMatchObject({ date: undefined, occasion: { start: '2027-01-14' } });
    expect(card?.occasion?.end).toBeUndefined();
    expect(event({ ...dates, start_date: day })?.occasion).toBeUndefined();
    const fields = warn.mock.calls.map(([message]) => /field (\w+)/.exec(String(message))?.[1]);
    expect(fields).toEqual(['published_date', 'end_date', 'start_date']);
  });
});
