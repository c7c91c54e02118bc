import type { StubResponse, StubServer } from '../../../test/startStubServer';
import { startStubServer } from '../../../test/startStubServer';
import { PrismicError } from '../../PrismicError';
import { requestJson } from './requestJson';

let stub: StubServer;
beforeEach(async () => {
  stub = await startStubServer(() => ({ body: { hello: 'world' } }));
});
afterEach(() => stub.close());

const LONG_TIMEOUT_MS = 10_000;

async function failWith(response: StubResponse, path = '/api/v2', timeoutInMs = LONG_TIMEOUT_MS) {
  stub.respond = () => response;
  const error: unknown = await requestJson(stub.url + path, timeoutInMs).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PrismicError);
  return error as PrismicError & { status?: number };
}

test('parses JSON', async () => {
  expect((await requestJson(`${stub.url}/api/v2`, LONG_TIMEOUT_MS)).body).toEqual({
    hello: 'world',
  });
});

test.each([301, 429, 503])('the error for status %i contains the URL', async (status) => {
  const error = await failWith({ status, body: '<html>Sorry</html>' }, '/api/v2?page=1');
  expect(error.message).toBe(`Unexpected status code [${status}] on URL ${stub.url}/api/v2?page=1`);
  expect(error.status).toBe(status);
  expect(stub.requests).toHaveLength(1);
});

test.each(['message', 'error'])(
  'the error quotes the service’s %s on the second line',
  async (key) => {
    const error = await failWith({ status: 404, body: { [key]: 'This preview has ended' } });
    expect(error.message).toBe(
      `Unexpected status code [404] on URL ${stub.url}/api/v2\nThe service says: This preview has ended`,
    );
  },
);

test.each<StubResponse>(['hang', 'stall'])('a %s is a timeout', async (response) => {
  const error = await failWith(response, '/api/v2', 200);
  expect(error.message).toBe(`${stub.url}/api/v2 response timeout`);
  expect(error.status).toBeUndefined();
});

test('the error for a reset connection contains the reason', async () => {
  const error = await failWith('reset');
  expect(error.message).toBe(`${stub.url}/api/v2 cannot be reached (UND_ERR_SOCKET)`);
});

test('the error for a refused connection contains the reason', async () => {
  await stub.close();
  const error = await failWith({ body: '' });
  expect(error.message).toBe(`${stub.url}/api/v2 cannot be reached (ECONNREFUSED)`);
});

test.each([
  ['<!doctype html><title>Hello</title>', 'HTML'],
  ['{"refs": [', 'other text'],
  ['', 'other text'],
])('the response %s is an error', async (body, kind) => {
  const { message } = await failWith({ body });
  expect(message).toBe(
    `${stub.url}/api/v2 is not Prismic's content API: it responded with ${kind}, not with JSON.`,
  );
});

describe('the access token', () => {
  const token = 'MC5s/ö+c =€';
  const path = `/api/v2?${new URLSearchParams({ access_token: token, page: '1' })}`;

  test.each<[string, StubResponse]>([
    ['a status', { status: 503, body: '' }],
    [
      'a service that quotes the token',
      { status: 401, body: { error: `No such token: ${token}` } },
    ],
    ['HTML', { body: '<html>' }],
    ['a timeout', 'hang'],
    ['a reset', 'reset'],
  ])('is not in the error for %s', async (_, response) => {
    const { message, stack } = await failWith(response, path, 300);
    expect(message).toContain(`${stub.url}/api/v2?access_token=[access token]&page=1`);
    for (const text of [message, String(stack)]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain('MC5s');
    }
  });

  test('is not in an error that quotes a URL from the service', async () => {
    const body = { message: `Not found: ${path}` };
    const { message } = await failWith({ status: 404, body }, path);
    expect(message).not.toContain('MC5s');
    expect(message).toContain('page=1');
  });
});

test.each([
  [undefined, 5000],
  ['public', 5000],
  ['max-age=60', 60_000],
  ['public, Max-Age=31536000, immutable', 31_536_000_000],
  ['s-maxage=60', 5000],
  ['max-age=0', 0],
  ['no-store', 0],
  ['private, no-cache, max-age=60', 0],
])('a response with cache-control %s is cached for %i ms', async (cacheControl, lifetimeInMs) => {
  stub.respond = () => ({
    body: '{}',
    ...(cacheControl === undefined ? {} : { headers: { 'cache-control': cacheControl } }),
  });
  expect(await requestJson(stub.url, LONG_TIMEOUT_MS)).toEqual({ body: {}, lifetimeInMs });
});
