/** @jest-environment ./plugins/gatsby-source-prismic-graphql/test/browserEnvironment.ts */
import type { StubResponse, StubServer } from '../../test/startStubServer';
import { startStubServer } from '../../test/startStubServer';
import { ServiceError } from '../PrismicError';
import {
  fetchManifest,
  openSession,
  PreviewError,
  sendPreviewQuery,
  toPreviewError,
} from './previewRequests';

const query = 'query ArticlePage($uid:String!){article(uid:$uid lang:"is"){title}}';
const ref = 'https://acme.prismic.io/previews/X1:Y2?websitePreviewId=Z3';
const data = { article: { title: 'Drög' } };

let server: StubServer;
let fetchSpy: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;
beforeEach(async () => {
  server = await startStubServer(() => ({ body: { data } }));
  fetchSpy = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => jest.restoreAllMocks());

function sendQuery({ isPost = false } = {}) {
  const endpoint = { graphql: `${server.url}/graphql`, useGETForQueries: !isPost };
  const variables = { uid: 'stóll' };
  return sendPreviewQuery(endpoint, { query, variables, ref, integrationFieldsRef: 'I1' });
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

test('repairs the texts of drafts', async () => {
  server.respond = () => ({ body: { data: { article: { title: 'Dr\ud83cög' } } } });
  expect(await sendQuery()).toEqual({ article: { title: 'Dr ög' } });
});

test.each([
  [300, 'whoa', 'service'],
  [500, 'whoa', 'service'],
  [404, { type: 'api_notfound_error', message: 'Ref not found.' }, 'ended'],
  [400, { error: 'The preview token has expired' }, 'ended'],
  [404, '<html>Nothing</html>', 'service'],
  [401, 'Invalid access token', 'private'],
])('status %i with %j is an error of the kind %s', async (status, body, kind) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  expect(await failureWith({ status, body })).toBe(
    `${kind}: Response not successful: Received status code ${status}\n${text}`,
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

describe('the manifest', () => {
  test.each([[''], ['/'], ['/site/']])('is fetched below the path prefix %s', async (root) => {
    server.respond = () => ({ body: { api: 'http://localhost:3100/api/v2' } });
    expect(await fetchManifest(server.url + root)).toEqual({ api: 'http://localhost:3100/api/v2' });
    expect(server.requests[0]?.pathname).toBe(`${root.replace(/\/$/, '')}/prismic-preview.json`);
  });

  test.each([
    [{ status: 404, body: '<html>' }],
    [{ body: '<html>Not found</html>' }],
    [{ body: {} }],
    [{ status: 500, body: { api: 'x' } }],
  ])('that is missing or invalid is an error: %j', async (response) => {
    server.respond = () => response;
    await expect(fetchManifest(`${server.url}/`)).rejects.toMatchObject({
      kind: 'service',
      message: expect.stringMatching(
        /prismic-preview\.json is not a preview manifest \(status \d+\): deploy this file/,
      ),
    });
  });
});

describe('a session', () => {
  const open = (body: object | string, status = 200) => {
    server.respond = () => ({ body, status });
    return openSession(`${server.url}/previews/X1:Y2?websitePreviewId=Z3`);
  };

  test('has a main document and, of other services, an event stream and an end time', async () => {
    const prismic = { label: 'Draft', ref: 'x', mainDocument: 'X1', type: 'DRAFT' };
    expect(await open(prismic)).toEqual({ mainDocument: 'X1' });
    expect(server.requests[0]?.href).toMatch(/\/previews\/X1:Y2\?websitePreviewId=Z3$/);
    const events = `${server.url}/previews/X1/events`;
    expect(await open({ ...prismic, events, expiresAt: '2026-11-21T14:00:00.000Z' })).toEqual({
      ...{ mainDocument: 'X1', events },
      expiresAt: Date.UTC(2026, 10, 21, 14),
    });
  });

  test.each([
    [{ mainDocument: '', events: 7, expiresAt: 'soon' }],
    [{ mainDocument: { id: 'X1' }, expiresAt: 1_800_000_000 }],
    [{ events: 'https://example.is/events' }],
    [{ events: 'javascript:alert(1)' }],
    [[]],
    ['null'],
  ])('ignores invalid values: %j', async (body) => {
    expect(await open(body)).toEqual({});
  });

  test('that has ended is an error with its status', async () => {
    await expect(open({ message: 'Preview not found' }, 404)).rejects.toMatchObject({
      status: 404,
    });
  });
});

const rest = (status: number, said = '') =>
  new ServiceError(`Unexpected status code [${status}] on URL x${said}`, status);

test.each<[unknown, string | undefined]>([
  [new PreviewError('refused', 'Not ours'), 'refused'],
  [rest(404, '\nThe service says: Not found.'), 'ended'],
  [rest(410), 'ended'],
  [rest(404), 'service'],
  [rest(403), 'private'],
  [rest(500), 'service'],
  [new ServiceError('x cannot be reached (Failed to fetch)'), 'network'],
  [new ServiceError('x response timeout'), 'network'],
  [new ServiceError('Missing everything form'), 'service'],
  [new TypeError('Failed to fetch'), 'network'],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'network'],
  [new TypeError('Load failed'), 'network'],
  [new TypeError('undefined is not an object'), 'service'],
  ['a text', 'service'],
  [new DOMException('', 'AbortError'), undefined],
])('%s has the kind %s', (thrown, kind) => {
  const error = toPreviewError(thrown);
  expect(error?.kind).toBe(kind);
  if (error) expect(String(thrown)).toContain(error.message);
});
