import { createClient, filter } from '@prismicio/client';
import type { ContentService } from '../src/startContentService';
import { cleanUp, field, richText, serve, testContent } from './content';

// These tests use the current official client, unmodified, with a model other than the site's. The
// tests of each function and parameter are in src.
const content = testContent();
let service: ContentService;

beforeAll(async () => {
  content.writeType('stand', {
    Main: {
      uid: field('UID'),
      name: field('StructuredText', { single: 'heading1' }),
      opens: field('Timestamp'),
      size: field('Number'),
      where: field('GeoPoint'),
      free: field('Boolean'),
      next: field('Link', { select: 'document', customtypes: ['stand'] }),
    },
  });
  const stands = [
    ['alfa', 'Hönnun og þjóðlíf', 10, '2026-03-02T10:00:00+0000', ['a', 'b']],
    ['beta', 'Arkitektúr á Íslandi', 20, '2026-04-10T14:00:00+0000', ['b']],
    ['gamma', 'Ævintýri í öræfum', 30, '2027-05-23T22:00:00+0000', ['c']],
  ] as const;
  stands.forEach(([uid, name, size, opens, tags], index) => {
    content.writeDocument(`is/stand/${uid}`, {
      uid,
      tags: [...tags],
      data: {
        ...{ name: richText(name, 'heading1'), size, opens, free: index === 0 },
        ...(index < 2 ? { where: { latitude: 64 + index, longitude: -21 } } : {}),
        next: { link_type: 'Document', id: 'stand-beta-is' },
      },
    });
  });
  service = await serve(content, { strict: true });
});
afterAll(cleanUp);

const clientOf = (options: object = {}) =>
  createClient('acme', { documentAPIEndpoint: `${service.url}/api/v2`, ...options });

const uids = (documents: { uid: string | null }[]) => documents.map(({ uid }) => uid);

test.each([
  ['a number', filter.at('my.stand.size', 20), ['beta']],
  ['a boolean', filter.at('my.stand.free', true), ['alfa']],
  ['a text with a quote', filter.at('my.stand.name', 'no "such" name'), []],
  ['a list', filter.any('my.stand.uid', ['gamma', 'alfa']), ['alfa', 'gamma']],
  ['no argument', filter.has('my.stand.where'), ['alfa', 'beta']],
  ['no path', filter.similar('stand-alfa-is', 10), []],
  ['three numbers', filter.geopointNear('my.stand.where', 64, -21, 50), ['alfa']],
  ['a date', filter.dateAfter('my.stand.opens', new Date('2026-03-03')), ['beta', 'gamma']],
  ['a name of a month', filter.dateMonth('my.stand.opens', 'April'), ['beta']],
])('a filter with %s', async (_what, text, expected) => {
  const orderings = [{ field: 'my.stand.size' }];
  const { results } = await clientOf().get({ orderings, filters: [text] });
  expect(uids(results)).toEqual(expected);
});

test('documents by ids, uids and tags, in pages', async () => {
  const client = clientOf();
  const byId = await client.getAllByIDs(['stand-gamma-is', 'stand-alfa-is', 'nobody']);
  expect(uids(byId)).toEqual(['gamma', 'alfa']);
  expect(uids(await client.getAllByUIDs('stand', ['beta', 'gamma']))).toEqual(['beta', 'gamma']);
  const orderings = [{ field: 'my.stand.size', direction: 'desc' as const }];
  expect(uids(await client.getAllByEveryTag(['a', 'b'], { orderings }))).toEqual(['alfa']);
  expect(uids(await client.getAllBySomeTags(['a', 'c'], { orderings }))).toEqual(['gamma', 'alfa']);
  const page = await client.getByType('stand', { orderings, pageSize: 2, page: 2 });
  expect([uids(page.results), page.total_pages, page.next_page]).toEqual([['alfa'], 2, null]);
});

test('fetch, fetchLinks, graphQuery and routes', async () => {
  const client = clientOf({ routes: [{ type: 'stand', path: '/:lang?/stands/:uid' }] });
  const next = { url: '/stands/beta', data: { size: 20 } };
  const linked = await client.getByUID('stand', 'alfa', {
    ...{ fetch: ['stand.next', 'stand.size'], fetchLinks: ['stand.size'] },
  });
  expect([linked.url, linked.data]).toMatchObject(['/stands/alfa', { size: 10, next }]);
  expect(Object.keys(linked.data)).toEqual(['size', 'next']);
  const graphQuery = '{ stand { next { ...on stand { size } } } }';
  const queried = await client.getByUID('stand', 'alfa', { graphQuery });
  expect(queried.data).toEqual({ next: expect.objectContaining(next) });
  await expect(client.getByType('stand', { graphQuery: '{ stand { nope } }' })).rejects.toThrow(
    /Unable to parse fetch query Invalid fetch parsing Exception/,
  );
});
