import type { StubResponse, StubServer } from '../../../test/startStubServer';
import { startStubServer } from '../../../test/startStubServer';
import type { ContentApi } from './createContentApi';
import { createContentApi } from './createContentApi';

const searchPath = '/api/v2/documents/search';
const fields = Object.fromEntries(
  ['ref', 'q', 'lang', 'after', 'fetch', 'fetchLinks', 'graphQuery', 'orderings'].map((name) => [
    name,
    { type: 'String' },
  ]),
);
const numbers = { page: { default: '1' }, pageSize: { default: '20' } };

type Responses = {
  metadata: Record<string, unknown>;
  results: object[];
  headers: Record<string, string>;
};

let responses: Responses;
let stub: StubServer;
let api: ContentApi;
beforeEach(async () => {
  stub = await startStubServer(respond);
  responses = {
    metadata: {
      refs: [
        { id: 'master', ref: 'ref-1', label: 'Master', isMasterRef: true },
        { id: 'Y1', ref: 'Y2~ref-1', label: 'Christmas' },
      ],
      bookmarks: { home: 'Z1' },
      forms: {
        everything: { action: stub.url + searchPath, fields: { ...fields, ...numbers } },
      },
      experiments: { running: [{ variations: [{ id: 'V1', ref: 'ref-v', label: 'New Title' }] }] },
    },
    results: [{ id: 'Z1' }],
    headers: {},
  };
  api = createContentApi({ endpoint: `${stub.url}/api/v2` });
});
afterEach(() => jest.restoreAllMocks());

function respond({ pathname }: URL): StubResponse {
  const { metadata, results, headers } = responses;
  if (pathname === '/api/v2') return { body: metadata, headers };
  if (pathname === searchPath) return { body: { results }, headers };
  return { status: 404, body: { message: `${pathname} not found` } };
}

const searches = () =>
  stub.requests
    .filter(({ pathname }) => pathname === searchPath)
    .map(({ searchParams }) => Object.fromEntries(searchParams));

function setClock() {
  let now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  return { advance: (ms: number) => (now += ms) };
}

describe('a request', () => {
  const first = { ref: 'ref-1', lang: '*', page: '1', pageSize: '1' };

  test.each<[string, () => Promise<unknown>, Record<string, string>]>([
    ['an id', () => api.getByID('Z1'), { ...first, q: '[[at(document.id, "Z1")]]' }],
    [
      'a uid, in the master language',
      () => api.getByUID('article', 'a'),
      { ref: 'ref-1', page: '1', pageSize: '1', q: '[[at(my.article.uid, "a")]]' },
    ],
    [
      'a uid, in the language',
      () => api.getByUID('article', 'a', { lang: 'en-us' }),
      { ...first, lang: 'en-us', q: '[[at(my.article.uid, "a")]]' },
    ],
    [
      'a single type',
      () => api.getSingle('homepage'),
      { ...first, q: '[[at(document.type, "homepage")]]' },
    ],
    ['a bookmark', () => api.getBookmark('home'), { ...first, q: '[[at(document.id, "Z1")]]' }],
    ['all', () => api.query([]), { ref: 'ref-1', lang: '*', page: '1', pageSize: '20' }],
    [
      'the first of a query',
      () => api.queryFirst(['[a]', '[b]'], { orderings: 'my.article.title' }),
      { ...first, q: '[[a][b]]', orderings: '[my.article.title]' },
    ],
    [
      'documents with options',
      () => api.getByIDs(['Z1'], { lang: 'is', page: 2, pageSize: 50, ref: 'Y2~ref-1' }),
      {
        ...{ lang: 'is', page: '2', pageSize: '50', ref: 'Y2~ref-1' },
        q: '[[in(document.id, ["Z1"])]]',
      },
    ],
  ])('for %s', async (_, sendRequest, parameters) => {
    await sendRequest();
    expect(searches()).toEqual([parameters]);
  });

  test('for the first page if the form has no default page', async () => {
    const everything = { action: stub.url + searchPath, fields: { ...fields, page: {} } };
    responses.metadata.forms = { everything };
    await api.query([]);
    expect(searches()).toEqual([{ ref: 'ref-1', lang: '*', page: '1' }]);
  });

  test('without a result resolves to undefined', async () => {
    responses.results = [];
    expect(await api.getByID('Z9')).toBeUndefined();
    expect(await api.getByUID('article', 'nobody')).toBeUndefined();
  });
});

describe('an error', () => {
  test.each<[string, () => void, (used: ContentApi) => Promise<unknown>, string]>([
    [
      'a status that is not 2xx',
      () => {
        stub.respond = (url) =>
          url.pathname === searchPath ? { status: 502, body: '' } : respond(url);
      },
      ({ query }) => query([], { lang: 'is' }),
      'Unexpected status code [502] on URL {url}/api/v2/documents/search',
    ],
    [
      'a repository without a form',
      () => (responses.metadata.forms = { tags: {} }),
      ({ getByID }) => getByID('Z1'),
      'Missing everything form\nThe metadata at {url}/api/v2 contains no search URL.',
    ],
    [
      'an unknown bookmark',
      () => undefined,
      ({ getBookmark }) => getBookmark('contact'),
      "Error retrieving bookmarked id\nThere is no bookmark 'contact'. The bookmarks are: home",
    ],
    [
      'a bookmark with the name of an object property',
      () => undefined,
      ({ getBookmark }) => getBookmark('constructor'),
      'Error retrieving bookmarked id',
    ],
    [
      'a uid in all languages',
      () => undefined,
      ({ getByUID }) => getByUID('article', 'a', { lang: '*' }),
      'getByUID(article, a) searches all languages, but a uid is unique only within one language.',
    ],
    [
      'a response without metadata',
      () => (stub.respond = () => ({ body: { refs: [] } })),
      ({ query }) => query([]),
      "{url}/api/v2 is not a Prismic repository's API: its response has no master ref.",
    ],
    [
      'a search without a list of results',
      () => Object.assign(responses, { results: undefined }),
      ({ getByID }) => getByID('Z1'),
      'The response of {url}/api/v2/documents/search is not a list of documents.',
    ],
  ])('of %s', async (_, breakService, sendRequest, message) => {
    breakService();
    await expect(sendRequest(api)).rejects.toThrow(message.replace('{url}', stub.url));
  });

  test('is not cached', async () => {
    stub.respond = () => ({ status: 503, body: '', headers: { 'cache-control': 'max-age=60' } });
    await expect(api.getMetadata()).rejects.toThrow('[503]');
    stub.respond = respond;
    expect((await api.getMetadata()).masterRef).toBe('ref-1');
  });
});

test('a failed request is not repeated, and the error does not contain the access token', async () => {
  const accessToken = 'MC5s/ö+c =€';
  stub.respond = () => ({ status: 503, body: { error: `No such token: ${accessToken}` } });
  const endpoint = `${stub.url}/api/v2`;
  await expect(createContentApi({ endpoint, accessToken }).getMetadata()).rejects.toMatchObject({
    status: 503,
    message: `Unexpected status code [503] on URL ${endpoint}\nThe service says: No such token: [access token]`,
    stack: expect.not.stringContaining('MC5s'),
  });
  expect(stub.requests).toHaveLength(1);
});

test('the access token is sent with each request, even if the form does not declare it', async () => {
  const accessToken = 'MC5secret';
  await createContentApi({ endpoint: `${stub.url}/api/v2`, accessToken }).getByID('Z1');
  const tokens = stub.requests.map(({ searchParams }) => searchParams.get('access_token'));
  expect(tokens).toEqual([accessToken, accessToken]);
});

describe('the cache', () => {
  test('does not return responses of the old master ref', async () => {
    const clock = setClock();
    stub.respond = (url) => {
      const seconds = url.pathname === searchPath ? 31_536_000 : 5;
      responses.headers = { 'cache-control': `max-age=${seconds}` };
      return respond(url);
    };
    await api.getByID('Z1');
    responses.metadata.refs = [{ ref: 'ref-2', isMasterRef: true }];
    clock.advance(5000);
    await api.getByID('Z1');
    expect(searches().map(({ ref }) => ref)).toEqual(['ref-1', 'ref-2']);
  });
});
