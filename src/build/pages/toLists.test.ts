import { afterPosition } from '../../../plugins/gatsby-source-prismic-graphql/src/requests/readList';
import type { ContentDocument } from '../readContent';
import { findCategories, findCurrent, listPages, listPagesOfIds, toLists } from './toLists';

const now = '2026-11-24T00:00:00Z';

const event = (id: string, start_date: unknown, end_date: unknown = null) => ({
  _meta: { id, url: `/ha-frettir/${id}/` } as ContentDocument['_meta'],
  start_date,
  end_date,
});
const withoutPage = (document: ReturnType<typeof event>) => ({
  ...document,
  _meta: { ...document._meta, url: null },
});
const newer = Array.from({ length: 18 }, (_, index) =>
  event(`new-${index}`, '2026-11-20T17:00:00+0000'),
);

it('finds events that go on behind the first page, and no others', () => {
  const events = [
    ...newer,
    event('exhibition', '2026-06-01', '2027-01-10'),
    event('over', '2026-05-01', '2026-11-23'),
    event('evening', '2026-04-01T17:00:00+0000'),
    event('undated', null, '2027-01-10'),
    withoutPage(event('without a page', '2026-03-01', '2027-01-10')),
    event('last day', '2026-02-01', '2026-11-24'),
  ];
  expect(findCurrent(events, now)).toEqual(['exhibition', 'last day']);
});

it('finds the next events if many later events are announced, the earliest first', () => {
  const days = Array.from({ length: 40 }, (_, index) =>
    event(`${40 - index}`, new Date(Date.parse(now) + (40 - index) * 86_400_000).toISOString()),
  );
  const found = findCurrent([...days, event('exhibition', '2026-06-01', '2027-01-10')], now);
  expect(found).toHaveLength(20);
  expect(found.slice(0, 3)).toEqual(['exhibition', '1', '2']);
});

it('finds none that the first page shows', () => {
  expect(findCurrent([event('exhibition', '2026-06-01', '2027-01-10')], now)).toEqual([]);
});

const articles = (...categories: (string | undefined)[]) =>
  categories.map((category, index) => ({ path: `/ha-frettir/grein-${index}/`, category }));

it('finds the categories that the site does not name, once, in alphabetical order', () => {
  const found = findCategories(
    articles('Ýmislegt', 'Greinar', undefined, 'Ályktun', 'Ýmislegt'),
    'is',
  );
  expect(found).toEqual(['Ályktun', 'Ýmislegt']);
});

it('finds a category that is named in the other language only', () => {
  expect(findCategories(articles('Interview'), 'is')).toEqual(['Interview']);
  expect(findCategories(articles('Interview'), 'en-us')).toEqual([]);
});

it.each(['Hönnun/list', 'Um hönnun?', '2', '..', ' ', '%41', 'a#b'])(
  'makes no address of %j',
  (category) => {
    expect(findCategories(articles(category), 'is')).toEqual([]);
  },
);

it('leaves out the category of an article without a page', () => {
  expect(findCategories([{ category: 'Ýmislegt' }], 'is')).toEqual([]);
});

it('leaves out a category at the address of a page or of another category, whatever its case', () => {
  const page = { path: '/ha-frettir/ýmislegt/' };
  expect(findCategories([page, ...articles('Ýmislegt', 'greinar')], 'is')).toEqual([]);
  expect(findCategories(articles('Safnið', 'safnið'), 'is')).toEqual(['Safnið']);
});

it('makes the lists of kinds, categories and associations from documents in any order', () => {
  const document = (type: string, id: string, fields: object = {}) =>
    ({
      _meta: { id, type, lang: 'is', url: `/${type}/${id}/`, alternateLanguages: [] },
      title: [{ type: 'heading1', text: id }],
      ...fields,
    }) as unknown as ContentDocument;
  const events = Array.from({ length: 18 }, (_, index) =>
    document('article', `event-${index}`, { type: 'event', start_date: '2026-11-20' }),
  );
  const content = [
    document('association', 'leir'),
    document('association', 'letur'),
    document('article', 'exhibition', {
      ...{ type: 'event', start_date: '2026-01-01', end_date: '9998-01-01' },
      ...{ category: 'HA', association: { _meta: { id: 'leir' } } },
    }),
    ...events,
  ];
  const lists = toLists(content).filter(({ lang }) => lang === 'is');
  const countOf = (path: string) => lists.find(({ pathOf }) => pathOf(1) === path)?.pages.length;
  expect(lists.find(({ template }) => template === 'events')?.firstContext).toEqual({
    current: ['exhibition'],
    hasCurrent: true,
  });
  expect(countOf('/vidburdir/')).toBe(2);
  expect(countOf('/ha-frettir/')).toBe(2);
  expect(countOf('/ha-frettir/HA/')).toBe(1);
  expect(countOf('/association/leir/ha-frettir/')).toBe(1);
  expect(countOf('/association/letur/ha-frettir/')).toBeUndefined();
});

it('divides a long list of people by the alphabet, at an address in each language', () => {
  const names = [...'öþyúsrpólhgfeídcbáa'].map((letter) => `${letter.toUpperCase()}nna`);
  const content = names.map((name, index) => ({
    _meta: { id: name, type: 'person', lang: 'is', url: `/folk/${index}/`, alternateLanguages: [] },
    title: [{ type: 'heading1', text: name }],
  }));
  const list = toLists(content as unknown as ContentDocument[]).find(
    ({ lang, template }) => lang === 'is' && template === 'persons',
  );
  expect(list?.translations).toEqual({ is: '/folk/', 'en-us': '/en/people/' });
  expect(list?.pages.map(({ ids }) => ids?.at(0))).toEqual(['Anna', 'Önna']);
});

const documents = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ _meta: { url: `/p${index}/` } }));

it.each([0, 1, 18])('returns one page for a list of %s documents', (count) => {
  expect(listPages(documents(count))).toEqual([{ page: 1, pages: 1, first: 20, after: null }]);
});

it('begins each page after the last document of the one before', () => {
  expect(listPages(documents(37))).toEqual([
    { page: 1, pages: 3, first: 18, after: null },
    { page: 2, pages: 3, first: 18, after: afterPosition(18) },
    { page: 3, pages: 3, first: 20, after: afterPosition(36) },
  ]);
});

it('makes no page of a list without documents', () => {
  const without = { _meta: { url: null } };
  const list = documents(57).map((document, index) =>
    (index >= 18 && index < 36) || index >= 54 ? without : document,
  );
  expect(listPages(list)).toEqual([
    { page: 1, pages: 2, first: 18, after: null },
    { page: 2, pages: 2, first: 20, after: afterPosition(36) },
  ]);
  expect(listPages(list.map(() => without))).toHaveLength(1);
});

it('a list in an order that Prismic lacks has every document once, 18 a page', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `d${index}`);
  const pages = listPagesOfIds(ids.map((id) => ({ id })));
  expect(pages.map((page) => page.ids?.length)).toEqual([18, 18, 4]);
  expect(pages.flatMap((page) => page.ids)).toEqual(ids);
  expect(pages.map(({ page, pages: all }) => [page, all])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});
