import { search } from '../../test/requests';
import { cleanUp, serve } from '../../test/content';
import { libraryContent } from '../../test/library';
import type { JsonObject } from '../model/json';
import type { ContentService } from '../startContentService';

const content = libraryContent();
let service: ContentService;
beforeAll(async () => {
  content.writeDocument('is/author/snorri', { uid: 'snorri' });
  content.writeDocument('is/book/edda', {
    uid: 'edda',
    data: {
      title: [{ type: 'heading1', text: 'Edda', spans: [] }],
      author: { link_type: 'Document', id: 'author-snorri-is' },
      more: { link_type: 'Document', id: 'gone' },
    },
  });
  service = await serve(content);
});
afterAll(cleanUp);

async function resultsOf(routes: unknown, params: Record<string, string> = {}) {
  const { status, body } = await search(service, {
    q: '[[at(document.type, "book")]]',
    lang: '*',
    orderings: '[my.book.uid]',
    routes: typeof routes === 'string' ? routes : JSON.stringify(routes),
    ...params,
  });
  return { status, body, results: (body.results ?? []) as (JsonObject & { data: JsonObject })[] };
}

// Results are sorted by uid: bjartur and edda in Icelandic, independent-people in English.
test.each([
  [
    'the uid',
    [{ type: 'book', path: '/books/:uid' }],
    ['/books/bjartur', '/books/edda', '/books/independent-people'],
  ],
  [
    'the language, except the master language',
    [{ type: 'book', path: '/:lang?/:uid' }],
    ['/bjartur', '/edda', '/en-us/independent-people'],
  ],
  ['the root', [{ type: 'book', path: '/:lang?' }], ['/', '/', '/en-us']],
  ['another type', [{ type: 'author', path: '/:uid' }], [null, null, null]],
  [
    'the first that matches',
    [
      { type: 'book', uid: 'edda', path: '/the-edda' },
      { type: 'book', lang: 'en-us', path: '/english/:uid' },
      { type: 'book', path: '/:uid' },
    ],
    ['/bjartur', '/the-edda', '/english/independent-people'],
  ],
  [
    'relationships',
    [
      {
        type: 'book',
        path: '/:country/:author/:uid',
        resolvers: { author: 'author', country: 'author.country' },
      },
      { type: 'book', path: '/:author?/:uid', resolvers: { author: 'author' } },
    ],
    ['/island/halldor/bjartur', '/snorri/edda', '/independent-people'],
  ],
  [
    'one route without a list',
    { type: 'book', path: '/:uid' },
    ['/bjartur', '/edda', '/independent-people'],
  ],
  ['none', [], [null, null, null]],
])('url by %s', async (_what, routes, urls) => {
  expect((await resultsOf(routes)).results.map(({ url }) => url)).toEqual(urls);
});

test('links have their url, also in rich text, groups and slices', async () => {
  const routes = [{ type: 'author', path: '/authors/:uid' }];
  const { results } = await resultsOf(routes, { fetchLinks: 'author.name' });
  const data = results[0]?.data ?? {};
  const url = '/authors/halldor';
  expect(data).toMatchObject({
    author: { url, data: { name: 'Halldór' } },
    text: [{ spans: [{ data: { url } }] }],
    editions: [{ editor: { url } }, {}],
    body: [{ primary: { source: { url } } }, {}, { primary: { person: { url } } }, {}],
  });
  expect(data.more).not.toHaveProperty('url');
});

test('links of fetched documents have their url', async () => {
  const routes = [{ type: 'country', path: '/:uid' }];
  const { results } = await resultsOf(routes, { graphQuery: '{ book { author { country } } }' });
  expect(results[0]?.data).toMatchObject({ author: { data: { country: { url: '/island' } } } });
});

test('broken links have the broken route', async () => {
  const routes = [{ type: 'book', path: '/:uid' }];
  const broken = await resultsOf(routes, { brokenRoute: '/404' });
  expect(broken.results[1]?.data.more).toMatchObject({ isBroken: true, url: '/404' });
  expect((await resultsOf(routes)).results[1]?.data.more).not.toHaveProperty('url');
});

test.each([
  ['{', 'The routes are not JSON'],
  ['[{"type":"book"}]', 'A route needs a "type" and a "path", unlike {"type":"book"}'],
  ['[5]', 'A route needs a "type" and a "path", unlike 5'],
  ['[{"type":"nope","path":"/"}]', "Unknown type 'nope'"],
  [
    '[{"type":"book","path":"/:section/:uid"}]',
    "No resolver for ':section' in the path '/:section/:uid'",
  ],
  ['[{"type":"book","path":"/:s","resolvers":{"s":5}}]', "The resolver 's' does not name a field"],
])('%s is rejected', async (routes, detail) => {
  const { status, body } = await resultsOf(routes);
  expect([status, body]).toEqual([
    400,
    { type: 'api_validation_error', message: `[Link resolver error] ${detail}` },
  ]);
});
