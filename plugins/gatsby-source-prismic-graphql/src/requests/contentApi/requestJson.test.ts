import type { StubAnswer, StubServer } from '../../../test/startStubServer';
import { startStubServer } from '../../../test/startStubServer';
import { PrismicError } from '../../PrismicError';
import { requestJson } from './requestJson';

let stub: StubServer;
beforeEach(async () => {
  stub = await startStubServer(() => ({ body: { hello: 'world' } }));
});
afterEach(() => stub.close());

const plenty = 10_000;

async function failWith(answer: StubAnswer, path = '/api/v2', timeoutInMs = plenty) {
  stub.answer = () => answer;
  const error: unknown = await requestJson(stub.url + path, timeoutInMs).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PrismicError);
  return error as PrismicError & { status?: number };
}

test('reads JSON', async () => {
  expect((await requestJson(`${stub.url}/api/v2`, plenty)).body).toEqual({ hello: 'world' });
});

test.each([301, 400, 404, 429, 500, 503])('status %i is named with the address', async (status) => {
  const error = await failWith({ status, body: '<html>Sorry</html>' }, '/api/v2?page=1');
  expect(error.message).toBe(`Unexpected status code [${status}] on URL ${stub.url}/api/v2?page=1`);
  expect(error.status).toBe(status);
  expect(stub.requests).toHaveLength(1);
});

test.each(['message', 'error'])(
  'what the service says as %s stands below the status',
  async (key) => {
    const error = await failWith({ status: 404, body: { [key]: 'This preview has ended' } });
    expect(error.message).toBe(
      `Unexpected status code [404] on URL ${stub.url}/api/v2\nThe service says: This preview has ended`,
    );
  },
);

test.each<StubAnswer>(['hang', 'stall'])('a %s is a timeout', async (answer) => {
  const error = await failWith(answer, '/api/v2', 200);
  expect(error.message).toBe(`${stub.url}/api/v2 response timeout`);
  expect(error.status).toBeUndefined();
});

test('an answer that is reset is named with the reason', async () => {
  const error = await failWith('reset');
  expect(error.message).toBe(`${stub.url}/api/v2 cannot be reached (UND_ERR_SOCKET)`);
});

test('so is an address where nobody answers', async () => {
  await stub.close();
  const error = await failWith({ body: '' });
  expect(error.message).toBe(`${stub.url}/api/v2 cannot be reached (ECONNREFUSED)`);
});

test.each([
  ['<!doctype html><title>Hello</title>', 'HTML'],
  ['{"refs": [', 'something'],
  ['', 'something'],
])('%s is not the content API', async (body, kind) => {
  const { message } = await failWith({ body });
  expect(message).toBe(
    `${stub.url}/api/v2 is not Prismic's content API: it answered with ${kind}, not with JSON.`,
  );
});

describe('the access token', () => {
  const token = 'MC5s/ö+c =€';
  const path = `/api/v2?${new URLSearchParams({ access_token: token, page: '1' })}`;

  test.each<[string, StubAnswer]>([
    ['a status', { status: 503, body: '' }],
    ['a service that quotes it', { status: 401, body: { error: `No such token: ${token}` } }],
    ['HTML', { body: '<html>' }],
    ['a timeout', 'hang'],
    ['a reset', 'reset'],
  ])('is not in the error of %s', async (_, answer) => {
    const { message, stack } = await failWith(answer, path, 300);
    expect(message).toContain(`${stub.url}/api/v2?access_token=[access token]&page=1`);
    for (const text of [message, String(stack)]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain('MC5s');
    }
  });

  test('is not in what the service quotes of an address either', async () => {
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
])('an answer with cache-control %s is kept for %i ms', async (cacheControl, lifetimeInMs) => {
  stub.answer = () => ({
    body: '{}',
    ...(cacheControl === undefined ? {} : { headers: { 'cache-control': cacheControl } }),
  });
  expect(await requestJson(stub.url, plenty)).toEqual({ body: {}, lifetimeInMs });
});
