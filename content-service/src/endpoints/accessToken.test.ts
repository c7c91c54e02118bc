import { get } from '../../test/ask';
import { serve } from '../../test/content';
import type { TestContent } from '../../test/content';
import { kitchenContent } from '../../test/kitchen';
import type { ContentService } from '../startContentService';

const TOKEN = 'MC5YZW50Lk5v';

let content: TestContent;
let service: ContentService;
beforeAll(async () => {
  content = await kitchenContent();
  service = await serve(content, { accessToken: TOKEN });
});
afterAll(async () => {
  await service.close();
  content.remove();
});

const SEARCH = '/api/v2/documents/search';
const METADATA = ['/api', '/api/v2'];
const QUERY = { query: '{ allCooks { totalCount } }' };

describe.each([
  ['no token', {}, {}],
  ['a wrong token as parameter', { access_token: 'nope' }, {}],
  ['a wrong token as header', {}, { authorization: 'Token nope' }],
  ['an empty token', { access_token: '' }, {}],
  ['the beginning of the token', { access_token: TOKEN.slice(0, -1) }, {}],
  ['the token in an unknown scheme', {}, { authorization: `Basic ${TOKEN}` }],
  [
    'a wrong parameter beside the right header',
    { access_token: 'no' },
    { authorization: `Token ${TOKEN}` },
  ],
])('with %s', (_what, params, headers) => {
  const oauth = () => ({
    oauth_initiate: `${service.url}/auth`,
    oauth_token: `${service.url}/auth/token`,
  });

  test.each(METADATA)('%s is 401', async (path) => {
    const { status, body } = await get(service, path, params, headers as Record<string, string>);
    expect(status).toBe(401);
    expect(body).toEqual({
      type: 'api_security_error',
      message: 'Invalid access token',
      ...oauth(),
    });
  });

  test.each([SEARCH, '/graphql'])('%s is 403', async (path) => {
    const { status, body } = await get(
      service,
      path,
      { ref: service.ref(), ...QUERY, ...params },
      { 'prismic-ref': service.ref(), ...headers },
    );
    expect(status).toBe(403);
    expect(body).toEqual({
      type: 'api_security_error',
      message: 'Access to this Ref requires an access token',
      ...oauth(),
    });
  });
});

test.each([
  ['as parameter', { access_token: TOKEN }, {}],
  ['as Prismic’s header', {}, { authorization: `Token ${TOKEN}` }],
  ['as a bearer', {}, { authorization: `Bearer ${TOKEN}` }],
])('the token %s opens everything', async (_what, params, headers) => {
  const sent = headers as Record<string, string>;
  for (const path of METADATA) expect((await get(service, path, params, sent)).status).toBe(200);
  const search = await get(service, SEARCH, { ref: service.ref(), ...params }, sent);
  expect(search.status).toBe(200);
  const { body } = await get(
    service,
    '/graphql',
    { ...QUERY, ...params },
    { 'prismic-ref': service.ref(), ...sent },
  );
  expect(body).toEqual({ data: { allCooks: { totalCount: 1 } } });
});

test('metadata that was asked for with the token hands it on in the form', async () => {
  const { body } = await get(service, '/api/v2', { access_token: TOKEN });
  expect(body.forms).toMatchObject({
    everything: { fields: { access_token: { type: 'String', multiple: false, default: TOKEN } } },
  });
});

test('the explorer is a page without content, and open', async () => {
  const response = await fetch(`${service.url}/graphql`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(200);
});
