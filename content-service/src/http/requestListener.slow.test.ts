import fc from 'fast-check';
import { queryGraphql, get, rawRequest, search } from '../../test/requests';
import { cleanUp, serve } from '../../test/content';
import type { Served, TestContent } from '../../test/content';
import { recipeContent } from '../../test/recipes';
import type { JsonObject } from '../model/json';
import { MAX_ADDRESS_CHARACTERS } from './requestListener';

let content: TestContent;
let service: Served;
beforeAll(async () => {
  content = await recipeContent();
  service = await serve(content);
});
afterAll(cleanUp);

const raw = (path: string, headers: Record<string, string> = {}, method = 'GET', to = service) =>
  rawRequest(to, path, headers, method);

test('the metadata declares every parameter of the search form', async () => {
  const { body } = await get(service, '/api');
  const { everything } = body.forms as { everything: JsonObject };
  expect(everything.action).toBe(`${service.url}/api/v2/documents/search`);
  expect(Object.keys(everything.fields ?? {}).join()).toBe(
    'ref,q,lang,page,pageSize,after,fetch,fetchLinks,graphQuery,orderings,referer',
  );
  expect(everything.fields).toMatchObject({
    q: { type: 'String', multiple: true },
    pageSize: { type: 'Integer', multiple: false, default: '20' },
  });
});

describe('every route', () => {
  test.each([
    '/api',
    '/api/v2',
    '/api/v2/documents/search',
    '/graphql',
    '/media/x',
    '/api/tags',
    '/previews/x',
    '/nope',
  ])('%s allows other origins', async (path) => {
    const { headers } = await raw(path);
    expect(headers['access-control-allow-origin']).toBe('*');
    const preflight = await raw(
      path,
      { 'access-control-request-headers': 'prismic-ref,x-more' },
      'OPTIONS',
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toBe('prismic-ref,x-more');
    expect(preflight.headers['access-control-allow-methods']).toContain('GET');
  });

  test('the front page can be read and framed by no other page, and a link leads there', async () => {
    const link = { referer: 'https://evil.test/', 'sec-fetch-site': 'cross-site' };
    const { status, headers } = await raw('/', link);
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  });

  test('methods other than GET are rejected', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await raw('/api/v2', {}, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
    expect((await raw('/api/v2', {}, 'HEAD')).body).toBe('');
  });

  test('a route that does not exist is 404 with JSON', async () => {
    const { status, body } = await get(service, '/api/v3');
    expect([status, body]).toEqual([
      404,
      { type: 'api_notfound_error', message: "There is no route '/api/v3'" },
    ]);
  });
});

describe('the host of a request', () => {
  test.each(['localhost', 'LOCALHOST:1', '127.0.0.1', '[::1]:3100', 'cms.test:8080', '[fe80::1]'])(
    '%s is answered',
    async (host) => {
      const allowing = await serve(content, { allowedHosts: ['CMS.test', 'fe80::1'] });
      expect((await raw('/api', { host }, 'GET', allowing)).status).toBe(200);
    },
  );

  test.each(['evil.test', 'localhost.evil.test:3100', '192.168.1.5:3100', '[::2]', 'a"b<script>'])(
    '%s is refused on every route, with the remedy',
    async (host) => {
      for (const path of ['/api/v2', '/', '/graphql', '/media/x', '/nope']) {
        const { status, body } = await raw(path, { host });
        expect(status).toBe(421);
        expect((JSON.parse(body) as JsonObject).message).toMatch(
          /It answers to localhost, .* start it with --allow-host \S+ or the variable ALLOWED_HOSTS=/,
        );
        expect(body).not.toContain('script');
      }
      expect((await raw('/previews?document=x', { host }, 'POST')).status).toBe(421);
    },
  );
});

test('an address is accepted up to the limit; a longer one gets the status of the network in front of Prismic', async () => {
  const long = (characters: number) => '/api?'.padEnd(characters, 'a');
  const statuses = [MAX_ADDRESS_CHARACTERS, MAX_ADDRESS_CHARACTERS + 1, 100_000].map(
    async (length) => (await raw(long(length))).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 414, 431]);
});

test('a few hundred random queries are answered', async () => {
  const pieces = [
    ...'[ ] [[ ]] ( ) " \\ , at not any in has missing fulltext document.type document.id document.tags'.split(
      ' ',
    ),
    ...'my.recipe.title my.recipe.ingredients.name my.x __proto__ "recipe" 1 -1e9 true desc ð \ud83d'.split(
      ' ',
    ),
    ...'{ } allRecipes _meta where: $a ... @skip'.split(' '),
    ...[':d = ', '["a", "b"]', ' ', '\n'],
  ];
  const nonsense = fc
    .array(fc.constantFrom(...pieces), { maxLength: 12 })
    .map((list) => list.join(''));
  const names = ['orderings', 'lang', 'page', 'pageSize', 'after', 'fetch', 'q'];
  const requests = fc.tuple(fc.constantFrom(...names), nonsense, nonsense, nonsense);
  for (const [name, first, second, third] of fc.sample(requests, {
    numRuns: 300,
    seed: 20261121,
  })) {
    const params = { q: `[[at(document.type, "recipe")]${first}]`, [name]: second };
    expect([200, 400]).toContain((await search(service, params)).status);
    const query = `{ allRecipes${second} { edges { node { ${third} } } } }`;
    expect([200, 400]).toContain((await queryGraphql(service, query)).status);
  }
  expect(service.log).toEqual([]);
});
