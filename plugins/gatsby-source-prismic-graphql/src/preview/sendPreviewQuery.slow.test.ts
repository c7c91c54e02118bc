/** @jest-environment ./plugins/gatsby-source-prismic-graphql/test/browserEnvironment.ts */
import type { StubResponse, StubServer } from '../../test/startStubServer';
import { startStubServer } from '../../test/startStubServer';
import { toPreviewError } from './previewRequests';
import { sendPreviewQuery } from './previewRequests';

const query = 'query ArticlePage($uid:String!){article(uid:$uid lang:"is"){title}}';
const ref = 'https://acme.prismic.io/previews/X1:Y2?websitePreviewId=Z3';
const data = { article: { title: 'Drög' } };

let server: StubServer;
let fetchSpy: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;
beforeEach(async () => {
  server = await startStubServer(() => ({ body: { data } }));
  fetchSpy = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  jest.restoreAllMocks();
  return server.close();
});

function sendQuery({ isPost = false, signal }: { isPost?: boolean; signal?: AbortSignal } = {}) {
  const endpoint = { graphql: `${server.url}/graphql`, useGETForQueries: !isPost };
  const variables = { uid: 'stóll' };
  return sendPreviewQuery(endpoint, { query, variables, ref, integrationFieldsRef: 'I1', signal });
}

function lastRequest() {
  const [, init = {}] = fetchSpy.mock.lastCall ?? [];
  return { ...init, headers: Object.fromEntries(new Headers(init.headers)) };
}

async function failureWith(response: StubResponse) {
  server.respond = () => response;
  const error = toPreviewError(await sendQuery().catch((thrown: unknown) => thrown));
  return error && `${error.kind}: ${error.message}`;
}

test('a GET request has the ref in the URL, and no header that Prismic’s CORS rules may forbid', async () => {
  expect(await sendQuery()).toEqual(data);
  const [url] = server.requests;
  expect(url?.pathname).toBe('/graphql');
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    ...{ ref, query, operationName: 'ArticlePage' },
    variables: '{"uid":"stóll"}',
  });
  const { method, headers, cache, credentials, body } = lastRequest();
  expect({ method, cache, credentials, body }).toEqual({
    ...{ method: 'GET', cache: 'no-store', credentials: 'same-origin' },
    body: null,
  });
  expect(headers).toMatchObject({ 'prismic-ref': ref, 'prismic-integration-field-ref': 'I1' });
  expect(headers).not.toHaveProperty('content-type');
});

test('a POST request has the name, the variables and the query in the body, and same-origin credentials', async () => {
  expect(await sendQuery({ isPost: true })).toEqual(data);
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

test('sends the same query again each time', async () => {
  server.respond = () => ({
    body: { data: { count: server.requests.length } },
    headers: { 'cache-control': 'max-age=3600' },
  });
  const send = () =>
    sendPreviewQuery(
      { graphql: server.url, useGETForQueries: true },
      { query: '{ count }', variables: {}, ref },
    );
  expect([await send(), await send()]).toEqual([{ count: 1 }, { count: 2 }]);
});

test('repairs the texts of drafts', async () => {
  server.respond = () => ({ body: { data: { article: { title: 'Dr\ud83cög' } } } });
  expect(await sendQuery()).toEqual({ article: { title: 'Dr ög' } });
});

test.each([300, 429, 500])('status %i is an error of the kind service', async (status) => {
  expect(await failureWith({ status, body: 'whoa' })).toBe(
    `service: Response not successful: Received status code ${status}\nwhoa`,
  );
});

test.each([
  [404, { type: 'api_notfound_error', message: 'Ref not found.' }, 'ended'],
  [400, { error: 'The preview token has expired' }, 'ended'],
  [404, '<html>Nothing</html>', 'service'],
  [401, 'Invalid access token', 'private'],
])('status %i with %j is an error of the kind %s', async (status, body, kind) => {
  expect(await failureWith({ status, body })).toMatch(
    new RegExp(`^${kind}: Response not successful: Received status code ${status}\n`),
  );
});

test('shows each error of the service once', async () => {
  const errors = [{ message: 'Max query depth 9 is reached.' }, { message: 'Other' }];
  const body = { data: null, errors: [...errors, ...errors] };
  expect(await failureWith({ body })).toBe(
    `service: ${server.url}/graphql responded with errors: Max query depth 9 is reached.\nOther`,
  );
});

test.each([
  ['<html>', 'Parse error: '],
  [{}, "Server response was missing for query 'ArticlePage'."],
  ['null', "Server response was missing for query 'ArticlePage'."],
])('a response without data is an error: %j', async (body, message) => {
  expect(await failureWith({ body })).toMatch(`service: ${message}`);
});

test('sends no request for a signal that is already aborted', async () => {
  const error: unknown = await sendQuery({ signal: AbortSignal.abort() }).catch(
    (thrown: unknown) => thrown,
  );
  expect(toPreviewError(error)).toBeUndefined();
  expect(server.requests).toEqual([]);
});
