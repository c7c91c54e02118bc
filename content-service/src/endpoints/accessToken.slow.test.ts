import { get } from '../../test/requests';
import { cleanUp, serve } from '../../test/content';
import type { TestContent } from '../../test/content';
import { recipeContent } from '../../test/recipes';
import type { ContentService } from '../startContentService';

const accessToken = 'MC5YZW50Lk5v';

let content: TestContent;
let service: ContentService;
beforeAll(async () => {
  content = await recipeContent();
  service = await serve(content, { accessToken: accessToken });
});
afterAll(cleanUp);

const searchPath = '/api/v2/documents/search';
const queryParams = { query: '{ allCooks { totalCount } }' };

describe.each([
  ['no token', {}, {}],
  ['a wrong token as parameter', { access_token: 'nope' }, {}],
  ['a wrong token as header', {}, { authorization: 'Token nope' }],
  ['the beginning of the token', { access_token: accessToken.slice(0, -1) }, {}],
  [
    'a wrong parameter beside the right header',
    { access_token: 'no' },
    { authorization: `Token ${accessToken}` },
  ],
])('with %s', (_what, params, headers) => {
  test.each([
    ['/api', 401, 'Invalid access token'],
    ['/api/v2', 401, 'Invalid access token'],
    [searchPath, 403, 'Access to this Ref requires an access token'],
    ['/graphql', 403, 'Access to this Ref requires an access token'],
  ])('%s is %i', async (path, status, message) => {
    const ref = service.ref();
    const sent = { 'prismic-ref': ref, ...(headers as Record<string, string>) };
    const response = await get(service, path, { ref, ...queryParams, ...params }, sent);
    const body = {
      ...{ type: 'api_security_error', message },
      oauth_initiate: `${service.url}/auth`,
      oauth_token: `${service.url}/auth/token`,
    };
    expect([response.status, response.body]).toEqual([status, body]);
  });
});

test.each([
  ['as parameter', { access_token: accessToken }, {}],
  ['as Prismic’s header', {}, { authorization: `Token ${accessToken}` }],
  ['as a bearer', {}, { authorization: `Bearer ${accessToken}` }],
])('the token %s gives access to everything', async (_what, params, headers) => {
  const sent = headers as Record<string, string>;
  for (const path of ['/api', '/api/v2'])
    expect((await get(service, path, params, sent)).status).toBe(200);
  const search = await get(service, searchPath, { ref: service.ref(), ...params }, sent);
  expect(search.status).toBe(200);
  const { body } = await get(
    service,
    '/graphql',
    { ...queryParams, ...params },
    { 'prismic-ref': service.ref(), ...sent },
  );
  expect(body).toEqual({ data: { allCooks: { totalCount: 1 } } });
});

test('a made-up ref opens no preview', async () => {
  const { url } = service;
  const response = await fetch(`${url}/previews?refs=names&ref=made:up`, { method: 'POST' });
  expect(response.status).toBe(403);
});
