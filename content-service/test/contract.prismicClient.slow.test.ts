import { createClient, filter } from '@prismicio/client';
import type { BuildQueryURLArgs, Client } from '@prismicio/client';
import type { JsonObject } from '../src/model/json';
import type { ContentService } from '../src/startContentService';
import { field, richText, serve, testContent } from './content';
import { libraryContent } from './library';

// These tests use the current official client, unmodified, with models other than the site's.
const library = libraryContent();
const fair = testContent();
let libraryService: ContentService;
let fairService: ContentService;

beforeAll(async () => {
  fair.writeType('stand', {
    Main: {
      uid: field('UID'),
      name: field('StructuredText', { single: 'heading1' }),
      about: field('StructuredText', { multi: 'paragraph' }),
      opens: field('Timestamp'),
      day: field('Date'),
      size: field('Number'),
      where: field('GeoPoint'),
      free: field('Boolean'),
    },
  });
  const stands = [
    ['alfa', 'Hönnun og þjóðlíf', 10, '2026-03-02', '2026-03-02T10:00:00+0000', ['a', 'b']],
    ['beta', 'Arkitektúr á Íslandi', 20, '2026-04-10', '2026-04-10T14:00:00+0000', ['b']],
    ['gamma', 'Ævintýri í öræfum', 30, '2027-05-23', '2027-05-23T22:00:00+0000', ['c']],
  ] as const;
  stands.forEach(([uid, name, size, day, opens, tags], index) => {
    fair.writeDocument(`is/stand/${uid}`, {
      uid,
      tags: [...tags],
      data: {
        name: richText(name, 'heading1'),
        about: richText(`Um básinn: ${name}`),
        size,
        day,
        opens,
        free: index === 0,
        ...(index < 2 ? { where: { latitude: 64 + index, longitude: -21 } } : {}),
      },
    });
  });
  [libraryService, fairService] = await Promise.all([serve(library), serve(fair)]);
});
afterAll(async () => {
  await Promise.all([libraryService.close(), fairService.close()]);
  library.remove();
  fair.remove();
});

const clientOf = (service: ContentService, options: JsonObject = {}): Client =>
  createClient('acme', { documentAPIEndpoint: `${service.url}/api/v2`, ...options });

const uids = (documents: { uid: string | null }[]) => documents.map(({ uid }) => uid);

async function found(filters: string[], args: Partial<BuildQueryURLArgs> = {}) {
  const orderings = [{ field: 'my.stand.size' }];
  const { results } = await clientOf(fairService).get({ orderings, ...args, filters });
  return uids(results);
}

test('the content of these tests has no problems', () => {
  expect([libraryService.problems(), fairService.problems()]).toEqual([[], []]);
});

test.each([
  ['at', filter.at('my.stand.size', 20), ['beta']],
  ['at a boolean', filter.at('my.stand.free', true), ['alfa']],
  ['at a text with a quote', filter.at('my.stand.name', 'no "such" name'), []],
  ['not', filter.not('document.id', 'stand-alfa-is'), ['beta', 'gamma']],
  ['any', filter.any('my.stand.uid', ['gamma', 'alfa']), ['alfa', 'gamma']],
  ['in', filter.in('my.stand.uid', ['gamma', 'alfa']), ['alfa', 'gamma']],
  ['fulltext', filter.fulltext('document', 'íslandi'), ['beta']],
  ['has', filter.has('my.stand.where'), ['alfa', 'beta']],
  ['missing', filter.missing('my.stand.where'), ['gamma']],
  ['similar', filter.similar('stand-alfa-is', 10), ['beta', 'gamma']],
  ['geopointNear', filter.geopointNear('my.stand.where', 64, -21, 50), ['alfa']],
  ['numberLessThan', filter.numberLessThan('my.stand.size', 20), ['alfa']],
  ['numberGreaterThan', filter.numberGreaterThan('my.stand.size', 20), ['gamma']],
  ['numberInRange', filter.numberInRange('my.stand.size', 10, 20), ['alfa', 'beta']],
  ['dateAfter', filter.dateAfter('my.stand.day', new Date('2026-03-02')), ['beta', 'gamma']],
  ['dateBefore', filter.dateBefore('my.stand.day', '2026-04-10'), ['alfa']],
  [
    'dateBetween',
    filter.dateBetween('my.stand.opens', new Date('2026-03-02T10:00:00Z'), 1775829600000),
    ['alfa', 'beta'],
  ],
  ['dateDayOfMonth', filter.dateDayOfMonth('my.stand.day', 10), ['beta']],
  ['dateDayOfMonthAfter', filter.dateDayOfMonthAfter('my.stand.day', 2), ['beta', 'gamma']],
  ['dateDayOfMonthBefore', filter.dateDayOfMonthBefore('my.stand.day', 10), ['alfa']],
  ['dateDayOfWeek', filter.dateDayOfWeek('my.stand.day', 'Monday'), ['alfa']],
  ['dateDayOfWeekAfter', filter.dateDayOfWeekAfter('my.stand.day', 'friday'), ['gamma']],
  ['dateDayOfWeekBefore', filter.dateDayOfWeekBefore('my.stand.day', 5), ['alfa']],
  ['dateMonth', filter.dateMonth('my.stand.day', 'April'), ['beta']],
  ['dateMonthAfter', filter.dateMonthAfter('my.stand.day', 3), ['beta', 'gamma']],
  ['dateMonthBefore', filter.dateMonthBefore('my.stand.day', 'may'), ['alfa', 'beta']],
  ['dateYear', filter.dateYear('my.stand.day', 2027), ['gamma']],
  ['dateHour', filter.dateHour('my.stand.opens', 14), ['beta']],
  ['dateHourAfter', filter.dateHourAfter('my.stand.opens', 14), ['gamma']],
  ['dateHourBefore', filter.dateHourBefore('my.stand.opens', 14), ['alfa']],
])('filter: %s', async (_name, text, expected) => {
  expect(await found([text])).toEqual(expected);
});

test('documents by ids and uids have the order of the list', async () => {
  const client = clientOf(fairService);
  const byId = await client.getAllByIDs(['stand-gamma-is', 'stand-alfa-is', 'nobody']);
  expect(uids(byId)).toEqual(['gamma', 'alfa']);
  expect(uids(await client.getAllByUIDs('stand', ['beta', 'gamma', 'alfa']))).toEqual([
    'beta',
    'gamma',
    'alfa',
  ]);
  expect(uids((await client.getByIDs(['stand-beta-is'])).results)).toEqual(['beta']);
});

test('documents by tags: one, every, some', async () => {
  const client = clientOf(fairService);
  const orderings = [{ field: 'my.stand.size', direction: 'desc' as const }];
  expect(uids(await client.getAllByTag('b', { orderings }))).toEqual(['beta', 'alfa']);
  expect(uids(await client.getAllByEveryTag(['a', 'b'], { orderings }))).toEqual(['alfa']);
  expect(uids(await client.getAllBySomeTags(['a', 'c'], { orderings }))).toEqual(['gamma', 'alfa']);
  expect(uids((await client.getByTag('nowhere')).results)).toEqual([]);
});

test('orderings, pages and after', async () => {
  const client = clientOf(fairService);
  const orderings = [
    { field: 'document.first_publication_date' },
    { field: 'my.stand.name', direction: 'desc' as const },
  ];
  const all = ['gamma', 'alfa', 'beta'];
  expect(uids(await client.getAllByType('stand', { orderings }))).toEqual(all);
  const page = await client.getByType('stand', { orderings, pageSize: 2, page: 2 });
  expect([uids(page.results), page.total_pages, page.next_page]).toEqual([['beta'], 2, null]);
  const after = await client.getByType('stand', { orderings, after: 'stand-gamma-is' });
  expect(uids(after.results)).toEqual(['alfa', 'beta']);
});

test('fetch, fetchLinks and graphQuery', async () => {
  const client = clientOf(libraryService);
  const linked = await client.getByUID('book', 'bjartur', {
    fetch: ['book.author', 'book.year'],
    fetchLinks: ['author.name', 'author.born'],
  });
  expect(linked.data).toMatchObject({
    year: 1934,
    author: { uid: 'halldor', data: { name: 'Halldór', born: '1902-04-23' } },
  });
  expect(Object.keys(linked.data)).toEqual(['year', 'author']);

  const graphQuery = `{
    book {
      title
      author { ...on author { name country { name } } }
      body { ...on card { variation { ...on default { primary { heading } } } } }
    }
  }`;
  const queried = await client.getByUID('book', 'bjartur', { graphQuery });
  expect(queried.data).toMatchObject({
    title: [{ text: 'Sjálfstætt fólk' }],
    author: { data: { name: 'Halldór', country: { data: { name: 'Ísland' } } } },
    body: [{ slice_type: 'card', primary: { heading: 'Höfundur' }, items: [] }],
  });
  await expect(client.getByType('book', { graphQuery: '{ book { nope } }' })).rejects.toThrow(
    /Unable to parse fetch query Invalid fetch parsing Exception/,
  );
});

test('routes of the client give documents and links their url', async () => {
  const client = clientOf(libraryService, {
    routes: [
      { type: 'book', path: '/:lang?/books/:uid' },
      { type: 'author', path: '/authors/:uid' },
    ],
    brokenRoute: '/404',
  });
  const books = await client.getAllByType('book', { lang: '*', orderings: 'my.book.uid' });
  expect(books.map(({ url }) => url)).toEqual([
    '/books/bjartur',
    '/en-us/books/independent-people',
  ]);
  expect(books[0]?.data.author).toMatchObject({ url: '/authors/halldor' });
});
