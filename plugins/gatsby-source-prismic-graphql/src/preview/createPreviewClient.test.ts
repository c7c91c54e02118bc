/** @jest-environment ./plugins/gatsby-source-prismic-graphql/test/browserEnvironment.ts */
import type { StubAnswer, StubServer } from '../../test/startStubServer';
import { startStubServer } from '../../test/startStubServer';
import { createPreviewClient } from './createPreviewClient';
import { toPreviewError } from './PreviewError';

const query = 'query ArticlePage($uid:String!){article(uid:$uid lang:"is"){title}}';
const ref = 'https://acme.prismic.io/previews/X1:Y2?websitePreviewId=Z3';
const data = { article: { title: 'Drög' } };

let server: StubServer;
let asked: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;
beforeEach(async () => {
  server = await startStubServer(() => ({ body: { data } }));
  asked = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  jest.restoreAllMocks();
  return server.close();
});

function ask({ isPost = false, signal }: { isPost?: boolean; signal?: AbortSignal } = {}) {
  const client = createPreviewClient({
    graphql: `${server.url}/graphql`,
    useGETForQueries: !isPost,
  });
  const variables = { uid: 'stóll', unused: 1 };
  return client({
    query,
    variables,
    ref,
    integrationFieldsRef: 'I1',
    ...(signal ? { signal } : {}),
  });
}

/** How the last request was made. */
function lastRequest() {
  const [, init = {}] = asked.mock.lastCall ?? [];
  return { ...init, headers: Object.fromEntries(new Headers(init.headers)) };
}

/** What an editor is told when the service answers so. */
async function failureWith(answer: StubAnswer) {
  server.answer = () => answer;
  const error = toPreviewError(await ask().catch((thrown: unknown) => thrown));
  return error && `${error.kind}: ${error.message}`;
}

test('by GET the ref is in the address, and no header is sent that Prismic need not allow', async () => {
  expect(await ask()).toEqual(data);
  const [url] = server.requests;
  expect(url?.pathname).toBe('/graphql');
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    ...{ ref, query, operationName: 'ArticlePage' },
    variables: '{"uid":"stóll"}',
  });
  const { method, headers, cache, credentials, body } = lastRequest();
  expect({ method, cache, credentials, body }).toEqual({
    ...{ method: 'GET', cache: 'no-store', credentials: 'same-origin' },
    body: undefined,
  });
  expect(headers).toMatchObject({ 'prismic-ref': ref, 'prismic-integration-field-ref': 'I1' });
  expect(headers).not.toHaveProperty('content-type');
});

test('by POST name, variables and query are the body, with the credentials of the same origin', async () => {
  expect(await ask({ isPost: true })).toEqual(data);
  expect(server.requests[0]?.search).toBe('');
  const { method, headers, cache, credentials, body } = lastRequest();
  expect({ method, cache, credentials }).toEqual({
    ...{ method: 'POST', cache: 'no-store', credentials: 'same-origin' },
  });
  expect(headers).toMatchObject({ 'prismic-ref': ref, 'content-type': 'application/json' });
  expect(JSON.parse(String(body))).toEqual({
    ...{ operationName: 'ArticlePage', query },
    variables: { uid: 'stóll' },
  });
});

test('the same question is asked again each time', async () => {
  server.answer = () => ({
    body: { data: { count: server.requests.length } },
    headers: { 'cache-control': 'max-age=3600' },
  });
  const client = createPreviewClient({ graphql: server.url, useGETForQueries: true });
  const question = { query: '{ count }', variables: {}, ref };
  expect([await client(question), await client(question)]).toEqual([{ count: 1 }, { count: 2 }]);
});

test.each([300, 400, 429, 500, 503])('status %i is a failure of the service', async (status) => {
  expect(await failureWith({ status, body: 'whoa' })).toBe(
    `service: Response not successful: Received status code ${status}\nwhoa`,
  );
});

test.each([
  [404, { type: 'api_notfound_error', message: 'Ref not found.' }, 'ended'],
  [410, 'Ref expired', 'ended'],
  [400, { error: 'The preview token has expired' }, 'ended'],
  [404, '<html>Nothing</html>', 'service'],
  [401, 'Invalid access token', 'private'],
  [403, { error: 'Bad token' }, 'private'],
])('status %i with %j is told as %s', async (status, body, kind) => {
  expect(await failureWith({ status, body })).toMatch(
    new RegExp(`^${kind}: Response not successful: Received status code ${status}\n`),
  );
});

test('what is not JSON is a parse error', async () => {
  expect(await failureWith({ body: '<html>whoa</html>' })).toMatch(/^service: Parse error: /);
});

test.each([[{}], [{ message: 'ok' }], ['null']])(
  'an answer with neither data nor errors says for which query: %j',
  async (body) => {
    expect(await failureWith({ body })).toMatch(
      /^service: Server response was missing for query 'ArticlePage'\.$/,
    );
  },
);

test('errors are told in the service’s own words, each once', async () => {
  const errors = [{ message: 'Max query depth 9 is reached.' }, { message: 'Other' }];
  const body = { data: null, errors: [...errors, ...errors] };
  expect(await failureWith({ body })).toBe(
    `service: ${server.url}/graphql answers: Max query depth 9 is reached.\nOther`,
  );
});

test.each([['reset' as const], ['closed' as const]])(
  'a connection that is lost is told as that: %s',
  async (way) => {
    if (way === 'closed') await server.close();
    expect(await failureWith(way === 'closed' ? 'hang' : way)).toMatch(/^network: /);
  },
);

test('a request that is given up is no failure', async () => {
  const giveUp = new AbortController();
  server.answer = () => {
    giveUp.abort();
    return 'hang';
  };
  const error: unknown = await ask({ signal: giveUp.signal }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'AbortError' });
  expect(toPreviewError(error)).toBeUndefined();
});

test('one that was given up before it began is not made', async () => {
  const error: unknown = await ask({ signal: AbortSignal.abort() }).catch(
    (thrown: unknown) => thrown,
  );
  expect(toPreviewError(error)).toBeUndefined();
  expect(server.requests).toEqual([]);
});
